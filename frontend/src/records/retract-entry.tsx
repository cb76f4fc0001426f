import { retractEntry } from '@anamnesis/contracts/records/addresses';
import { MAX_SHORT_TEXT, type retractable } from '@anamnesis/contracts/records/constants';
import { History } from 'lucide-react';
import { Controller, useForm, useWatch } from 'react-hook-form';
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
import { recordDay } from '../time/record-day';
import { causeText, reasonOf, type RetractionCause, retractionCauses } from './retraction-cause';

/** Characters that are left for the text beside the longest cause. */
const MOST = MAX_SHORT_TEXT - 40;

interface Draft {
  cause: RetractionCause | null;
  text: string;
}

interface Props {
  /** An entry, or an allergy, which has no day. */
  entry: { id: string; kind: (typeof retractable)[number]; title: string; date?: string };
  of: InRecordOf;
  onClose: () => void;
}

/** Retracts an entry of the signed-in author: what was wrong, and why. */
export function RetractEntry({ entry, of: { patientId, patientName, ...access }, onClose }: Props) {
  const m = useMessages(recordMessages);
  const { id: entryId, kind, title, date } = entry;
  const { control, register, handleSubmit, formState } = useForm<Draft>({
    defaultValues: { cause: null, text: '' },
  });
  const isOther = useWatch({ control, name: 'cause' }) === 'other';
  const { mutate, isPending, error } = useCommand(retractEntry, {
    onDone: () => {
      toast.success(m.retracted);
      onClose();
    },
  });
  const submit = handleSubmit(({ cause, text }) => {
    if (cause === null) return;
    const reason = reasonOf(causeText(m, kind, cause), cause, text.trim());
    mutate({ params: { patientId, entryId }, body: { kind, reason, ...access } });
  });
  return (
    <FormDialog
      title={m.retractTitle}
      note={[patientName, m.kinds[kind]].filter(Boolean).join(', ')}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
      cancel={m.cancel}
      act={m.retract}
      look="error"
      isPending={isPending}
    >
      <Line>
        <LineItem kind="retracted">
          <p className="voice">
            <s>{title}</s>
          </p>
          {date && <p className="note num">{recordDay(date)}</p>}
        </LineItem>
      </Line>
      <Controller
        control={control}
        name="cause"
        rules={{ validate: (cause) => cause !== null || m.sayWhatWasWrong, deps: 'text' }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <ChoiceList
            ref={ref}
            title={m.whatWasWrong}
            options={retractionCauses}
            nameOf={(each) => causeText(m, kind, each)}
            chosen={value}
            error={fieldState.error?.message}
            onChange={onChange}
          />
        )}
      />
      <Field
        label={m.reason}
        hint={m.whoReads}
        {...(!isOther && { optional: true })}
        multiline
        minRows={2}
        inputProps={{ maxLength: MOST }}
        error={formState.errors.text?.message}
        {...register('text', { validate: (text, { cause }) => cause !== 'other' || text.trim() !== '' || m.sayWhy })}
      />
      <p className="row note">
        <Icon of={History} size={18} />
        {m.retractNote}
      </p>
      {!isPending && error && <Problem title={m.retractFailed} text={error.message} />}
    </FormDialog>
  );
}
