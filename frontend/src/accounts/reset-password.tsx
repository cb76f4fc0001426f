import { resetPassword } from '@anamnesis/contracts/accounts/credential-addresses';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { PASSWORD_MIN } from '@anamnesis/contracts/accounts/constants';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation } from 'react-router';
import type { ApiErrorCode } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { LinkButton } from '../look/link-button';
import { PasswordField } from '../look/password-field';
import { ErrorBox } from '../look/states';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { useAccountChecks } from './account-checks';
import { signInOf } from './homes';
import { signInMessages } from './messages';
import { signUpMessages } from './sign-up-messages';
import { credentialMessages } from './credential-messages';
import { showAtFields } from './refusals';
import { currentSession, endSession } from '../signed-in/session';
import { tokenHolder } from '../signed-in/token-holder';
import styles from './accounts.module.css';

/** Errors after which a retry with the same link is pointless. */
const DEAD: ReadonlySet<ApiErrorCode> = new Set(['LINK_EXPIRED', 'LINK_USED', 'LINK_UNREADABLE']);

const DeadLink = ({ why }: { why: string }) => {
  const m = useMessages(credentialMessages);
  return (
    <div className={styles.googleFailed}>
      <ErrorBox title={m.linkFailed} text={why} />
      <LinkButton look="primary" to="/forgot-password">
        {m.newEmail}
      </LinkButton>
    </div>
  );
};

/** Sets a new password, from an emailed link; the token is in the fragment (#). */
export default function ResetPassword() {
  const m = useMessages(credentialMessages);
  const signIn = useMessages(signInMessages);
  const signUp = useMessages(signUpMessages);
  const checks = useAccountChecks();
  const token = useLocation().hash.slice(1);
  const [role, setRole] = useState<AccountRole | null>(null);
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const reset = useCommand(resetPassword, {
    onDone: ({ data }) => {
      // Every session of the account has ended, this browser's too if it belongs to the account.
      if (currentSession()?.user?.id === tokenHolder(token)?.id) endSession();
      setRole(data.role);
    },
    onRefused: (error) => {
      showAtFields(error, ['password'], setError);
      if (!DEAD.has(error.code)) toast.error(m.notChanged, error.message);
    },
  });
  const submit = handleSubmit(({ password }) => reset.mutate({ body: { token, password } }));
  const dead = token === '' ? m.linkIncomplete : reset.error && DEAD.has(reset.error.code) ? reset.error.message : null;
  return (
    <AuthFrame title={m.resetTitle} {...(!dead && !role && { note: m.resetNote })}>
      {dead && <DeadLink why={dead} />}
      {role && (
        <div className={styles.authForm}>
          <p role="status">{m.resetDone}</p>
          <LinkButton look="act" to={signInOf(role)}>
            {signIn.toSignIn}
          </LinkButton>
        </div>
      )}
      {!dead && !role && (
        <form className={styles.authForm} noValidate onSubmit={(event) => void submit(event)}>
          <PasswordField
            label={m.newPassword}
            hint={signUp.passwordHint({ min: PASSWORD_MIN })}
            autoComplete="new-password"
            error={formState.errors.password?.message}
            {...register('password', { validate: checks.newPassword })}
          />
          <Button type="submit" variant="act" fullWidth disabled={reset.isPending}>
            {reset.isPending ? m.changing : m.setPassword}
          </Button>
        </form>
      )}
    </AuthFrame>
  );
}
