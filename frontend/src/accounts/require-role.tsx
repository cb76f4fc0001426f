import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { needsSecondFactorEverywhere } from '@anamnesis/contracts/language/second-factor';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { homeOf, signInOf } from './homes';
import { useSecondFactorMissing } from '../signed-in/second-factor-need';
import { mayBeSignedIn, useSession } from '../signed-in/session';

/** True while the session of another tab is being restored. That code is loaded on demand, because most pages never need it. */
export function useRestoring(needed: boolean): boolean {
  const [tried, setTried] = useState(() => !needed || !mayBeSignedIn());
  useEffect(() => {
    if (tried) return;
    const done = () => setTried(true);
    void import('./restore').then(({ restoreSession }) => restoreSession()).then(done, done);
  }, [tried]);
  return !tried;
}

/**
 * Renders its children for one role, or for every signed-in account if none is given. Other roles are redirected to their home
 * page; signed-out visitors see `stranger` or are redirected to the sign-in, which leads back here. After a refusal for lack of
 * a second factor, a role that needs one is redirected to where it is turned on.
 */
export function RequireRole({
  role,
  stranger,
  children,
}: {
  role?: AccountRole;
  stranger?: ReactNode;
  children?: ReactNode;
}) {
  const session = useSession();
  const secondFactorMissing = useSecondFactorMissing();
  const restoring = useRestoring(session === null);
  const { pathname, search } = useLocation();
  if (restoring) return null;
  if (!session && stranger) return stranger;
  if (!session) return <Navigate to={role ? signInOf(role) : '/auth'} state={{ from: pathname + search }} replace />;
  if (role && session.user && session.user.role !== role) return <Navigate to={homeOf(session.user.role)} replace />;
  if (role && secondFactorMissing && needsSecondFactorEverywhere(role)) return <Navigate to="/account" replace />;
  return children ?? <Outlet />;
}
