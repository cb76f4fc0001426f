import { accountStream } from '@anamnesis/contracts/accounts/account-stream';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';

export { accountStream };

/** The stream of the actor's account. Refuses ACCOUNT_NOT_FOUND for background jobs, which have none. */
export function accountOf({ id, role }: Actor): { stream: string; role: AccountRole } {
  if (role === 'worker') return refuse(ACCOUNT_NOT_FOUND);
  return { stream: accountStream(role, id), role };
}
