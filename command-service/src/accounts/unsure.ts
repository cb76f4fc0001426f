import { type Cause, consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import type { Ports } from '../ports.js';
import type { Credentials } from './credentials.decider.js';
import { secondFactorDecider, secondFactorStream } from './second-factor.decider.js';

/**
 * Whether somebody else than the owner of its address may have made an account: anybody can type an address when they
 * sign up. Auditors and operators are appointed under theirs.
 */
export const isUnsure = (known: Credentials): boolean =>
  known.status === 'known' && !known.emailConfirmed && (known.role === 'patient' || known.role === 'doctor');

/** Once the owner of the address comes, what somebody else may have set up keeps them out no longer, and in no longer. */
export async function voidSecondFactor(
  { commands, lockOut }: Pick<Ports, 'commands' | 'lockOut'>,
  accountId: string,
  cause: Cause,
): Promise<void> {
  const remove = { type: 'RemoveSecondFactor', data: { accountId } } as const;
  await commands.handle(secondFactorDecider, secondFactorStream(accountId), remove, null, consequenceOf(cause));
  await lockOut.knownDevices.forget(accountId);
}
