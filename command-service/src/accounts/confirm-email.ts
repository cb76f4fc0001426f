import type { confirmEmail, requestConfirmation } from '@anamnesis/contracts/accounts/credential-routes';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Cause } from '@anamnesis/platform/deciding/command-mark';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { accountAt } from './account-at.js';
import { accountOf } from './account-stream.js';
import { credentialsDecider } from './credentials.decider.js';

/** Confirms an email address by the link in an email. Using the link again changes nothing. */
export async function handleConfirmEmail(
  { commands, links, clock }: Ports,
  call: Call<typeof confirmEmail>,
): Promise<Answer<typeof confirmEmail>> {
  const { account } = await links.tokens.verify('confirm-email', call.body.token);
  const { stream, role } = accountOf(account);
  const confirm = { type: 'ConfirmEmail', data: { by: 'letter' } } as const;
  const { position } = await commands.handle(
    credentialsDecider,
    stream,
    confirm,
    { now: clock() },
    causeOf(call, account),
  );
  return { body: { data: { role } }, position };
}

/** Requests another confirmation email. Refuses TOO_MANY_TRIES. */
export async function handleRequestConfirmation(
  { commands, clock }: Ports,
  call: Call<typeof requestConfirmation>,
): Promise<Answer<typeof requestConfirmation>> {
  const { stream } = accountOf(call.actor);
  const request = { type: 'RequestConfirmation' } as const;
  const cause = causeOf(call, call.actor);
  return done(await commands.handle(credentialsDecider, stream, request, { now: clock() }, cause));
}

/** Confirms an address directly, without an email. Not reachable over the API. Refuses ACCOUNT_NOT_FOUND. */
export async function confirmEmailDirectly(
  { commands, ids, clock, digest }: Pick<Ports, 'commands' | 'ids' | 'clock' | 'digest'>,
  role: AccountRole,
  email: string,
  cause: Pick<Cause, 'correlationId' | 'commandId'>,
): Promise<void> {
  const { id } = await accountAt({ commands, ids }, role, email);
  const { stream } = accountOf({ id, role });
  const confirm = { type: 'ConfirmEmail', data: { by: 'operator' } } as const;
  const actor = { id, role: 'operator' } as const;
  const asked = digest({ vouch: role, email });
  await commands.handle(credentialsDecider, stream, confirm, { now: clock() }, { ...cause, actor, asked });
}
