/** Crockford's base32: without I, L, O and U, which look like other characters or form words. */
export const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const READ_AS: Readonly<Record<string, string>> = { I: '1', L: '1', O: '0' };
const GROUP = 4;

/** The digits of a code as it was typed: case, blanks and hyphens do not matter, and similar characters are read as the digit. */
export const digitsOf = (typed: string): string =>
  typed
    .toUpperCase()
    .replace(/[\s-]/g, '')
    .replace(/[ILO]/g, (letter) => READ_AS[letter] ?? letter);

/** Digits in groups of four. */
export const grouped = (digits: string): string => (digits.match(new RegExp(`.{${GROUP}}`, 'g')) ?? []).join('-');
