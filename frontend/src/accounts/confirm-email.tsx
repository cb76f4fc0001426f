import { confirmEmail } from '@anamnesis/contracts/accounts/credential-addresses';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useCommand } from '../api/api-queries';
import { LinkButton } from '../look/link-button';
import { ErrorBox, Loading } from '../look/states';
import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { homeOf } from './homes';
import { credentialMessages } from './credential-messages';
import styles from './accounts.module.css';

/** Confirms an email address, from an emailed link; the token is in the fragment (#). */
export default function ConfirmEmail() {
  const m = useMessages(credentialMessages);
  const token = useLocation().hash.slice(1);
  const { mutate, data, error } = useCommand(confirmEmail);
  useEffect(() => {
    if (token !== '') mutate({ body: { token } });
  }, [token, mutate]);
  const failed = token === '' ? m.linkIncomplete : error?.message;
  const retry = error && !error.isRefusal ? { onRetry: () => mutate({ body: { token } }) } : {};
  return (
    <AuthFrame title={data ? m.thanks : m.confirmPage}>
      <div className={styles.authForm}>
        {data && (
          <>
            <p role="status">{m.isConfirmed}</p>
            <LinkButton look="act" to={homeOf(data.data.role)}>
              {m.goOn}
            </LinkButton>
          </>
        )}
        {failed !== undefined && (
          <>
            <ErrorBox title={m.confirmFailed} text={failed} {...retry} />
            <LinkButton to="/account">{m.toAccount}</LinkButton>
          </>
        )}
        {!data && failed === undefined && <Loading label={m.confirming} />}
      </div>
    </AuthFrame>
  );
}
