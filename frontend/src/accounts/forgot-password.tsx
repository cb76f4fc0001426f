import { requestPasswordReset } from '@anamnesis/contracts/accounts/credential-addresses';
import { RESET_LINK_MINUTES } from '@anamnesis/contracts/accounts/emails';
import { accountRoles, type AccountRole } from '@anamnesis/contracts/language/account-role';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { LinkButton } from '../look/link-button';
import { SelectField } from '../look/select-field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { useChecks } from './checks';
import { signInOf } from './homes';
import { accountMessages } from './account-messages';
import { signInMessages } from './messages';
import { credentialMessages } from './credential-messages';
import { showAtFields } from './refusals';
import styles from './accounts.module.css';

/** The role of the sign-in form that linked here. */
function roleOf(state: unknown): AccountRole {
  const given = typeof state === 'object' && state !== null && 'role' in state ? state.role : null;
  return accountRoles.find((role) => role === given) ?? 'patient';
}

/** The reply, which is the same with and without an account. */
function OnItsWay({ email, role, onAgain }: { email: string; role: AccountRole; onAgain: () => void }) {
  const m = useMessages(credentialMessages);
  const signIn = useMessages(signInMessages);
  return (
    <div className={styles.authForm}>
      <p role="status">{m.onItsWay({ email })}</p>
      <p className="note">{m.onItsWayNote({ minutes: RESET_LINK_MINUTES })}</p>
      <LinkButton look="primary" to={signInOf(role)}>
        {signIn.toSignIn}
      </LinkButton>
      <Button variant="text" onClick={onAgain}>
        {m.askAgain}
      </Button>
    </div>
  );
}

/** Requests an email with a link to set a new password. */
export default function ForgotPassword() {
  const { roles } = useMessages(accountMessages);
  const m = useMessages(credentialMessages);
  const signIn = useMessages(signInMessages);
  const checks = useChecks();
  const { state } = useLocation();
  const [sent, setSent] = useState<{ email: string; role: AccountRole } | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { role: roleOf(state), email: '' },
  });
  const request = useCommand(requestPasswordReset, {
    onDone: (_, { body }) => setSent(body),
    onRefused: (error) => {
      showAtFields(error, ['email'], setError);
      toast.error(m.emailNotSent, error.message);
    },
  });
  const submit = handleSubmit((body) => request.mutate({ body }));
  return (
    <AuthFrame title={m.forgotTitle} {...(!sent && { note: m.forgotNote })}>
      {sent ? (
        <OnItsWay {...sent} onAgain={() => setSent(null)} />
      ) : (
        <form className={styles.authForm} noValidate onSubmit={(event) => void submit(event)}>
          <SelectField
            label={m.whoseAccount}
            options={accountRoles.map((value) => ({ value, label: roles[value] }))}
            {...register('role')}
          />
          <Field
            label={signIn.email}
            type="email"
            autoComplete="email"
            error={formState.errors.email?.message}
            {...register('email', { validate: checks.email })}
          />
          <Button type="submit" variant="act" fullWidth disabled={request.isPending}>
            {request.isPending ? m.sending : m.sendEmail}
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
