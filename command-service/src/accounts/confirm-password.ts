import { ACCOUNT_LOCKED, CURRENT_PASSWORD_WRONG, PASSWORD_NOT_SET } from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';
import { countAttempt } from './attempts.js';
import { isPasswordOf } from './password.js';

/**
 * Checks the password of a signed-in person. Refuses CURRENT_PASSWORD_WRONG, PASSWORD_NOT_SET, ACCOUNT_LOCKED and
 * SIGN_IN_PAUSED.
 */
export async function confirmPassword(
  ports: Ports,
  actor: Actor,
  password: string,
  call: Pick<Call, 'cookie'>,
): Promise<void> {
  const known = await ports.commands.load(credentialsDecider, accountOf(actor).stream);
  if (known.status === 'none' || known.passwordHash === null) return refuse(PASSWORD_NOT_SET);
  if (known.locked) refuse(ACCOUNT_LOCKED);
  await countAttempt(ports, actor.id, 'password', call, async () => {
    if (!(await isPasswordOf(known, password))) refuse(CURRENT_PASSWORD_WRONG);
  });
}
