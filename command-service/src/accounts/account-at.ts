import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { Ports } from '../ports.js';
import { accountStream } from './account-stream.js';
import { type Credentials, credentialsDecider } from './credentials.decider.js';

type Needed = Pick<Ports, 'commands' | 'ids'>;

/**
 * Finds an account by its current address. An account that was created with this address and has changed it since is not found.
 * If there is no account, `id` is the id that a sign-up with this address would have.
 */
export const accountAt = (ports: Needed, role: AccountRole, email: string) =>
  accountAtAddress(ports, role, ports.ids.account(role, email));

/** The same by the id that a sign-up with the address would have. */
export async function accountAtAddress(
  { commands, ids }: Needed,
  role: AccountRole,
  addressId: string,
): Promise<{ id: string; known: Credentials }> {
  const made = await commands.load(credentialsDecider, accountStream(role, addressId));
  const id = made.status === 'none' ? (made.claimedBy ?? addressId) : addressId;
  const known = id === addressId ? made : await commands.load(credentialsDecider, accountStream(role, id));
  const isItsAddress = known.status === 'known' && ids.account(role, known.email) === addressId;
  return isItsAddress ? { id, known } : { id: addressId, known: { status: 'none', claimedBy: null } };
}
