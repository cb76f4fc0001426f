import { isClearUsername, isReservedUsername } from '@anamnesis/contracts/accounts/username';
import { truncateText } from '@anamnesis/contracts/language/text';

const MIN_LENGTH = 3;
const MAX_LENGTH = 24;
const ID_PART_LENGTH = 4;

/**
 * Usernames for a patient who did not choose one: the first name, then the first name with characters of the account id. Never
 * contains a part of the email address, since other patients see it.
 */
export function usernamesFor(fullName: string, accountId: string): readonly string[] {
  const first = fullName.normalize('NFKC').trim().toLowerCase().split(/\s+/)[0] ?? '';
  const letters = truncateText(first.replace(/[^\p{L}\p{N}\p{M}]/gu, ''), MAX_LENGTH);
  const isFit = letters.length >= MIN_LENGTH && isClearUsername(letters) && !isReservedUsername(letters);
  const base = isFit ? letters : 'patient';
  const id = accountId.replaceAll('-', '');
  const idParts = Array.from({ length: id.length / ID_PART_LENGTH }, (_, index) =>
    id.slice(index * ID_PART_LENGTH, (index + 1) * ID_PART_LENGTH),
  );
  return [base, ...idParts.map((part) => `${base}-${part}`), `${base}-${id}`.slice(0, 40)];
}
