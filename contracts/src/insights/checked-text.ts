import { plainCharacters } from '../labs/plain-text.js';

const OTHER_DIGITS = /(?![0-9])\p{Nd}/gu;
const isDigit = (code: number) => /\p{Nd}/u.test(String.fromCodePoint(code));

/** The digits of each script follow one another from its zero, ten by ten. */
function asciiDigit(digit: string): string {
  const code = digit.codePointAt(0) ?? 0;
  let start = code;
  while (isDigit(start - 1)) start--;
  return String((code - start) % 10);
}

/** A sentence in the form in which its claims are found: lower case, ASCII digits, one spelling of dashes and blanks. */
export const checkedText = (text: string): string =>
  plainCharacters(
    text
      .normalize('NFKC')
      .replace(OTHER_DIGITS, asciiDigit)
      .replace(/\p{Cf}/gu, ''),
  )
    .replace(/[⁄∕]/g, '/')
    .replace(/[’‘]/g, "'");
