import { CircleCheck, Clock } from 'lucide-react';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { credentialMessages as m } from './credential-messages';
import { SendAgain } from './send-again';
import styles from './account-page.module.css';

/** The email address of the account, and whether it is confirmed. */
export function EmailCard({ email, confirmed }: { email: string; confirmed: boolean }) {
  return (
    <Section title={m.email}>
      <p className={styles.emailState}>
        <span>{email}</span>
        <span className={confirmed ? 'badge active' : 'badge pending'}>
          <Icon of={confirmed ? CircleCheck : Clock} size={16} />
          {confirmed ? m.confirmed : m.unconfirmed}
        </span>
      </p>
      {!confirmed && (
        <>
          <p className="note">{m.confirmText(email)}</p>
          <SendAgain />
        </>
      )}
    </Section>
  );
}
