import { signInDoctor } from '@anamnesis/contracts/accounts/addresses';
import { MOBILE_NUMBER_LENGTH } from '@anamnesis/contracts/accounts/constants';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useCommand } from '../api/api-queries';
import { Button } from '../look/button';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { SwitchLink } from './auth-frame';
import { useAccountChecks } from './account-checks';
import { ForgotLink } from './forgot-link';
import { GoogleButton } from './google-button';
import { returnPathOf } from './homes';
import { signInMessages } from './messages';
import { challengeOf, nextStep, showAtFields } from './refusals';
import { SecondStep, type SignedIn } from './second-step';
import { toastIncomplete } from './incomplete-toast';
import { useSignInForm } from './use-sign-in-form';
import { startSession } from '../signed-in/session';
import styles from './accounts.module.css';

/** A doctor's sign-in by email, phone number and password. */
export function DoctorSignInForm() {
  const m = useMessages(signInMessages);
  const checks = useAccountChecks();
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, getValues, setError, formState } = useSignInForm({
    defaultValues: { email: '', mobileNumber: '', password: '' },
  });
  const { errors } = formState;
  const [challenge, setChallenge] = useState<string | null>(null);
  const welcome = ({ accessToken, user }: Pick<SignedIn, 'accessToken' | 'user'>) => {
    startSession({ accessToken, user });
    toast.success(m.loginSuccessful);
    void navigate(returnPathOf(state) ?? '/doctor-dashboard', { replace: true });
  };
  const signIn = useCommand(signInDoctor, {
    onDone: ({ data }) => welcome({ accessToken: data.accessToken, user: data.doctor }),
    onRefused: (error) => {
      const next = challengeOf(error);
      if (next) return setChallenge(next);
      showAtFields(error, ['email', 'mobileNumber', 'password'], setError);
      toast.error(m.doctorLoginError({ reason: error.message }), nextStep(error));
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
        error={errors.email?.message}
        {...register('email', { validate: checks.email })}
      />
      <Field
        label={m.phone}
        type="tel"
        autoComplete="tel-national"
        inputProps={{ maxLength: MOBILE_NUMBER_LENGTH, inputMode: 'numeric' }}
        error={errors.mobileNumber?.message}
        {...register('mobileNumber', { validate: checks.mobileNumber })}
      />
      <PasswordField
        label={m.password}
        autoComplete="current-password"
        error={errors.password?.message}
        {...register('password', { validate: checks.password })}
      />
      <ForgotLink role="doctor" />
      <Button type="submit" look="act" fullWidth disabled={signIn.isPending}>
        {signIn.isPending ? m.signingIn : m.submit}
      </Button>
      <GoogleButton way="in" role="doctor">
        {m.signInWithGoogle}
      </GoogleButton>
      <SwitchLink ask={m.noAccount} to="/doctor-signup">
        {m.signUp}
      </SwitchLink>
    </form>
  );
}
