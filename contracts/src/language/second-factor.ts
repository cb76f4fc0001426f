import type { AccountRole } from './account-role.js';
import { isOpenToAll, type Route } from './route.js';

/** Whether a role may open only its own account without a second factor, where the installation requires one. */
export const needsSecondFactorEverywhere = (role: AccountRole): boolean => role === 'auditor' || role === 'operator';

/** Whether a role needs a second factor for a route, where the installation requires one. */
export function needsSecondFactor(
  { action, secondFactor }: Pick<Route, 'action' | 'secondFactor'>,
  role: AccountRole,
): boolean {
  if (isOpenToAll({ action }) || !action.rules[role]) return false;
  if (needsSecondFactorEverywhere(role)) return secondFactor !== false;
  return role === 'doctor' && secondFactor === true;
}
