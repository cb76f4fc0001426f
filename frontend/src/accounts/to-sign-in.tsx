import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { Navigate, useLocation } from 'react-router';
import { signInOf } from './homes';

/** Leads to the sign-in of a role, which leads back here. */
export function ToSignIn({ role }: { role: AccountRole | undefined }) {
  const { pathname, search } = useLocation();
  return <Navigate to={role ? signInOf(role) : '/auth'} state={{ from: pathname + search }} replace />;
}
