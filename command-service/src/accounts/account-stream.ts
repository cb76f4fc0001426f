import type { AccountRole } from '@anamnesis/contracts/accounts/account-role';
import type { Actor } from '@anamnesis/contracts/language/role';
import { refuse } from '@anamnesis/contracts/language/errors';

/** The stream of somebody's account; the product's own background jobs have none. */
export function accountOf({ id, role }: Actor): { stream: string; role: AccountRole } {
  if (role === 'worker') return refuse('ACCOUNT_NOT_FOUND');
  return { stream: `${role}-${id}`, role };
}
