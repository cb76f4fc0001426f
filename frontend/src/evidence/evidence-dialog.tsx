import { openEvidence } from '@anamnesis/contracts/evidence/addresses';
import { clinicTime, dayAfter, slotAt } from '@anamnesis/contracts/time/slots';
import { useState } from 'react';
import { sentenceOf } from '../api/api-error';
import { download } from '../api/download';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { useClinic } from '../time/use-clinic';
import { evidenceMessages } from './messages';

/** Whose evidence, under which inquiry, and the extent of the history, ISO 8601, which the fields begin with. */
export interface AskedEvidence {
  readonly patientId: string;
  readonly inquiry: string;
  readonly first: string | undefined;
  readonly last: string | undefined;
}

/** Asks for the days, at the clinic, and downloads the package. */
export function EvidenceDialog({ patientId, inquiry, first, last, onClose }: AskedEvidence & { onClose: () => void }) {
  const m = useMessages(evidenceMessages);
  const { timeZone } = useClinic();
  const dayOf = (moment: string | undefined) =>
    moment === undefined ? '' : clinicTime(new Date(moment), timeZone).date;
  const [from, setFrom] = useState(dayOf(first));
  const [to, setTo] = useState(dayOf(last));
  const [state, setState] = useState<'asking' | 'making'>('asking');
  const [problem, setProblem] = useState<string | null>(null);
  const wrong = from === '' || to === '' ? m.daysMissing : to < from ? m.daysReversed : undefined;
  const [isTried, setTried] = useState(false);
  const midnight = (day: string) => slotAt(day, '00:00', timeZone).startsAt;
  const make = async () => {
    setTried(true);
    if (wrong) return;
    setState('making');
    setProblem(null);
    const period = { from: midnight(from), to: midnight(dayAfter(to, 1)) };
    try {
      const name = `Evidence ${from} ${to}.zip`;
      await download(openEvidence, { params: { id: patientId }, query: { inquiry, ...period } }, name);
      onClose();
    } catch (error) {
      setProblem(sentenceOf(error, m.nothingLost));
      setState('asking');
    }
  };
  return (
    <FormDialog
      title={m.title}
      note={m.note}
      cancel={m.cancel}
      act={state === 'making' ? m.making : m.make}
      look="contained"
      isPending={state === 'making'}
      onSubmit={() => void make()}
      onClose={onClose}
    >
      <Field label={m.from} type="date" value={from} onChange={({ target }) => setFrom(target.value)} />
      <Field
        label={m.to}
        type="date"
        value={to}
        onChange={({ target }) => setTo(target.value)}
        error={isTried ? wrong : undefined}
      />
      {problem !== null && <Problem title={m.failed} text={problem} />}
    </FormDialog>
  );
}
