import type { EmailClaimReleased } from '@anamnesis/contracts/accounts/email-change-events';
import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { type Cause, consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import type { Ports } from '../ports.js';
import { accountStream } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';
import { emailClaimDecider } from './email-claim.decider.js';

type Needed = Pick<Ports, 'commands' | 'clock'>;

/** Milliseconds after which a claim without a completed change may be treated as abandoned. */
const CLAIM_MILLISECONDS = 60_000;

/**
 * Runs `take`, which takes an address. If it is refused because of an abandoned claim, releases the claim and runs `take` again.
 */
export async function withFreeAddress<T>(
  ports: Needed,
  role: AccountRole,
  addressId: string,
  cause: Cause,
  take: () => Promise<T>,
): Promise<T> {
  try {
    return await take();
  } catch (error) {
    if (!isTaken(error) || !(await releaseAbandoned(ports, role, addressId, cause))) throw error;
    return take();
  }
}

const isTaken = (error: unknown) => error instanceof Refusal && error.kind === EMAIL_TAKEN;

/** Releases the claim of an address if it is older than CLAIM_MILLISECONDS and its account does not have the address. */
async function releaseAbandoned(ports: Needed, role: AccountRole, addressId: string, cause: Cause): Promise<boolean> {
  const state = await ports.commands.load(emailClaimDecider, accountStream(role, addressId));
  if (state.status !== 'claimed') return false;
  const age = ports.clock().getTime() - Date.parse(state.claim.claimedAt);
  return age >= CLAIM_MILLISECONDS && releaseUnused(ports, state.claim, cause);
}

/**
 * Releases a claim unless its account has the address. First the stream of that account records that the change is abandoned, so that
 * a late confirmation is refused; then the address is released.
 */
export async function releaseUnused(
  { commands, clock }: Needed,
  { addressId, accountId, role, number }: EventOf<typeof EmailClaimReleased>['data'],
  cause: Cause,
): Promise<boolean> {
  const context = { now: clock() };
  const consequence = consequenceOf(cause);
  const abandon = { type: 'AbandonEmailChange', data: { number } } as const;
  try {
    await commands.handle(credentialsDecider, accountStream(role, accountId), abandon, context, consequence);
  } catch (error) {
    if (isTaken(error)) return false;
    throw error;
  }
  const release = { type: 'ReleaseEmail', data: { addressId, accountId, role, number } } as const;
  await commands.handle(emailClaimDecider, accountStream(role, addressId), release, context, consequence);
  return true;
}
