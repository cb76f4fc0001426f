import { retractEntry } from '@anamnesis/contracts/records/addresses';
import { MAX_SHORT_TEXT, type retractable } from '@anamnesis/contracts/records/constants';
import Button from '@mui/material/Button';
import { History } from 'lucide-react';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { ChoiceList } from '../look/choice-list';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Icon } from '../look/icon';
import { Line, LineItem } from '../look/line';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import type { InRecordOf } from './entry-actions';
import { recordMessages } from './messages';
import { recordDay } from './record-day';
import { causeText, reasonOf, type RetractionCause, retractionCauses } from './retraction-cause';

/** Characters that are left for the text beside the longest cause. */
const MOST = MAX_SHORT_TEXT - 40;

interface Props {
  /** An entry, or an allergy, which has no day. */
  entry: { id: string; kind: (typeof retractable)[number]; title: string; date?: string };
  of: InRecordOf;
  onClose: () => void;
}

/** Retracts an entry of the signed-in author: what was wrong, and why. */
export function RetractEntry({ entry, of: { patientId, ...access }, onClose }: Props) {
  const m = useMessages(recordMessages);
  const { id: entryId, kind, title, date } = entry;
  const [cause, setCause] = useState<RetractionCause | null>(null);
  const [text, setText] = useState('');
  const [isChecked, setChecked] = useState(false);
  const { mutate, isPending, error } = useCommand(retractEntry, {
    onDone: () => {
      toast.success(m.retracted);
      onClose();
    },
  });
  const isTextMissing = cause === 'other' && text.trim() === '';
  const submit = () => {
    setChecked(true);
    if (cause === null || isTextMissing) return;
    const reason = reasonOf(causeText(m, kind, cause), cause, text.trim());
    mutate({ params: { patientId, entryId }, body: { kind, reason, ...access } });
  };
  return (
    <FormDialog
      title={m.retractTitle}
      note={m.kinds[kind]}
      isDirty={cause !== null || text.trim() !== ''}
      onSubmit={submit}
      onClose={onClose}
      actions={
        <>
          <Button variant="outlined" onClick={onClose}>
            {m.cancel}
          </Button>
          <Button type="submit" variant="contained" color="error" disabled={isPending}>
            {m.retract}
          </Button>
        </>
      }
    >
      <Line>
        <LineItem kind="retracted">
          <p className="voice">
            <s>{title}</s>
          </p>
          {date && <p className="note num">{recordDay(date)}</p>}
        </LineItem>
      </Line>
      <ChoiceList
        title={m.whatWasWrong}
        options={retractionCauses}
        nameOf={(each) => causeText(m, kind, each)}
        chosen={cause}
        error={isChecked && cause === null ? m.sayWhatWasWrong : undefined}
        onChange={setCause}
      />
      <Field
        label={m.reason}
        hint={m.whoReads}
        {...(cause !== 'other' && { optional: true })}
        multiline
        minRows={2}
        value={text}
        inputProps={{ maxLength: MOST }}
        error={isChecked && isTextMissing ? m.sayWhy : undefined}
        onChange={({ target }) => setText(target.value)}
      />
      <p className="row note">
        <Icon of={History} size={18} />
        {m.retractNote}
      </p>
      {!isPending && error && <Problem title={m.retractFailed} text={error.message} />}
    </FormDialog>
  );
}
