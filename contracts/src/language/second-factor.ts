import type { AccountRole } from './account-role.js';
import { isOpenToAll, type Route } from './route.js';

/** Roles whose account opens nothing but itself without a second factor, where the installation asks for one. */
export const needsSecondFactorEverywhere = (role: AccountRole): boolean => role === 'auditor' || role === 'operator';

/** Whether a role gets through a route only after signing in with a second factor, where the installation asks for one. */
export function needsSecondFactor(
  { deed, secondFactor }: Pick<Route, 'deed' | 'secondFactor'>,
  role: AccountRole,
): boolean {
  if (isOpenToAll({ deed }) || !deed.rules[role]) return false;
  if (needsSecondFactorEverywhere(role)) return secondFactor !== false;
  return role === 'doctor' && secondFactor === true;
}
