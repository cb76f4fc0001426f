import { type Cause, consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import type { Ports } from '../ports.js';
import type { Credentials } from './credentials.decider.js';
import { secondFactorDecider, secondFactorStream } from './second-factor.decider.js';

/**
 * Whether someone other than the owner of the address may have created the account: a sign-up accepts any address.
 * Auditors and operators are appointed, so their addresses count as confirmed.
 */
export const isOwnerUnconfirmed = (known: Credentials): boolean =>
  known.status === 'known' && !known.emailConfirmed && (known.role === 'patient' || known.role === 'doctor');

/**
 * Removes a second factor that someone else may have set up, so that it neither locks the owner out nor lets the other person in.
 */
export async function discardSecondFactor(
  { commands, lockOut }: Pick<Ports, 'commands' | 'lockOut'>,
  accountId: string,
  cause: Cause,
): Promise<void> {
  const remove = { type: 'RemoveSecondFactor', data: { accountId } } as const;
  await commands.handle(secondFactorDecider, secondFactorStream(accountId), remove, null, consequenceOf(cause));
  await lockOut.knownDevices.forget(accountId);
}
