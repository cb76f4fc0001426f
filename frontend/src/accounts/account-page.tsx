import { LanguageChoice } from '../look/language-choice';
import { LinkButton } from '../look/link-button';
import { PageTitle } from '../look/page-title';
import { Section } from '../look/section';
import { AssistantBesidePage } from '../shell/assistant';
import { PublicPage } from '../shell/public-page';
import { useMessages } from '../language/messages';
import { CredentialCards } from './credential-cards';
import { NotificationsCard } from '../notifications/notifications-card';
import { DevicesCard } from './devices-card';
import { homeOf } from './homes';
import { accountMessages } from './account-messages';
import { ErasureCard } from './erasure-card';
import { ErasureNotice } from './erasure-notice';
import { RequireRole } from './require-role';
import { SecondFactorCard } from './second-factor-card';
import { useSession } from '../signed-in/session';
import { IdentityCard } from './identity-card';
import styles from './account-page.module.css';

/** The account settings of every role, the most used first. */
export default function AccountPage() {
  return (
    <RequireRole>
      <Cards />
    </RequireRole>
  );
}

function LanguageCard() {
  const m = useMessages(accountMessages);
  return (
    <Section title={m.languageTitle}>
      <div className="stack">
        <p className="note">{m.languageHint}</p>
        <LanguageChoice />
      </div>
    </Section>
  );
}

function Cards() {
  const m = useMessages(accountMessages);
  const user = useSession()?.user;
  if (!user) return null;
  return (
    <PublicPage className="page narrow" signIn={false}>
      <PageTitle title={m.title}>
        <LinkButton to={homeOf(user.role)}>{m.back}</LinkButton>
      </PageTitle>
      <div className={styles.accountCards}>
        {user.role === 'patient' && <ErasureNotice />}
        <IdentityCard user={user} />
        <CredentialCards user={user} />
        <SecondFactorCard />
        {(user.role === 'patient' || user.role === 'doctor') && <NotificationsCard role={user.role} />}
        <DevicesCard />
        <LanguageCard />
        {user.role === 'patient' && <ErasureCard />}
      </div>
      {user.role === 'patient' && <AssistantBesidePage />}
    </PublicPage>
  );
}
