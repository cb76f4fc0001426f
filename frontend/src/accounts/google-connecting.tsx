import { useMessages } from '../language/messages';
import { AuthFrame } from './auth-frame';
import { googleMessages } from './google-messages';
import styles from './accounts.module.css';

/** Shown during the redirects to Google and back. */
export const GoogleConnecting = () => {
  const m = useMessages(googleMessages);
  return (
    <AuthFrame title={m.connecting}>
      <p className={styles.googleWait} role="status">
        <span className={styles.spinner} aria-hidden="true" />
        {m.connectingNote}
      </p>
    </AuthFrame>
  );
};

/** Opens an address outside the product. */
export const leaveFor = (url: string) => globalThis.location.assign(url);
