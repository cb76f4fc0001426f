import { finishSignIn } from '@anamnesis/contracts/accounts/addresses';
import { useState } from 'react';
import { useCommand } from '../api/api-queries';
import { Button } from '../look/button';
import { Field } from '../look/field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { signInMessages } from './messages';
import { secondFactorMessages } from './second-factor-messages';
import { nextStep, showAtFields } from './refusals';
import type { SecondStepProps } from './second-step';
import { useSignInForm } from './use-sign-in-form';
import styles from './accounts.module.css';

/** A form for a code of the app, or a recovery code. */
export default function SecondStepForm({ challenge, onDone, onBack }: SecondStepProps) {
  const m = useMessages(secondFactorMessages);
  const messages = useMessages(signInMessages);
  const [recovery, setRecovery] = useState(false);
  const { register, handleSubmit, setError, formState, reset } = useSignInForm({ defaultValues: { code: '' } });
  const finish = useCommand(finishSignIn, {
    onDone: ({ data }) => onDone(data),
    onRefused: (error) => {
      showAtFields(error, ['code'], setError);
      toast.error(error.message, error.code === 'SIGN_IN_PAUSED' ? nextStep(error) : undefined);
      if (error.code === 'SECOND_FACTOR_EXPIRED') onBack();
    },
  });
  const submit = handleSubmit(({ code }) => finish.mutate({ body: { challenge, code } }));
  const swap = () => {
    reset();
    setRecovery(!recovery);
  };
  return (
    <form className={styles.authForm} noValidate onSubmit={submit}>
      <div>
        <h2>{m.stepTitle}</h2>
        <p className="note">{recovery ? m.stepRecoveryNote : m.stepNote}</p>
      </div>
      <Field
        key={String(recovery)}
        label={recovery ? m.recoveryCode : m.code}
        autoComplete="one-time-code"
        autoFocus
        inputProps={{
          inputMode: recovery ? 'text' : 'numeric',
          maxLength: 40,
          autoCapitalize: 'none',
          spellCheck: false,
        }}
        error={formState.errors.code?.message}
        {...register('code', { validate: (code) => code.trim() !== '' || m.codeNeeded })}
      />
      <Button type="submit" look="act" fullWidth disabled={finish.isPending}>
        {finish.isPending ? messages.signingIn : m.confirm}
      </Button>
      <Button look="text" onClick={swap}>
        {recovery ? m.useApp : m.useRecovery}
      </Button>
      <Button look="text" onClick={onBack}>
        {m.startOver}
      </Button>
    </form>
  );
}
