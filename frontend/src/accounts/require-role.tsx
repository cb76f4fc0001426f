import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { needsSecondFactorEverywhere } from '@anamnesis/contracts/language/second-factor';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { homeOf, signInOf } from './homes';
import { useSecondFactorMissing } from '../signed-in/second-factor-need';
import { mayBeSignedIn, useSession } from '../signed-in/session';

/** True while the sign-in of another tab is being restored. Loaded on demand, because most pages never need it. */
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
 * Shows its children to one role, or to every signed-in person if none is given. Others are sent to sign in and return here
 * (unless `stranger` is given), or to the home of their role. A role that needs a second factor is sent to turn it on after
 * a refusal.
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
