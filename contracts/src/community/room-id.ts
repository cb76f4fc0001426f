import { z } from 'zod';
import { DIGITS, digitsOf, grouped } from '../language/typed-digits.js';
import { ROOM_ID_MISSING } from './field-problems.js';

const LENGTH = 8;

/** A room's id: eight digits of Crockford's base32 in two groups, such as K7QM-42XD. Whoever knows it may join. */
export const roomIdFormat = z.string().regex(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/);

/** The room id made of the first 40 bits of a hash in the form of a UUID. */
export function roomIdOf(hash: string): string {
  let rest = BigInt(`0x${hash.replaceAll('-', '').slice(0, 10)}`);
  let digits = '';
  for (let count = 0; count < LENGTH; count += 1) {
    digits = DIGITS.charAt(Number(rest % 32n)) + digits;
    rest /= 32n;
  }
  return grouped(digits);
}

/** A room id as a person typed it, in its usual form. What cannot be one stays as it is, and no room has it. */
export const typedRoomId = z
  .string()
  .trim()
  .min(1, ROOM_ID_MISSING.code)
  .max(40)
  .overwrite((typed) => {
    const digits = digitsOf(typed);
    return digits.length === LENGTH ? grouped(digits) : typed;
  });
