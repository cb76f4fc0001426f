import type { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import type { signInAuditor } from '@anamnesis/contracts/accounts/routes';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useLocation, useNavigate } from 'react-router';
import type { Address } from '../api/address';
import { useCommand } from '../api/questions';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import { AuthFrame } from './auth-frame';
import { checks } from './checks';
import { ForgotLink } from './forgot-link';
import { cameFrom, homeOf } from './homes';
import { messages as m } from './messages';
import { showAtFields } from './refusals';
import { startSession } from './session';

/** The sign-in of those who are appointed: nobody signs up here. */
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
  const navigate = useNavigate();
  const { state } = useLocation();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { email: '', password: '' } });
  const signIn = useCommand(address, {
    onDone: ({ data }) => {
      const user = 'auditor' in data ? data.auditor : data.operator;
      startSession({ accessToken: data.accessToken, user });
      toast.success(m.loginSuccessful);
      void navigate(cameFrom(state) ?? homeOf(user.role), { replace: true });
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
    <AuthFrame title={title} note={note}>
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
        <ForgotLink role={role} />
        <Button type="submit" variant="act" fullWidth disabled={signIn.isPending}>
          {signIn.isPending ? m.signingIn : m.signIn}
        </Button>
      </form>
    </AuthFrame>
  );
}
