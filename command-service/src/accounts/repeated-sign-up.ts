import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { AccountActor } from '@anamnesis/platform/tokens/access-tokens';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { requireSecondFactor } from './challenge.js';
import { credentialsDecider } from './credentials.decider.js';
import { isPasswordOf } from './password.js';

/**
 * Authorises a repeated sign-up like a sign-in: it needs the current password and the second factor. The digest of a command
 * leaves passwords out, so the same command id with another password is detected here. Refuses COMMAND_ID_REUSED,
 * EMAIL_TAKEN if the password was changed since, and SECOND_FACTOR_NEEDED.
 */
export async function checkRepeatedSignUp(ports: Ports, actor: AccountActor, password: string): Promise<void> {
  const known = await ports.commands.load(credentialsDecider, accountOf(actor).stream);
  if (!(await isPasswordOf(known, password))) {
    const isOfThisSignUp = known.status !== 'none' && known.passwordChanges === 0;
    refuse(isOfThisSignUp ? COMMAND_ID_REUSED : EMAIL_TAKEN);
  }
  await requireSecondFactor(ports, actor, { by: 'pwd' });
}
