import { createHash, createHmac } from 'node:crypto';

/** Lower-case letters and digits without ambiguous ones: 32 of them, 5 bits each. */
const LETTERS = 'abcdefghjkmnpqrstuvwxyz023456789';
const LENGTH = 16;
const GROUP = /.{4}(?=.)/g;

/**
 * `count` codes such as `k7dm-x2qf-9tbv-h4ce`, of 80 bits each. They are derived from the key and from `about`, which must be
 * different for each issue: a repeated command gives the same codes, and nobody can compute them without the key.
 */
export function recoveryCodes(key: Uint8Array, about: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) => {
    const bytes = createHmac('sha256', key).update(`${about}/${index}`).digest().subarray(0, LENGTH);
    return [...bytes]
      .map((byte) => LETTERS.charAt(byte % LETTERS.length))
      .join('')
      .replace(GROUP, '$&-');
  });
}

/** The stored hash of a code, independent of blanks, hyphens and capitals. 80 random bits need no slow hash. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256')
    .update(code.toLowerCase().replace(/[^a-z0-9]/g, ''))
    .digest('base64url');
