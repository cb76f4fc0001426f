import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { signInAuditor } from '../api/addresses';
import { useCommand } from '../api/questions';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import { AuthFrame } from './auth-frame';
import { checks } from './checks';
import { ForgotLink } from './forgot-link';
import { homeOf } from './homes';
import { messages as m } from './messages';
import { showAtFields } from './refusals';
import { startSession } from './session';

export default function AuditorSignIn() {
  const navigate = useNavigate();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '', password: '' } });
  const signIn = useCommand(signInAuditor, {
    onDone: ({ data }) => {
      startSession({ accessToken: data.accessToken, user: data.auditor });
      toast.success(m.loginSuccessful);
      void navigate(homeOf('auditor'), { replace: true });
    },
    onRefused: (error) => {
      showAtFields(error, ['email', 'password'], setError);
      toast.error(m.doctorLoginError(error.message), m.typedIsKept);
    },
  });
  const submit = handleSubmit(
    (body) => signIn.mutate({ body }),
    () => toast.error(m.pleaseFillAll),
  );
  return (
    <AuthFrame title={m.auditorSignInTitle} note={m.auditorNote}>
      <form className="auth-form" noValidate onSubmit={(event) => void submit(event)}>
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
        <ForgotLink role="auditor" />
        <Button type="submit" variant="act" fullWidth disabled={signIn.isPending}>
          {signIn.isPending ? m.signingIn : m.signIn}
        </Button>
      </form>
    </AuthFrame>
  );
}
