import { openBreakGlass } from '@anamnesis/contracts/break-glass/addresses';
import { BREAK_GLASS_MINUTES, MAX_BREAK_GLASS_TEXT } from '@anamnesis/contracts/break-glass/constants';
import { useForm } from 'react-hook-form';
import { useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { FormDialog } from '../look/form-dialog';
import { Problem } from '../look/problem';
import { breakGlassMessages } from './messages';

interface Props {
  /** The patient whose record is opened again; null to ask for an address. */
  patientId: string | null;
  onOpened: (patientId: string) => void;
  onClose: () => void;
}

/** Opens a record in an emergency: says what it means, and asks for the reason. */
export function OpenDialog({ patientId, onOpened, onClose }: Props) {
  const m = useMessages(breakGlassMessages);
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: '', reason: '' } });
  const { mutate, isPending, error } = useCommand(openBreakGlass, { onDone: ({ data }) => onOpened(data.patientId) });
  const submit = handleSubmit(({ email, reason }) =>
    mutate({ body: { reason, ...(patientId === null ? { userEmail: email } : { patientId }) } }),
  );
  return (
    <FormDialog
      title={m.title}
      note={patientId === null ? m.note : m.again}
      isDirty={formState.isDirty}
      onSubmit={() => void submit()}
      onClose={onClose}
      cancel={m.cancel}
      act={isPending ? m.opening : m.act}
      look="error"
      isPending={isPending}
    >
      <p>{m.terms({ minutes: BREAK_GLASS_MINUTES })}</p>
      {patientId === null && (
        <Field
          label={m.email}
          type="email"
          inputProps={{ maxLength: 254, autoComplete: 'off' }}
          error={formState.errors.email?.message ?? error?.fields.userEmail}
          {...register('email', { validate: (text) => text.trim() !== '' || m.emailMissing })}
        />
      )}
      <Field
        label={m.reason}
        hint={m.reasonHint}
        multiline
        minRows={2}
        inputProps={{ maxLength: MAX_BREAK_GLASS_TEXT }}
        error={formState.errors.reason?.message ?? error?.fields.reason}
        {...register('reason', { validate: (text) => text.trim() !== '' || m.sayWhy })}
      />
      {!isPending && error && <Problem title={m.failed} text={error.message} />}
    </FormDialog>
  );
}
