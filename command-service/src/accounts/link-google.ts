import type { PatientEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/errors';

type Linked = Extract<PatientEvent, { type: 'GoogleAccountLinked' }>;

/**
 * The first Google account that comes with the verified e-mail stays the account's own. Another one with the same e-mail
 * is another person, to whom the address was given later: refused with GOOGLE_ACCOUNT_OTHER.
 */
export function linkGoogle(accountId: string, linked: string | null, subject: string): Linked[] {
  if (linked === subject) return [];
  if (linked !== null) refuse('GOOGLE_ACCOUNT_OTHER');
  return [{ type: 'GoogleAccountLinked', data: { accountId, subject } }];
}
