import { showCredentials } from '@anamnesis/contracts/accounts/addresses';
import { MailCheck } from 'lucide-react';
import { useQuestion } from '../api/questions';
import { Icon } from '../look/icon';
import { credentialMessages } from './credential-messages';
import { useMessages } from '../language/messages';
import { SendAgain } from './send-again';
import styles from './account-page.module.css';

/** Asks for the confirmation of the email address; hidden once it is confirmed or while that is unknown. */
export function ConfirmNotice() {
  const m = useMessages(credentialMessages);
  const { data } = useQuestion(showCredentials);
  if (data?.data.emailConfirmed !== false) return null;
  return (
    <div className={`notice info ${styles.confirmNotice}`} role="status">
      <Icon of={MailCheck} size={22} />
      <div className="grow">
        <strong>{m.confirmTitle}</strong>
        <p className="note">{m.confirmText({ email: data.data.email })}</p>
      </div>
      <SendAgain />
    </div>
  );
}
