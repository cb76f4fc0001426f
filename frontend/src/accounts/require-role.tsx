import type { Role } from '@anamnesis/contracts/language/role';
import type { ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { useSession } from './session';
import { homeOf, signInOf } from './homes';

/** Lets one role through; whoever is not signed in is asked to, and comes back here; another role goes to its own home. */
export function RequireRole({ role, children }: { role: Role; children?: ReactNode }) {
  const session = useSession();
  const { pathname, search } = useLocation();
  if (!session) return <Navigate to={signInOf(role)} state={{ from: pathname + search }} replace />;
  if (session.user && session.user.role !== role) return <Navigate to={homeOf(session.user.role)} replace />;
  return children ?? <Outlet />;
}
