import { MailCheck } from 'lucide-react';
import { Icon } from '../look/icon';
import { useMessages } from '../language/messages';
import { credentialMessages } from './credential-messages';
import { SendAgain } from './send-again';
import styles from './account-page.module.css';

/** The request to confirm an email address. */
export default function ConfirmRequest({ email }: { email: string }) {
  const m = useMessages(credentialMessages);
  return (
    <div className={`notice info ${styles.confirmNotice}`} role="status">
      <Icon of={MailCheck} size={22} />
      <div className="grow">
        <strong>{m.confirmTitle}</strong>
        <p className="note">{m.confirmText({ email })}</p>
      </div>
      <SendAgain />
    </div>
  );
}
