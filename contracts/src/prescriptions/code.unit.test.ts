import { expect, test } from '@jest/globals';
import { codeOf, numberOf, readCode } from './code.js';

const NUMBERS = [0n, 1n, 4093n, 0x0123456789abcdef0123456789abcdefn, (1n << 128n) - 1n];
const DIGITS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

test.each(NUMBERS)('the code of %s is 28 digits in groups of four, and leads back to it', (number) => {
  const code = codeOf(number);
  expect(code).toMatch(/^([0-9A-HJKMNP-TV-Z]{4}-){6}[0-9A-HJKMNP-TV-Z]{4}$/);
  expect(numberOf(code)).toBe(number);
  expect(readCode(code)).toBe(code);
});

test('it is read in lower case, without hyphens, with blanks, and with letters that look like digits', () => {
  const code = codeOf(0x0123456789abcdef0123456789abcdefn);
  for (const typed of [code.toLowerCase(), code.replaceAll('-', ''), ` ${code.replaceAll('-', ' ')}\n`])
    expect(readCode(typed)).toBe(code);
  for (const [typed, digit] of [
    ['O', '0'],
    ['l', '1'],
    ['I', '1'],
  ] as const)
    expect(numberOf(code.replaceAll(digit, typed))).toBe(numberOf(code));
});

test.each(NUMBERS)('every wrong digit in the code of %s is found', (number) => {
  const code = codeOf(number);
  const missed = [...code].flatMap((right, at) =>
    right === '-'
      ? []
      : [...DIGITS].filter(
          (wrong) => wrong !== right && numberOf(code.slice(0, at) + wrong + code.slice(at + 1)) !== null,
        ),
  );
  expect(missed).toEqual([]);
});

test.each(NUMBERS)('every exchange of two neighbours in the code of %s is found', (number) => {
  const digits = codeOf(number).replaceAll('-', '');
  const missed = [...digits].filter((digit, at) => {
    const next = digits[at + 1];
    if (next === undefined || next === digit) return false;
    return numberOf(digits.slice(0, at) + next + digit + digits.slice(at + 2)) !== null;
  });
  expect(missed).toEqual([]);
});

test.each(['', '0000', 'U'.repeat(28), '0'.repeat(27), '0'.repeat(29), `${'0'.repeat(27)}☤`])(
  '%j is not a code',
  (typed) => expect(readCode(typed)).toBeNull(),
);
