import Button from '@mui/material/Button';
import { CircleCheck, Clock } from 'lucide-react';
import { useState } from 'react';
import { Icon } from '../look/icon';
import { Section } from '../look/section';
import { ChangeEmailForm } from './change-email-form';
import { credentialMessages } from './credential-messages';
import { useMessages } from '../language/messages';
import { emailMessages } from './email-messages';
import { SendAgain } from './send-again';
import styles from './account-page.module.css';

interface Props {
  email: string;
  confirmed: boolean;
  /** The new address until it is confirmed; null without one. */
  pending: string | null;
  hasPassword: boolean;
}

/** The email address of the account, whether it is confirmed, and how to change it. */
export function EmailCard({ email, confirmed, pending, hasPassword }: Props) {
  const change = useMessages(emailMessages);
  const m = useMessages(credentialMessages);
  const [changing, setChanging] = useState(false);
  return (
    <Section title={m.email}>
      <div className="stack">
        <p className={styles.emailState}>
          <span>{email}</span>
          <span className={confirmed ? 'badge active' : 'badge pending'}>
            <Icon of={confirmed ? CircleCheck : Clock} size={16} />
            {confirmed ? m.confirmed : m.unconfirmed}
          </span>
        </p>
        {!confirmed && (
          <>
            <p className="note">
              {m.confirmText({ email })} {change.needsConfirmed}
            </p>
            <div>
              <SendAgain />
            </div>
          </>
        )}
        {pending !== null && <p className="note">{change.pending({ email: pending })}</p>}
        {confirmed && !hasPassword && <p className="note">{change.needsPassword}</p>}
        {confirmed && hasPassword && !changing && (
          <div>
            <Button variant="outlined" onClick={() => setChanging(true)}>
              {change.change}
            </Button>
          </div>
        )}
        {changing && <ChangeEmailForm onClose={() => setChanging(false)} />}
      </div>
    </Section>
  );
}
