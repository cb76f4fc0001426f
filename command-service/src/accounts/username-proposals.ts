import { cutText } from '@anamnesis/contracts/language/text';

const LEAST = 3;
const MOST = 24;
const PIECE = 4;

/**
 * Usernames for a patient who did not choose one: the first name, then the first name with characters of the account id. Never
 * contains a part of the email address, since other patients see it.
 */
export function usernamesFor(fullName: string, accountId: string): readonly string[] {
  const first = fullName.normalize('NFKC').trim().toLowerCase().split(/\s+/)[0] ?? '';
  const letters = cutText(first.replace(/[^\p{L}\p{N}\p{M}]/gu, ''), MOST);
  const base = letters.length >= LEAST ? letters : 'patient';
  const id = accountId.replaceAll('-', '');
  const pieces = Array.from({ length: id.length / PIECE }, (_, index) => id.slice(index * PIECE, (index + 1) * PIECE));
  return [base, ...pieces.map((piece) => `${base}-${piece}`), `${base}-${id}`.slice(0, 40)];
}
