import { showSecondFactor } from '@anamnesis/contracts/accounts/second-factor-addresses';
import { Navigate } from 'react-router';
import { useApiQuery } from '../api/api-queries';
import { LinkButton } from '../look/link-button';
import { NotOpenYet } from '../shell/plain-pages';
import { PublicPage } from '../shell/public-page';
import { useMessages } from '../language/messages';
import { accountMessages } from './account-messages';
import { appointedMessages } from './appointed-messages';
import { signInMessages } from './messages';
import { RequireRole } from './require-role';

/** An auditor's start page. */
export default function AuditorHome() {
  return (
    <RequireRole role="auditor">
      <Home />
    </RequireRole>
  );
}

function Home() {
  const account = useMessages(accountMessages);
  const m = useMessages(signInMessages);
  const appointed = useMessages(appointedMessages);
  const secondFactor = useApiQuery(showSecondFactor);
  if (secondFactor.isPending) return null;
  if (secondFactor.data?.data.needed) return <Navigate to="/account" replace />;
  return (
    <PublicPage
      className="page"
      signIn={false}
      nav={
        <LinkButton size="small" to="/account">
          {account.short}
        </LinkButton>
      }
    >
      <p>
        <LinkButton to="/audit/access">{appointed.access}</LinkButton>
      </p>
      <NotOpenYet area={appointed.replay} home="/logout" back={m.logout} />
    </PublicPage>
  );
}
