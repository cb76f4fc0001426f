import { requestEmailChange } from '@anamnesis/contracts/accounts/email-change-addresses';
import { showSecondFactor } from '@anamnesis/contracts/accounts/second-factor-addresses';
import { CONFIRM_LINK_HOURS } from '@anamnesis/contracts/accounts/emails';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useCommand, useApiQuery } from '../api/api-queries';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { useChecks } from './checks';
import { emailMessages } from './email-messages';
import { showAtFields } from './refusals';
import styles from './account-page.module.css';

const EMPTY = { email: '', currentPassword: '', code: '' };

/** Requests a new address: needs the password and, if it is on, the second factor. */
export function ChangeEmailForm({ onClose }: { onClose: () => void }) {
  const m = useMessages(emailMessages);
  const checks = useChecks();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: EMPTY });
  const { errors } = formState;
  const secondFactor = useApiQuery(showSecondFactor).data?.data.enabled ?? false;
  const request = useCommand(requestEmailChange, {
    onDone: (_, { body }) => {
      toast.success(m.sent, m.sentTo({ email: body.email }));
      onClose();
    },
    onRefused: (error) => {
      showAtFields(error, ['email', 'currentPassword', 'code'], setError);
      toast.error(m.notSent, error.message);
    },
  });
  const submit = handleSubmit(({ code, ...body }) =>
    request.mutate({ body: { ...body, email: body.email.trim(), ...(secondFactor && { code }) } }),
  );
  return (
    <form className={styles.passwordForm} noValidate onSubmit={(event) => void submit(event)}>
      <p className="note">{m.how({ hours: CONFIRM_LINK_HOURS })}</p>
      <Field
        label={m.newEmail}
        type="email"
        autoComplete="email"
        error={errors.email?.message}
        {...register('email', { validate: checks.email })}
      />
      <PasswordField
        label={m.password}
        autoComplete="current-password"
        error={errors.currentPassword?.message}
        {...register('currentPassword', { validate: checks.password })}
      />
      {secondFactor && (
        <Field
          label={m.code}
          autoComplete="one-time-code"
          inputProps={{ maxLength: 40, autoCapitalize: 'none', spellCheck: false }}
          error={errors.code?.message}
          {...register('code', { validate: (code) => code.trim() !== '' || m.codeNeeded })}
        />
      )}
      <div className="acts">
        <Button type="submit" variant="act" disabled={request.isPending}>
          {request.isPending ? m.sending : m.send}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
