import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import { useApiQuery } from '../api/api-queries';
import { ErrorBox, Loading } from '../look/states';
import { useMessages } from '../language/messages';
import { EmailCard } from './email-card';
import { credentialMessages } from './credential-messages';
import { NoPasswordCard } from './no-password-card';
import { PasswordCard } from './password-card';

/** The credentials of the account: email address and password. */
export function CredentialCards({ user }: { user: AccountView }) {
  const m = useMessages(credentialMessages);
  const { data, isPending, refetch } = useApiQuery(showCredentials);
  if (isPending) return <Loading label={m.loading} lines={2} />;
  if (!data) return <ErrorBox title={m.failed} text={m.failedText} onRetry={() => void refetch()} />;
  const { email, emailConfirmed, pendingEmail, hasPassword } = data.data;
  return (
    <>
      <EmailCard email={email} confirmed={emailConfirmed} pending={pendingEmail} hasPassword={hasPassword} />
      {hasPassword ? <PasswordCard /> : <NoPasswordCard user={{ ...user, email }} />}
    </>
  );
}
