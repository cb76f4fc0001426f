import { reviewBreakGlass } from '@anamnesis/contracts/break-glass/addresses';
import { MAX_BREAK_GLASS_TEXT, type ReviewOutcome, reviewOutcomes } from '@anamnesis/contracts/break-glass/constants';
import { Controller, useForm } from 'react-hook-form';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { ChoiceList } from '../look/choice-list';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { reviewMessages } from './review-messages';

interface Draft {
  /** Without a default: a review is made once. */
  outcome: ReviewOutcome | null;
  notes: string;
}

/** Asks for the outcome of a review. `title` says who opened whose record. */
export function ReviewDialog({ id, title, onClose }: { id: string; title: string; onClose: () => void }) {
  const m = useMessages(reviewMessages);
  const { control, register, handleSubmit, formState } = useForm<Draft>({
    defaultValues: { outcome: null, notes: '' },
  });
  const { mutate, isPending, error } = useCommand(reviewBreakGlass, {
    onDone: () => {
      toast.success(m.saved);
      onClose();
    },
  });
  const submit = handleSubmit(({ outcome, notes }) => {
    if (outcome !== null) mutate({ params: { id }, body: { outcome, notes } });
  });
  return (
    <FormDialog
      title={m.reviewTitle}
      note={title}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
      cancel={m.cancel}
      act={isPending ? m.saving : m.save}
      look="contained"
      isPending={isPending}
    >
      <p className="note">{m.ends}</p>
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
      <Field
        label={m.notes}
        optional
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_BREAK_GLASS_TEXT }}
        {...register('notes')}
      />
      {!isPending && error && <Problem title={m.saveFailed} text={error.message} />}
    </FormDialog>
  );
}
