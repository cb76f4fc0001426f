import { AuthFrame } from './auth-frame';
import { messages as m } from './messages';
import styles from './accounts.module.css';

/** Shown while the browser goes to Google and comes back. */
export const GoogleConnecting = () => (
  <AuthFrame title={m.connecting}>
    <p className={styles.googleWait} role="status">
      <span className={styles.spinner} aria-hidden="true" />
      {m.connectingNote}
    </p>
  </AuthFrame>
);

/** Leaves the product's pages for an address elsewhere. */
export const leaveFor = (url: string) => globalThis.location.assign(url);
