import type { removeSecondFactor, renewRecoveryCodes } from '@anamnesis/contracts/accounts/second-factor-routes';
import Button from '@mui/material/Button';
import { useForm } from 'react-hook-form';
import type { Address } from '@anamnesis/contracts/language/address';
import type { Input, Reply } from '../api/address';
import { useCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { useChecks } from './checks';
import { secondFactorMessages } from './second-factor-messages';
import { showAtFields } from './refusals';

type ProvedRoute = typeof renewRecoveryCodes | typeof removeSecondFactor;

interface Props<R extends ProvedRoute> {
  address: Address<R>;
  note: string;
  action: string;
  onDone: (reply: Reply<R>) => void;
  onCancel: () => void;
}

/** Asks for the password and a code before a change to the second factor. */
export function ProveForm<R extends ProvedRoute>({ address, note, action, onDone, onCancel }: Props<R>) {
  const m = useMessages(secondFactorMessages);
  const checks = useChecks();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { currentPassword: '', code: '' } });
  const change = useCommand(address, {
    onDone,
    onRefused: (error) => {
      showAtFields(error, ['currentPassword', 'code'], setError);
      toast.error(error.message);
    },
  });
  const submit = handleSubmit((body) => change.mutate({ body } as Input<R>));
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <p className="note">{note}</p>
      <PasswordField
        label={m.yourPassword}
        autoComplete="current-password"
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword', { validate: checks.password })}
      />
      <Field
        label={m.codeOrRecovery}
        autoComplete="one-time-code"
        inputProps={{ maxLength: 40, autoCapitalize: 'none', spellCheck: false }}
        error={formState.errors.code?.message}
        {...register('code', { validate: (code) => code.trim() !== '' || m.codeNeeded })}
      />
      <div className="acts">
        <Button type="submit" variant="act" disabled={change.isPending}>
          {action}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
