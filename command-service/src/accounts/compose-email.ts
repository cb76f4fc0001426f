import type { composeEmail } from '@anamnesis/contracts/accounts/credential-routes';
import {
  CONFIRM_LINK_HOURS,
  type EmailPurpose,
  isEmailPermitted,
  MAX_IN_USE_EMAILS_PER_DAY,
  OBJECTION_HOURS,
  RESET_LINK_MINUTES,
} from '@anamnesis/contracts/accounts/emails';
import { DEFAULT_LANGUAGE } from '@anamnesis/contracts/language/languages';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { accountAt, accountAtAddress } from './account-at.js';
import { accountOf } from './account-stream.js';
import { type Account, type Credentials, credentialsDecider } from './credentials.decider.js';
import { changeOf } from './email-change.js';
import { nameOf } from './name-of.js';

/**
 * The content of an email, composed when it is sent, so that its link is never older than the email. Null if the account does
 * not exist or was erased, if the address may not receive this email, or if it is no longer needed.
 */
export async function emailFor(
  ports: Ports,
  { body }: Call<typeof composeEmail>,
): Promise<Answer<typeof composeEmail>> {
  const { links } = ports;
  const { number = null, role } = body;
  const { id, known, purpose } = await accountOfEmail(ports, body);
  const to = known.status === 'none' ? null : addressFor(purpose, number, known);
  if (known.status === 'none' || to === null) return { body: { data: null } };
  const account = { id, role };
  const linkTo = (page: string) => new URL(page, links.origin).href;
  const linkWith = async (page: string, state: number | null, minutes: number) =>
    linkTo(`${page}#${await links.tokens.issue(purpose, { account, state }, minutes)}`);
  // The token is in the fragment (#): browsers neither send it to a server nor log it.
  const linkOf: Record<EmailPurpose, () => string | Promise<string>> = {
    'confirm-email': () => linkWith('/confirm-email', null, CONFIRM_LINK_HOURS * 60),
    'reset-password': () => linkWith('/reset-password', known.passwordChanges, RESET_LINK_MINUTES),
    'password-changed': () => linkTo('/forgot-password'),
    'password-withdrawn': () => linkTo('/forgot-password'),
    'confirm-new-email': () => linkWith('/confirm-new-email', number, CONFIRM_LINK_HOURS * 60),
    'email-changed': () => linkWith('/revert-email', number, OBJECTION_HOURS * 60),
    'email-change-reverted': () => linkTo('/forgot-password'),
    'sign-up-attempted': () => linkTo('/forgot-password'),
    'new-email-in-use': () => linkTo('/forgot-password'),
  };
  const language = known.language ?? DEFAULT_LANGUAGE;
  const name = await nameOf(ports, known);
  return { body: { data: { purpose, to, language, name, link: await linkOf[purpose]() } } };
}

/**
 * The account that an email concerns, and which email it becomes. A password reset and a sign-up refer to an address, which may now belong to
 * another account; all other emails refer to an account. A new address that has another account cannot be confirmed: the owner of that
 * one is written to.
 */
async function accountOfEmail(
  ports: Ports,
  { accountId: id, role, purpose, number }: Call<typeof composeEmail>['body'],
): Promise<{ id: string; known: Credentials; purpose: EmailPurpose }> {
  if (purpose === 'reset-password' || purpose === 'sign-up-attempted')
    return { purpose, ...(await accountAtAddress(ports, role, id)) };
  const known = await ports.commands.load(credentialsDecider, accountOf({ id, role }).stream);
  const pending = known.status === 'known' && purpose === 'confirm-new-email' ? known.emails.pending : null;
  if (pending === null || pending.number !== number) return { id, known, purpose };
  const owner = await accountAt(ports, role, pending.email);
  if (owner.known.status === 'none' || owner.id === id) return { id, known, purpose };
  // The job composes an email again after each failure to send it: that is not a further email.
  const isFew = await ports.lockOut.attempts.amongFirst(
    `address in use ${owner.id}`,
    `${id} ${number}`,
    MAX_IN_USE_EMAILS_PER_DAY,
  );
  return { purpose: 'new-email-in-use', ...(isFew ? owner : { id, known: { status: 'none', claimedBy: null } }) };
}

/** The recipient of an email; null if it must not be sent. */
function addressFor(purpose: EmailPurpose, number: number | null, account: Account): string | null {
  const { email, emailConfirmed, emails } = account;
  const addresses: Partial<Record<EmailPurpose, string | undefined>> = {
    'confirm-new-email': emails.pending?.number === number ? emails.pending?.email : undefined,
    'email-changed': number === null ? undefined : changeOf(account, number)?.before.email,
  };
  const to = purpose in addresses ? addresses[purpose] : email;
  if (to === undefined || to === null || !isEmailPermitted(purpose, to, emailConfirmed)) return null;
  return purpose === 'confirm-email' && emailConfirmed ? null : to;
}
