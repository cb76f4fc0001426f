import { changePassword } from '@anamnesis/contracts/accounts/credential-addresses';
import { PASSWORD_MIN } from '@anamnesis/contracts/accounts/constants';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import { useCommand } from '../api/api-queries';
import { PasswordField } from '../look/password-field';
import { Section } from '../look/section';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { useAccountChecks } from './account-checks';
import { signUpMessages } from './sign-up-messages';
import { credentialMessages } from './credential-messages';
import { showAtFields } from './refusals';
import styles from './account-page.module.css';

const EMPTY = { currentPassword: '', password: '' };

/** Changes the password, given the current one. */
export function PasswordCard() {
  const m = useMessages(credentialMessages);
  const signUp = useMessages(signUpMessages);
  const checks = useAccountChecks();
  const { register, handleSubmit, setError, reset, formState } = useForm({ defaultValues: EMPTY });
  const { errors } = formState;
  const change = useCommand(changePassword, {
    onDone: () => {
      reset(EMPTY);
      toast.success(m.changed, m.changedText);
    },
    onRefused: (error) => {
      showAtFields(error, ['currentPassword', 'password'], setError);
      toast.error(m.notChanged, error.message);
    },
  });
  return (
    <Section title={m.password}>
      <form
        className={styles.passwordForm}
        noValidate
        onSubmit={(event) => void handleSubmit((body) => change.mutate({ body }))(event)}
      >
        <PasswordField
          label={m.currentPassword}
          autoComplete="current-password"
          error={errors.currentPassword?.message}
          {...register('currentPassword', { validate: checks.password })}
        />
        <PasswordField
          label={m.newPassword}
          hint={signUp.passwordHint({ min: PASSWORD_MIN })}
          autoComplete="new-password"
          error={errors.password?.message}
          {...register('password', { validate: checks.newPassword })}
        />
        <p className="note">{m.othersEnd}</p>
        <Button type="submit" variant="outlined" disabled={change.isPending}>
          {change.isPending ? m.changing : m.change}
        </Button>
      </form>
    </Section>
  );
}
