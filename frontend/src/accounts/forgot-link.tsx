import { Link } from 'react-router';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import { useMessages } from '../language/messages';
import { signInMessages } from './messages';
import styles from './accounts.module.css';

/** The link below the password of a sign-in form. */
export const ForgotLink = ({ role }: { role: AccountView['role'] }) => {
  const m = useMessages(signInMessages);
  return (
    <p className={styles.authForgot}>
      <Link to="/forgot-password" state={{ role }}>
        {m.forgot}
      </Link>
    </p>
  );
};
