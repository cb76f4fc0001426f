import { enableSecondFactor } from '@anamnesis/contracts/accounts/second-factor-addresses';
import Button from '@mui/material/Button';
import { QRCodeSVG } from 'qrcode.react';
import { useForm } from 'react-hook-form';
import { useCommand } from '../api/api-queries';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { toast } from '../look/toasts';
import { useMessages } from '../language/messages';
import { useChecks } from './checks';
import { secondFactorMessages } from './second-factor-messages';
import { showAtFields } from './refusals';
import { storeToken } from '../signed-in/session';
import styles from './account-page.module.css';

interface Props {
  /** Base32. */
  secret: string;
  uri: string;
  setup: string;
  onCodes: (codes: readonly string[]) => void;
  onCancel: () => void;
}

/** Groups of four characters, which are easier to type. */
const inGroups = (secret: string) => secret.replace(/.{4}(?=.)/g, '$& ');

/** The key for an authenticator app, and the form for the app's first code. */
export function SecondFactorSetup({ secret, uri, setup, onCodes, onCancel }: Props) {
  const m = useMessages(secondFactorMessages);
  const checks = useChecks();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { currentPassword: '', code: '' } });
  const enable = useCommand(enableSecondFactor, {
    onDone: ({ data }) => {
      storeToken(data.accessToken);
      toast.success(m.turnedOn);
      onCodes(data.recoveryCodes);
    },
    onRefused: (error) => {
      showAtFields(error, ['currentPassword', 'code'], setError);
      toast.error(error.message);
      if (error.code === 'SECOND_FACTOR_EXPIRED') onCancel();
    },
  });
  const submit = handleSubmit((proof) => enable.mutate({ body: { setup, ...proof } }));
  return (
    <form className="stack" noValidate onSubmit={(event) => void submit(event)}>
      <h3>{m.setUpTitle}</h3>
      <div className={styles.secondFactorKey}>
        <figure>
          <QRCodeSVG value={uri} size={184} level="M" marginSize={2} title={m.qr} />
        </figure>
        <div className="stack">
          <p>{m.scan}</p>
          <p className="note">{m.typeKey}</p>
          <p className={`${styles.keyText} num`}>{inGroups(secret)}</p>
        </div>
      </div>
      <p>{m.thenProve}</p>
      <PasswordField
        label={m.yourPassword}
        autoComplete="current-password"
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword', { validate: checks.password })}
      />
      <Field
        label={m.codeFromApp}
        autoComplete="one-time-code"
        inputProps={{ inputMode: 'numeric', maxLength: 7 }}
        error={formState.errors.code?.message}
        {...register('code', { validate: (code) => code.trim() !== '' || m.codeNeeded })}
      />
      <div className="acts">
        <Button type="submit" variant="act" disabled={enable.isPending}>
          {m.turnOnNow}
        </Button>
        <Button variant="outlined" onClick={onCancel}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
