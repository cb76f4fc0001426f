import type { changePassword } from '@anamnesis/contracts/accounts/credential-routes';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';
import { hashNewPassword } from './new-password.js';
import { isPasswordOf } from './password.js';

/** Changes the password of who knows the present one; this sign-in stays, every other ends. */
export async function passwordChanged(
  { commands, signIns, clock }: Ports,
  call: Call<typeof changePassword>,
): Promise<Answer<typeof changePassword>> {
  const { actor, body, refreshToken } = call;
  const { stream } = accountOf(actor);
  const known = await commands.load(credentialsDecider, stream);
  if (known.status === 'none') return refuse('ACCOUNT_NOT_FOUND');
  if (known.passwordHash === null) return refuse('PASSWORD_NOT_SET');
  const { passwordChanges } = known;
  // A command that is sent again finds the password it has set itself, and other sign-ins perhaps not yet ended.
  const knowsIt = (await isPasswordOf(known, body.currentPassword)) || (await isPasswordOf(known, body.password));
  if (!knowsIt) return refuse('CURRENT_PASSWORD_WRONG');
  const passwordHash = await hashNewPassword(body.password, known.email, known.fullName);
  const change = { type: 'ChangePassword', data: { passwordHash, passwordChanges } } as const;
  const outcome = await commands.handle(credentialsDecider, stream, change, { now: clock() }, causeOf(call, actor));
  await signIns.closeOthers(actor.id, refreshToken);
  return done(outcome);
}
