import { MOBILE_NUMBER_LENGTH } from '@anamnesis/contracts/accounts/constants';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import { signInDoctor } from '../api/addresses';
import { useCommand } from '../api/questions';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import { SwitchLink } from './auth-frame';
import { checks } from './checks';
import { ForgotLink } from './forgot-link';
import { GoogleButton } from './google-button';
import { cameFrom } from './homes';
import { messages as m } from './messages';
import { showAtFields } from './refusals';
import { startSession } from './session';

/** E-mail, phone number and password of a doctor. */
export function DoctorSignInForm() {
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, setError, formState } = useForm({
    defaultValues: { email: '', mobileNumber: '', password: '' },
  });
  const { errors } = formState;
  const signIn = useCommand(signInDoctor, {
    onDone: ({ data }) => {
      startSession({ accessToken: data.accessToken, user: data.doctor });
      toast.success(m.loginSuccessful);
      void navigate(cameFrom(state) ?? '/doctor-dashboard', { replace: true });
    },
    onRefused: (error) => {
      showAtFields(error, ['email', 'mobileNumber', 'password'], setError);
      toast.error(m.doctorLoginError(error.message), m.typedIsKept);
    },
  });
  const submit = handleSubmit(
    (body) => signIn.mutate({ body }),
    ({ email, mobileNumber, password }) => {
      if (email?.message === m.emailNeeded || mobileNumber || password) toast.error(m.pleaseFillAll);
    },
  );
  return (
    <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
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
      <Button type="submit" variant="act" fullWidth disabled={signIn.isPending}>
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
