import type { AccountRole } from '../accounts/account-role.js';
import type { Route } from './route.js';

/** Roles whose account opens nothing but itself without a second factor, where the installation asks for one. */
export const needsSecondFactorEverywhere = (role: AccountRole): boolean => role === 'auditor' || role === 'operator';

/** Whether a role gets through a route only after signing in with a second factor, where the installation asks for one. */
export function needsSecondFactor(
  { access, secondFactor }: Pick<Route, 'access' | 'secondFactor'>,
  role: AccountRole,
): boolean {
  if (access === 'public' || access === 'worker' || !access[role]) return false;
  if (needsSecondFactorEverywhere(role)) return secondFactor !== false;
  return role === 'doctor' && secondFactor === true;
}
