import { DIGITS, digitsOf, grouped } from '../language/typed-digits.js';

const LENGTH = 28;
/** Of the 140 bits of a code, the last twelve are the check. */
const CHECK_BITS = 12n;
/**
 * Every code is a multiple of this prime. One wrong digit changes it by d·32^k, two exchanged neighbours by 31·d·32^k, with d
 * between 1 and 31: neither is a multiple, so both mistakes are always found.
 */
const CHECK_PRIME = 4093n;

/** The verification code of a 128-bit number: 28 digits in groups of four. */
export function codeOf(number: bigint): string {
  const shifted = number << CHECK_BITS;
  let rest = shifted + ((CHECK_PRIME - (shifted % CHECK_PRIME)) % CHECK_PRIME);
  let digits = '';
  for (let count = 0; count < LENGTH; count += 1) {
    digits = DIGITS.charAt(Number(rest % 32n)) + digits;
    rest /= 32n;
  }
  return grouped(digits);
}

/** The number of a code as it was typed: case, blanks and hyphens do not matter. Null if it is incomplete or mistyped. */
export function numberOf(typed: string): bigint | null {
  const digits = digitsOf(typed);
  if (digits.length !== LENGTH) return null;
  let code = 0n;
  for (const digit of digits) {
    const value = DIGITS.indexOf(digit);
    if (value < 0) return null;
    code = code * 32n + BigInt(value);
  }
  return code % CHECK_PRIME === 0n ? code >> CHECK_BITS : null;
}

/** A code as it was typed, in its usual form. Null if it is incomplete or mistyped. */
export const readCode = (typed: string): string | null => (numberOf(typed) === null ? null : grouped(digitsOf(typed)));
