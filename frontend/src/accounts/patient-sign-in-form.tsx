import { signInPatient } from '@anamnesis/contracts/accounts/addresses';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import type { ApiError } from '../api/api-error';
import { useCommand } from '../api/api-queries';
import { Button } from '../look/button';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import type { TextsOf } from '../language/message-types';
import { useMessages } from '../language/messages';
import { SwitchLink } from './auth-frame';
import { useChecks } from './checks';
import { ForgotLink } from './forgot-link';
import { GoogleButton } from './google-button';
import { returnPathOf } from './homes';
import { signInMessages } from './messages';
import type english from './messages.en';
import { challengeOf, nextStep, showAtFields } from './refusals';
import { SecondStep, type SignedIn } from './second-step';
import { toastIncomplete } from './incomplete-toast';
import { useSignInForm } from './use-sign-in-form';
import { startSession } from '../signed-in/session';
import styles from './accounts.module.css';

/** Shows a failed sign-in: the server's sentence, or one for an unreadable or missing reply. */
function showFailure(m: TextsOf<typeof english>, error: ApiError): void {
  if (error.isRefusal) toast.error(error.message, nextStep(error));
  else if (error.code === 'UNREADABLE') toast.error(m.loginFailed, m.typedIsKept);
  else toast.error(m.loginError, error.message);
}

/** A patient's sign-in by email and password. */
export function PatientSignInForm() {
  const m = useMessages(signInMessages);
  const checks = useChecks();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, getValues, setError, formState } = useSignInForm({
    defaultValues: { email: '', password: '' },
  });
  const [challenge, setChallenge] = useState<string | null>(null);
  const welcome = ({ user, accessToken, suggestedActivity: activity, streak, maxStreak }: SignedIn) => {
    startSession({ accessToken, user, activity });
    toast.success(
      m.welcome({ name: user.username ?? user.fullName }),
      m.streak({ days: streak ?? 0, max: maxStreak ?? 0 }),
      'top-center',
    );
    void navigate(returnPathOf(state) ?? '/main-page', { replace: true });
  };
  const signIn = useCommand(signInPatient, {
    onDone: ({ data }) => welcome(data),
    onRefused: (error) => {
      const next = challengeOf(error);
      if (next) return setChallenge(next);
      showAtFields(error, ['email', 'password'], setError);
      showFailure(m, error);
    },
  });
  const submit = handleSubmit(
    (body) => signIn.mutate({ body }),
    () => toastIncomplete(getValues(), m.pleaseFillAll),
  );
  if (challenge) return <SecondStep challenge={challenge} onDone={welcome} onBack={() => setChallenge(null)} />;
  return (
    <form className={styles.authForm} noValidate onSubmit={submit}>
      <Field
        label={m.email}
        type="email"
        autoComplete="email"
        error={formState.errors.email?.message}
        {...register('email', { validate: checks.email })}
      />
      <PasswordField
        label={m.password}
        autoComplete="current-password"
        error={formState.errors.password?.message}
        {...register('password', { validate: checks.password })}
      />
      <ForgotLink role="patient" />
      <Button type="submit" look="act" fullWidth disabled={signIn.isPending}>
        {signIn.isPending ? m.signingIn : m.signIn}
      </Button>
      <GoogleButton way="in">{m.signInWithGoogle}</GoogleButton>
      <SwitchLink ask={m.noAccount} to="/user-signup">
        {m.signUp}
      </SwitchLink>
    </form>
  );
}
