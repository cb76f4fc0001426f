import { LinkButton } from '../look/link-button';
import { NotOpenYet } from '../shell/plain-pages';
import { PublicPage } from '../shell/public-page';
import { accountMessages, messages as m } from './messages';
import { RequireRole } from './require-role';

/** Where an auditor arrives; the replay of a record's history will stand here. */
export default function AuditorHome() {
  return (
    <RequireRole role="auditor">
      <PublicPage
        className="page"
        signIn={false}
        nav={
          <LinkButton size="small" to="/account">
            {accountMessages.short}
          </LinkButton>
        }
      >
        <NotOpenYet area={m.replay} home="/logout" back={m.logout} />
      </PublicPage>
    </RequireRole>
  );
}
