import { LinkButton } from '../look/link-button';
import { GoogleMark } from './google-mark';
import { signInMessages } from './messages';
import { useMessages } from '../language/messages';
import styles from './accounts.module.css';

/** Sign-in with Google, below a form. */
export function GoogleButton({ way, role, children }: { way: 'in' | 'up'; role?: 'doctor'; children: string }) {
  const m = useMessages(signInMessages);
  return (
    <div className={styles.google}>
      <p className={`${styles.googleOr} note`}>{m.or}</p>
      <LinkButton to={`/${way}-loading${role ? `?role=${role}` : ''}`}>
        <GoogleMark />
        {children}
      </LinkButton>
    </div>
  );
}
