import type { composeLetter } from '@anamnesis/contracts/accounts/credential-routes';
import {
  CONFIRM_LINK_HOURS,
  type LetterPurpose,
  mayBeSent,
  RESET_LINK_MINUTES,
} from '@anamnesis/contracts/accounts/letters';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { accountOf } from './account-stream.js';
import { type Account, credentialsDecider } from './credentials.decider.js';
import { nameOf } from './name-of.js';

/**
 * The content of a letter at the time it is sent, so that its link is never older than the letter. Null if the account does
 * not exist or was erased, if the address may not receive this letter, or if it is no longer needed.
 */
export async function letterFor(
  ports: Ports,
  { body }: Call<typeof composeLetter>,
): Promise<Answer<typeof composeLetter>> {
  const { commands, links } = ports;
  const { accountId: id, role, purpose } = body;
  const known = await commands.load(credentialsDecider, accountOf({ id, role }).stream);
  if (known.status === 'none' || !isWanted(purpose, known)) return { body: { data: null } };
  const { email, passwordChanges } = known;
  const account = { id, role };
  const linkTo = (page: string) => new URL(page, links.origin).href;
  const linkWith = async (page: string, state: number | null, minutes: number) =>
    linkTo(`${page}#${await links.tokens.issue(purpose, { account, state }, minutes)}`);
  // The token is in the fragment (#): browsers neither send it to a server nor log it.
  const linkOf: Record<LetterPurpose, () => string | Promise<string>> = {
    'confirm-email': () => linkWith('/confirm-email', null, CONFIRM_LINK_HOURS * 60),
    'reset-password': () => linkWith('/reset-password', passwordChanges, RESET_LINK_MINUTES),
    'password-changed': () => linkTo('/forgot-password'),
    'password-withdrawn': () => linkTo('/forgot-password'),
  };
  return { body: { data: { to: email, name: await nameOf(ports, known), link: await linkOf[purpose]() } } };
}

/** The address of an erased person is a placeholder without an @. */
const isWanted = (purpose: LetterPurpose, { email, emailConfirmed }: Account): boolean =>
  email.includes('@') && mayBeSent(purpose, emailConfirmed) && !(purpose === 'confirm-email' && emailConfirmed);
