import { Link } from 'react-router';
import type { AccountView } from '@anamnesis/contracts/accounts/routes';
import { credentialMessages as m } from './credential-messages';

/** Below the password of a sign-in form. */
export const ForgotLink = ({ role }: { role: AccountView['role'] }) => (
  <p className="auth-forgot">
    <Link to="/forgot-password" state={{ role }}>
      {m.forgot}
    </Link>
  </p>
);
