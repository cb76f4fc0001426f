import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { needsSecondFactorEverywhere } from '@anamnesis/contracts/language/second-factor';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router';
import { homeOf, signInOf } from './homes';
import { useSecondFactorMissing } from '../signed-in/second-factor-need';
import { mayBeSignedIn, useSession } from '../signed-in/session';

/** True while it is tried whether another tab's sign-in can be taken up. Loaded on demand: most pages never need it. */
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
 * Lets one role through, or everybody who is signed in where none is named; whoever is not signed in is asked to, and
 * comes back here, unless there is something to show to a `stranger`; another role goes to its own home. A role that may do
 * nothing without a second factor goes where it is turned on, once it was refused for want of one.
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
