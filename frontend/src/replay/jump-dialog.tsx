import { useQueryClient } from '@tanstack/react-query';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { useState } from 'react';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { useClinic } from '../time/use-clinic';
import type { HistoryReference } from './history-reference';
import { replayMessages } from './messages';
import { momentAt } from './replay-time';
import { eventsPage } from './use-history-events';

interface Props {
  reference: HistoryReference;
  title: string;
  /** The time of the first event, which the fields begin with. */
  first: string | undefined;
  /** Gets the position of the last event up to the moment; 0 if it is before the first. */
  onFound: (position: string) => void;
  onClose: () => void;
}

/** Finds the event at a date and time of the clinic. */
export function JumpDialog({ reference, title, first, onFound, onClose }: Props) {
  const m = useMessages(replayMessages);
  const client = useQueryClient();
  const { timeZone } = useClinic();
  const [date, setDate] = useState(first === undefined ? '' : clinicTime(new Date(first), timeZone).date);
  const [time, setTime] = useState('23:59');
  const [state, setState] = useState<'asking' | 'finding' | 'failed' | 'missing'>('asking');
  const find = async () => {
    if (!date) return setState('missing');
    setState('finding');
    // The whole minute is included.
    const to = new Date(Date.parse(momentAt(date, time || '23:59', timeZone)) + 59_999).toISOString();
    try {
      const { events } = await client.fetchQuery(eventsPage(reference, { to }));
      onFound(events[0]?.position ?? '0');
    } catch (error) {
      if (!(error instanceof Error)) throw error;
      setState('failed');
    }
  };
  return (
    <FormDialog
      title={title}
      note={m.jumpNote}
      cancel={m.cancel}
      act={state === 'finding' ? m.going : m.go}
      look="contained"
      isPending={state === 'finding'}
      onSubmit={() => void find()}
      onClose={onClose}
    >
      <Field
        label={m.date}
        type="date"
        value={date}
        onChange={({ target }) => setDate(target.value)}
        error={state === 'missing' ? m.dateMissing : undefined}
      />
      <Field label={m.clock} type="time" value={time} onChange={({ target }) => setTime(target.value)} />
      {state === 'failed' && <Problem title={m.goFailed} text={m.nothingLost} />}
    </FormDialog>
  );
}
