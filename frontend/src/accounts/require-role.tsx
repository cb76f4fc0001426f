import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { needsSecondFactorEverywhere } from '@anamnesis/contracts/language/second-factor';
import { useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet } from 'react-router';
import { homeOf } from './homes';
import { ToSignIn } from './to-sign-in';
import { useAccountLanguage } from './use-account-language';
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
 * a second factor, a role that needs one is redirected to where it is turned on. Nothing is drawn before the language of the account is known.
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
  // A session that is being restored has a token before its person.
  const isLanguageKnown = useAccountLanguage(Boolean(session?.user));
  if (restoring) return null;
  if (!session && stranger) return stranger;
  if (!session) return <ToSignIn role={role} />;
  if (role && session.user && session.user.role !== role) return <Navigate to={homeOf(session.user.role)} replace />;
  if (role && secondFactorMissing && needsSecondFactorEverywhere(role)) return <Navigate to="/account" replace />;
  if (!isLanguageKnown) return null;
  return children ?? <Outlet />;
}
