import { MAX_BREAK_GLASS_TEXT, type ReviewOutcome, reviewOutcomes } from '@anamnesis/contracts/break-glass/constants';
import { Controller, useForm } from 'react-hook-form';
import { useMessages } from '../language/messages';
import { ChoiceList } from '../look/choice-list';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { reviewMessages } from './review-messages';

interface Draft {
  /** Without a default: a review is made once. */
  outcome: ReviewOutcome | null;
  notes: string;
}

interface Props {
  title: string;
  /** Who opened whose record. */
  note: string;
  /** What the review does. */
  effect: string;
  /** Whether the patient was erased: notes are personal data of the patient, and cannot be kept. */
  isErased: boolean;
  isPending: boolean;
  error: Error | null;
  onReview: (outcome: ReviewOutcome, notes: string) => void;
  onClose: () => void;
}

/** Asks for the outcome of a review, and notes. */
export function ReviewForm({ title, note, effect, isErased, isPending, error, onReview, onClose }: Props) {
  const m = useMessages(reviewMessages);
  const { control, register, handleSubmit, formState } = useForm<Draft>({
    defaultValues: { outcome: null, notes: '' },
  });
  const submit = handleSubmit(({ outcome, notes }) => {
    if (outcome !== null) onReview(outcome, notes);
  });
  return (
    <FormDialog
      title={title}
      note={note}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
      cancel={m.cancel}
      act={isPending ? m.saving : m.save}
      look="contained"
      isPending={isPending}
    >
      <p className="note">{effect}</p>
      <Controller
        control={control}
        name="outcome"
        rules={{ validate: (outcome) => outcome !== null || m.chooseOutcome }}
        render={({ field: { ref, value, onChange }, fieldState }) => (
          <ChoiceList
            ref={ref}
            title={m.outcome}
            options={reviewOutcomes}
            nameOf={(each) => m.outcomes[each]}
            chosen={value}
            error={fieldState.error?.message}
            onChange={onChange}
          />
        )}
      />
      {isErased ? (
        <p className="note">{m.noNotes}</p>
      ) : (
        <Field
          label={m.notes}
          optional
          multiline
          minRows={2}
          inputProps={{ maxLength: MAX_BREAK_GLASS_TEXT }}
          {...register('notes')}
        />
      )}
      {!isPending && error && <Problem title={m.saveFailed} text={error.message} />}
    </FormDialog>
  );
}
