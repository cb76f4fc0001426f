import { holdErasure } from '@anamnesis/contracts/erasure/addresses';
import { MAX_HOLD_REASON } from '@anamnesis/contracts/erasure/constants';
import { useForm } from 'react-hook-form';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { toast } from '../look/toasts';
import { erasureListMessages } from './messages';

interface Props {
  /** Null to name the patient by address. */
  patient: { patientId: string; name: string } | null;
  onClose: () => void;
}

/** Places a retention hold, with a reason. */
export function HoldDialog({ patient, onClose }: Props) {
  const m = useMessages(erasureListMessages);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { userEmail: '', reason: '' } });
  const { errors, isDirty } = formState;
  const hold = useCommand(holdErasure, {
    onDone: () => {
      toast.success(m.placed);
      onClose();
    },
  });
  const submit = handleSubmit(({ userEmail, reason }) => {
    const whose = patient ? { patientId: patient.patientId } : { userEmail: userEmail.trim() };
    hold.mutate({ body: { ...whose, reason: reason.trim() } });
  });
  return (
    <FormDialog
      title={m.place}
      note={patient?.name ?? m.reasonHint}
      isDirty={isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
      cancel={m.keep}
      act={m.place}
      look="contained"
      isPending={hold.isPending}
    >
      {!patient && (
        <Field
          label={m.email}
          type="email"
          error={errors.userEmail?.message}
          {...register('userEmail', { validate: (text) => text.trim() !== '' || m.emailNeeded })}
        />
      )}
      <Field
        label={m.reason}
        hint={m.reasonHint}
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_HOLD_REASON }}
        error={errors.reason?.message}
        {...register('reason', { validate: (text) => text.trim() !== '' || m.sayWhy })}
      />
      {!hold.isPending && hold.error && <Problem title={m.notPlaced} text={hold.error.message} />}
    </FormDialog>
  );
}
