import { randomUUID } from 'node:crypto';
import { CHALLENGE_MINUTES } from '@anamnesis/contracts/accounts/constants';
import { accountRoles } from '@anamnesis/contracts/language/account-role';
import { SECOND_FACTOR_EXPIRED, SECOND_FACTOR_NEEDED } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { AccountActor } from '@anamnesis/platform/tokens/access-tokens';
import { z } from 'zod';
import type { Ports } from '../ports.js';
import { credentialsDecider } from './credentials.decider.js';
import type { FirstStep } from './record-sign-in.js';
import { refuseLocked } from './lock-account.js';
import { secondFactorDecider, secondFactorStream } from './second-factor.decider.js';
import { isOwnerUnconfirmed } from './unconfirmed-owner.js';
import { accountOf } from './account-stream.js';

const PURPOSE = 'second step';
const challengeSchema = z.object({
  id: z.string(),
  actor: z.object({ id: z.string(), role: z.enum(accountRoles) }),
  way: z.discriminatedUnion('by', [
    z.object({ by: z.literal('pwd') }),
    z.object({ by: z.literal('google'), subject: z.string() }),
  ]),
});

/**
 * Returns if the account has no second factor. Otherwise refuses SECOND_FACTOR_NEEDED with a challenge for the second step.
 * Refuses ACCOUNT_LOCKED for a locked account. Call it after the first step has succeeded and before anything is recorded.
 */
export async function requireSecondFactor(ports: Ports, actor: AccountActor, way: FirstStep): Promise<void> {
  const { commands, secondFactor } = ports;
  await refuseLocked(ports, actor);
  // If the address was never confirmed, someone other than its owner may have set up the second factor. `linkGoogleAccount` removes it.
  if (way.by === 'google' && isOwnerUnconfirmed(await commands.load(credentialsDecider, accountOf(actor).stream)))
    return;
  const { status } = await commands.load(secondFactorDecider, secondFactorStream(actor.id));
  if (status === 'off') return;
  const challenge = { id: randomUUID(), actor, way };
  refuse(SECOND_FACTOR_NEEDED, { challenge: await secondFactor.sealed.seal(PURPOSE, challenge, CHALLENGE_MINUTES) });
}

/**
 * Opens a challenge: actor and method of the first step. Refuses SECOND_FACTOR_EXPIRED if it is too old or was not issued here.
 */
export async function openChallenge(
  { secondFactor }: Pick<Ports, 'secondFactor'>,
  challenge: string,
): Promise<{ id: string; actor: AccountActor; way: FirstStep }> {
  const opened = challengeSchema.safeParse(await secondFactor.sealed.open(PURPOSE, challenge));
  return opened.success ? opened.data : refuse(SECOND_FACTOR_EXPIRED);
}
