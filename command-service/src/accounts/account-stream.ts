import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';

/** Who somebody is and by what they sign in; a doctor's also tells their papers, profile and hours. */
export const accountStream = (role: AccountRole, id: string) => `${role}-${id}`;

/** The stream of somebody's account; the product's own background jobs have none. */
export function accountOf({ id, role }: Actor): { stream: string; role: AccountRole } {
  if (role === 'worker') return refuse(ACCOUNT_NOT_FOUND);
  return { stream: accountStream(role, id), role };
}
