import type {
  confirmEmailChange,
  requestEmailChange,
  revertEmailChange,
} from '@anamnesis/contracts/accounts/email-change-routes';
import { ACCOUNT_NOT_FOUND, EMAIL_LINK_VOID } from '@anamnesis/contracts/accounts/errors';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { type Cause, consequenceOf } from '@anamnesis/platform/deciding/command-mark';
import type { Outcome } from '@anamnesis/platform/deciding/handle';
import type { AccountActor } from '@anamnesis/platform/tokens/access-tokens';
import { causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { accountOf, accountStream } from './account-stream.js';
import { confirmPassword } from './confirm-password.js';
import { type Account, type Credentials, credentialsDecider } from './credentials.decider.js';
import { changeOf } from './email-change.js';
import { emailClaimDecider } from './email-claim.decider.js';
import { releaseUnused, withFreeAddress } from './free-address.js';
import { resetAttempts } from './attempts.js';
import { checkSecondFactor } from './second-factor.js';

type Needed = Pick<Ports, 'commands' | 'ids' | 'clock'>;

/**
 * Requests a change of address, given the password and, if enabled, the second factor. Nothing is read about the address, so that reply and
 * work are the same whether it has an account or not; the email that is composed later tells the owner of the address. Whether it is free is
 * decided when it is confirmed.
 */
export async function handleRequestEmailChange(
  ports: Ports,
  call: Call<typeof requestEmailChange>,
): Promise<Answer<typeof requestEmailChange>> {
  const { commands, clock } = ports;
  const { actor, body } = call;
  const { stream } = accountOf(actor);
  const known = await commands.load(credentialsDecider, stream);
  if (known.status === 'none') return refuse(ACCOUNT_NOT_FOUND);
  await confirmPassword(ports, actor, body.currentPassword, call);
  await checkSecondFactor(ports, call, body.code ?? '');
  const data = { email: body.email, passwordChanges: known.passwordChanges };
  const request = { type: 'RequestEmailChange', data } as const;
  return done(await commands.handle(credentialsDecider, stream, request, { now: clock() }, causeOf(call, actor)));
}

/** Changes the address by the link that was sent to it. Using the link again changes nothing. Refuses EMAIL_LINK_VOID and EMAIL_TAKEN. */
export async function handleConfirmEmailChange(
  ports: Ports,
  call: Call<typeof confirmEmailChange>,
): Promise<Answer<typeof confirmEmailChange>> {
  const { account, state: number } = await ports.links.tokens.verify('confirm-new-email', call.body.token);
  const { role } = accountOf(account);
  if (number === null) return refuse(EMAIL_LINK_VOID);
  const { state, position } = await changeEmail(ports, { id: account.id, role }, number, causeOf(call, account));
  return { body: { data: { role, email: emailOf(state) } }, position };
}

/**
 * Executes a requested change: claims the address, then records the change. If the change is refused, the claim is released.
 */
export async function changeEmail(
  ports: Needed,
  { id, role }: AccountActor,
  number: number,
  cause: Cause,
): Promise<Outcome<Credentials>> {
  const { commands, clock } = ports;
  const stream = accountStream(role, id);
  const known = await commands.load(credentialsDecider, stream);
  if (known.status === 'none') return refuse(EMAIL_LINK_VOID);
  // The state read here also decides the claim below, so both concern the same pending address.
  const { pending } = known.emails;
  if (pending?.number !== number && !changeOf(known, number)) refuse(EMAIL_LINK_VOID);
  const release = await claim(ports, role, known, number, cause);
  const change = { type: 'ChangeEmail', data: { number } } as const;
  try {
    return await commands.handle(credentialsDecider, stream, change, { now: clock() }, consequenceOf(cause));
  } catch (error) {
    if (error instanceof Refusal) await release();
    throw error;
  }
}

const emailOf = (state: Credentials) => (state.status === 'none' ? '' : state.email);

/** Claims the pending address. Returns a function that releases the claim if it is not used. */
async function claim(ports: Needed, role: AccountRole, known: Account, number: number, cause: Cause) {
  const { commands, ids, clock } = ports;
  const { accountId, emails } = known;
  const nothing = async () => undefined;
  if (emails.pending?.number !== number) return nothing;
  const addressId = ids.account(role, emails.pending.email);
  if (addressId === accountId) return nothing;
  const stream = accountStream(role, addressId);
  const before = await commands.load(emailClaimDecider, stream);
  // The account had this address before: the earlier claim remains valid and must not be replaced by one that can be released.
  if (before.status === 'claimed' && before.claim.accountId === accountId && changeOf(known, before.claim.number))
    return nothing;
  const whose = { addressId, accountId, role, number };
  const take = { type: 'ClaimEmail', data: whose } as const;
  await withFreeAddress(ports, role, addressId, cause, () =>
    commands.handle(emailClaimDecider, stream, take, { now: clock() }, consequenceOf(cause)),
  );
  return () => releaseUnused(ports, whose, cause);
}

/**
 * Restores the earlier address, by the link that was sent to it. The change was made by someone who knew the password, so the password
 * is revoked and all sign-ins are closed; the second factor stays. Refuses EMAIL_LINK_VOID.
 */
export async function handleRevertEmailChange(
  ports: Ports,
  call: Call<typeof revertEmailChange>,
): Promise<Answer<typeof revertEmailChange>> {
  const { commands, links, signIns, lockOut, clock } = ports;
  const { account, state: number } = await links.tokens.verify('email-changed', call.body.token);
  const { stream, role } = accountOf(account);
  if (number === null) return refuse(EMAIL_LINK_VOID);
  const revert = { type: 'RevertEmailChange', data: { number } } as const;
  const cause = causeOf(call, account);
  const { state, position } = await commands.handle(credentialsDecider, stream, revert, { now: clock() }, cause);
  // Also runs for a repeated command, so a retry after a crash before this line closes the sign-ins.
  await signIns.closeAll(account.id);
  await Promise.all([lockOut.knownDevices.forget(account.id), resetAttempts(ports, account.id)]);
  return { body: { data: { role, email: emailOf(state) } }, position };
}
