import { requestPasswordReset } from '@anamnesis/contracts/accounts/addresses';
import { accountRoles, type AccountRole } from '@anamnesis/contracts/language/account-role';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import { useCommand } from '../api/questions';
import { Field } from '../look/field';
import { LinkButton } from '../look/link-button';
import { SelectField } from '../look/select-field';
import { toast } from '../look/toasts';
import { AuthFrame } from './auth-frame';
import { checks } from './checks';
import { signInOf } from './homes';
import { accountMessages, messages as signIn } from './messages';
import { credentialMessages as m } from './credential-messages';
import { showAtFields } from './refusals';
import styles from './accounts.module.css';

const options = accountRoles.map((value) => ({ value, label: accountMessages.roles[value] }));

/** The role of the form the person came from. */
function roleOf(state: unknown): AccountRole {
  const told = typeof state === 'object' && state !== null && 'role' in state ? state.role : null;
  return accountRoles.find((role) => role === told) ?? 'patient';
}

/** What is said whether or not there is an account. */
function OnItsWay({ email, role, onAgain }: { email: string; role: AccountRole; onAgain: () => void }) {
  return (
    <div className={styles.authForm}>
      <p role="status">{m.onItsWay(email)}</p>
      <p className="note">{m.onItsWayNote}</p>
      <LinkButton look="primary" to={signInOf(role)}>
        {signIn.toSignIn}
      </LinkButton>
      <Button variant="text" onClick={onAgain}>
        {m.askAgain}
      </Button>
    </div>
  );
}

/** Asks for a letter with a link that sets a new password. */
export default function ForgotPassword() {
  const { state } = useLocation();
  const [sent, setSent] = useState<{ email: string; role: AccountRole } | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { role: roleOf(state), email: '' },
  });
  const request = useCommand(requestPasswordReset, {
    onDone: (_, { body }) => setSent(body),
    onRefused: (error) => {
      showAtFields(error, ['email'], setError);
      toast.error(m.letterNotSent, error.message);
    },
  });
  const submit = handleSubmit((body) => request.mutate({ body }));
  return (
    <AuthFrame title={m.forgotTitle} {...(!sent && { note: m.forgotNote })}>
      {sent ? (
        <OnItsWay {...sent} onAgain={() => setSent(null)} />
      ) : (
        <form className={styles.authForm} noValidate onSubmit={(event) => void submit(event)}>
          <SelectField label={m.whoseAccount} options={options} {...register('role')} />
          <Field
            label={signIn.email}
            type="email"
            autoComplete="email"
            error={formState.errors.email?.message}
            {...register('email', { validate: checks.email })}
          />
          <Button type="submit" variant="act" fullWidth disabled={request.isPending}>
            {request.isPending ? m.sending : m.sendLetter}
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
