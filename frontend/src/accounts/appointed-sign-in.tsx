import type { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import type { signInAuditor } from '@anamnesis/contracts/accounts/routes';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { Address } from '@anamnesis/contracts/language/address';
import { useCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { useChecks } from './checks';
import { ForgotLink } from './forgot-link';
import { returnPathOf, homeOf } from './homes';
import { signInMessages } from './messages';
import { challengeOf, nextStep, showAtFields } from './refusals';
import { SecondStep, type SignedIn } from './second-step';
import { toastIncomplete } from './incomplete-toast';
import { startSession } from '../signed-in/session';
import styles from './accounts.module.css';

/** The sign-in of auditors and operators, who have no sign-up. */
export function AppointedSignIn({
  role,
  title,
  note,
  address,
}: {
  role: 'auditor' | 'operator';
  title: string;
  note: string;
  address: Address<typeof signInAuditor | typeof signInOperator>;
}) {
  const m = useMessages(signInMessages);
  const checks = useChecks();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, getValues, setError, formState } = useForm({
    defaultValues: { email: '', password: '' },
  });
  const [challenge, setChallenge] = useState<string | null>(null);
  const welcome = ({ accessToken, user }: Pick<SignedIn, 'accessToken' | 'user'>) => {
    startSession({ accessToken, user });
    toast.success(m.loginSuccessful);
    void navigate(returnPathOf(state) ?? homeOf(user.role), { replace: true });
  };
  const signIn = useCommand(address, {
    onDone: ({ data }) =>
      welcome({ accessToken: data.accessToken, user: 'auditor' in data ? data.auditor : data.operator }),
    onRefused: (error) => {
      const next = challengeOf(error);
      if (next) return setChallenge(next);
      showAtFields(error, ['email', 'password'], setError);
      toast.error(m.doctorLoginError({ reason: error.message }), nextStep(error));
    },
  });
  const submit = handleSubmit(
    (body) => signIn.mutate({ body }),
    () => toastIncomplete(getValues(), m.pleaseFillAll),
  );
  if (challenge)
    return (
      <AuthFrame title={title}>
        <SecondStep challenge={challenge} onDone={welcome} onBack={() => setChallenge(null)} />
      </AuthFrame>
    );
  return (
    <AuthFrame title={title} note={note}>
      <form className={styles.authForm} noValidate onSubmit={(event) => void submit(event)}>
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
        <ForgotLink role={role} />
        <Button type="submit" variant="act" fullWidth disabled={signIn.isPending}>
          {signIn.isPending ? m.signingIn : m.signIn}
        </Button>
      </form>
    </AuthFrame>
  );
}
