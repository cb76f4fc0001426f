import { Link } from 'react-router';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import { credentialMessages as m } from './credential-messages';
import styles from './accounts.module.css';

/** Below the password of a sign-in form. */
export const ForgotLink = ({ role }: { role: AccountView['role'] }) => (
  <p className={styles.authForgot}>
    <Link to="/forgot-password" state={{ role }}>
      {m.forgot}
    </Link>
  </p>
);
