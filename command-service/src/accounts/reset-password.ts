import type { requestPasswordReset, resetPassword } from '@anamnesis/contracts/accounts/credential-routes';
import { LINK_USED } from '@anamnesis/contracts/accounts/errors';
import { COMMAND_ID_REUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';
import { resetAttempts } from './attempts.js';
import { nameOf } from './name-of.js';
import { hashNewPassword } from './new-password.js';
import { isCurrentPassword } from './password.js';
import { passwordResetDecider, passwordResetStream } from './password-reset.decider.js';
import { isOwnerUnconfirmed, discardSecondFactor } from './unconfirmed-owner.js';

/**
 * Records a request for a password reset without reading the account: work and reply are the same whether it exists or not. The
 * reply has no position, which would reveal whether this was the first request.
 */
export async function handleRequestPasswordReset(
  { commands, ids, clock }: Ports,
  call: Call<typeof requestPasswordReset>,
): Promise<Answer<typeof requestPasswordReset>> {
  const { role, email } = call.body;
  const accountId = ids.account(role, email);
  const request = { type: 'RequestPasswordReset', data: { accountId, role } } as const;
  const cause = causeOf(call, { id: accountId, role });
  await commands.handle(passwordResetDecider, passwordResetStream(accountId), request, { now: clock() }, cause);
  return { body: { success: true } };
}

/** Sets a new password by the link in an email. Refuses LINK_USED if the password has changed since. */
export async function handleResetPassword(
  ports: Ports,
  call: Call<typeof resetPassword>,
): Promise<Answer<typeof resetPassword>> {
  const { commands, links, signIns, lockOut, clock } = ports;
  const { account, state } = await links.tokens.verify('reset-password', call.body.token);
  const { stream, role } = accountOf(account);
  const known = await commands.load(credentialsDecider, stream);
  if (known.status === 'none' || state === null) return refuse(LINK_USED);
  const passwordHash = await hashNewPassword(call.body.password, known.email, await nameOf(ports, known));
  const reset = { type: 'ResetPassword', data: { passwordHash, passwordChanges: state } } as const;
  const cause = causeOf(call, account);
  if (isOwnerUnconfirmed(known)) await discardSecondFactor(ports, account.id, cause);
  const { position, repeated } = await commands.handle(credentialsDecider, stream, reset, { now: clock() }, cause);
  // The digest of a command leaves passwords out, so the same command id with another password is detected here.
  if (repeated && !(await isCurrentPassword(ports, stream, call.body.password))) refuse(COMMAND_ID_REUSED);
  // Also runs for a repeated command, so a retry after a crash before this line closes the sign-ins.
  await signIns.closeAll(account.id);
  await Promise.all([lockOut.knownDevices.forget(account.id), resetAttempts(ports, account.id)]);
  return { body: { data: { role } }, position };
}
