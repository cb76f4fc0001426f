import { showSecondFactor } from '@anamnesis/contracts/accounts/second-factor-addresses';
import { requestErasure, showOwnErasure } from '@anamnesis/contracts/erasure/addresses';
import Button from '@mui/material/Button';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { useApiQuery, useCommand } from '../api/api-queries';
import { useMessages } from '../language/messages';
import { Field } from '../look/field';
import { PasswordField } from '../look/password-field';
import { Section } from '../look/section';
import { ErrorBox, Loading } from '../look/states';
import { toast } from '../look/toasts';
import { useChecks } from './checks';
import { erasureMessages } from './erasure-messages';
import { showAtFields } from './refusals';
import styles from './account-page.module.css';

/** Explains the erasure of a patient's account, and asks for it. Nothing once it was asked for: then the notice says so. */
export function ErasureCard() {
  const m = useMessages(erasureMessages);
  const query = useApiQuery(showOwnErasure);
  const [isAsking, setAsking] = useState(false);
  if (query.data?.request) return null;
  return (
    <Section title={m.title}>
      {query.data ? (
        <div className="stack">
          <p className="note">{m.what}</p>
          <p className="note">{m.stays}</p>
          <p className="note">{m.when({ days: query.data.graceDays })}</p>
          {isAsking ? (
            <RequestForm onClose={() => setAsking(false)} />
          ) : (
            <div className="acts">
              <Button variant="outlined" color="error" onClick={() => setAsking(true)}>
                {m.begin}
              </Button>
            </div>
          )}
        </div>
      ) : query.isError ? (
        <ErrorBox title={m.failed} text={query.error.message} onRetry={() => void query.refetch()} />
      ) : (
        <Loading label={m.loading} bare />
      )}
    </Section>
  );
}

/** Needs the password and, if it is on, the second factor. */
function RequestForm({ onClose }: { onClose: () => void }) {
  const m = useMessages(erasureMessages);
  const checks = useChecks();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { currentPassword: '', code: '' } });
  const secondFactor = useApiQuery(showSecondFactor).data?.data.enabled ?? false;
  const request = useCommand(requestErasure, {
    onDone: () => toast.success(m.requested),
    onRefused: (error) => {
      showAtFields(error, ['currentPassword', 'code'], setError);
      toast.error(m.notRequested, error.code === 'PASSWORD_NOT_SET' ? m.noPassword : error.message);
    },
  });
  const submit = handleSubmit(({ currentPassword, code }) =>
    request.mutate({ body: { currentPassword, ...(secondFactor && { code }) } }),
  );
  return (
    <form className={styles.passwordForm} noValidate onSubmit={(event) => void submit(event)}>
      <PasswordField
        label={m.password}
        autoComplete="current-password"
        error={formState.errors.currentPassword?.message}
        {...register('currentPassword', { validate: checks.password })}
      />
      {secondFactor && (
        <Field
          label={m.code}
          autoComplete="one-time-code"
          inputProps={{ maxLength: 40, autoCapitalize: 'none', spellCheck: false }}
          error={formState.errors.code?.message}
          {...register('code', { validate: (code) => code.trim() !== '' || m.codeNeeded })}
        />
      )}
      <div className="acts">
        <Button type="submit" variant="contained" color="error" disabled={request.isPending}>
          {request.isPending ? m.requesting : m.request}
        </Button>
        <Button variant="outlined" onClick={onClose}>
          {m.cancel}
        </Button>
      </div>
    </form>
  );
}
