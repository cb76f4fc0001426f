import { DEVICE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import type { changePassword } from '@anamnesis/contracts/accounts/credential-routes';
import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';
import { nameOf } from './name-of.js';
import { hashNewPassword } from './new-password.js';
import { isPasswordOf, isCurrentPassword } from './password.js';
import { refreshTokenOf } from './refresh-cookie.js';

/** Changes the password, given the current one. This sign-in stays open; all others are closed. */
export async function handleChangePassword(
  ports: Ports,
  call: Call<typeof changePassword>,
): Promise<Answer<typeof changePassword>> {
  const { commands, signIns, lockOut, clock } = ports;
  const { actor, body, cookie } = call;
  const { stream } = accountOf(actor);
  const known = await commands.load(credentialsDecider, stream);
  if (known.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
  const isRight = await isPasswordOf(known, body.currentPassword);
  const passwordHash = await hashNewPassword(body.password, known.email, await nameOf(ports, known));
  // Not refused here: if this command is a repetition, its first run has already replaced the current password.
  const passwordChanges = isRight ? known.passwordChanges : null;
  const change = { type: 'ChangePassword', data: { passwordHash, passwordChanges } } as const;
  const outcome = await commands.handle(credentialsDecider, stream, change, { now: clock() }, causeOf(call, actor));
  // The digest of a command leaves passwords out, so the same command id with another password is detected here.
  if (outcome.repeated && !(await isCurrentPassword(ports, stream, body.password))) refuse(COMMAND_ID_REUSED);
  await signIns.closeOthers(actor.id, refreshTokenOf(call));
  await lockOut.knownDevices.forget(actor.id, cookie(DEVICE_COOKIE));
  return done(outcome);
}
