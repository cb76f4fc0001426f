import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { Ports } from '../ports.js';
import { accountStream } from './account-stream.js';
import { type Credentials, credentialsDecider } from './credentials.decider.js';

type Needed = Pick<Ports, 'commands' | 'ids'>;

/**
 * The account that has this address now. An account that was made with it may have another one by now: then it is not found here.
 * Without an account, `id` is the one that a sign-up with this address would give.
 */
export const accountAt = (ports: Needed, role: AccountRole, email: string) =>
  accountAtAddress(ports, role, ports.ids.account(role, email));

/** The same for an address of which only the id is known that a sign-up with it would give. */
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
