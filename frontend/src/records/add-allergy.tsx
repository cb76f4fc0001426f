import { noteAllergy } from '@anamnesis/contracts/records/addresses';
import { MAX_SHORT_TEXT, MAX_TITLE } from '@anamnesis/contracts/records/constants';
import { useForm } from 'react-hook-form';
import { useCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { allergyMessages } from './allergy-messages';
import type { InRecordOf } from './entry-actions';

interface Props {
  of: InRecordOf;
  /** Who will see it. */
  note: string;
  onClose: () => void;
}

/** Notes an allergy or intolerance in a record. */
export function AddAllergy({ of: { patientId, appointmentId }, note, onClose }: Props) {
  const m = useMessages(allergyMessages);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { substance: '', reaction: '' } });
  const { mutate, isPending, error } = useCommand(noteAllergy, {
    onDone: ({ message }) => {
      toast.success(message);
      onClose();
    },
  });
  const save = handleSubmit((body) =>
    mutate({ params: { patientId }, body: { ...body, ...(appointmentId !== undefined && { appointmentId }) } }),
  );
  return (
    <FormDialog
      title={m.add}
      note={note}
      isDirty={formState.isDirty}
      onSubmit={() => void save()}
      onClose={onClose}
      cancel={m.cancel}
      act={isPending ? m.saving : m.save}
      look="contained"
      isPending={isPending}
    >
      <Field
        label={m.substance}
        inputProps={{ maxLength: MAX_TITLE }}
        error={formState.errors.substance?.message}
        {...register('substance', { validate: (text) => text.trim() !== '' || m.substanceMissing })}
      />
      <Field label={m.reaction} optional inputProps={{ maxLength: MAX_SHORT_TEXT }} {...register('reaction')} />
      {!isPending && error && <Problem title={m.failed} text={error.message} />}
    </FormDialog>
  );
}
