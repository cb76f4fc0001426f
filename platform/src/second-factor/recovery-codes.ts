import { createHash, createHmac } from 'node:crypto';
import { plainCode, typedCode } from '../passwords/typed-codes.js';

const LENGTH = 16;

/**
 * `count` codes such as `k7dm-x2qf-9tbv-h4ce`, of 80 bits each. They are derived from the key and from `about`, which must be
 * different for each issue: a repeated command gives the same codes, and nobody can compute them without the key.
 */
export function recoveryCodes(key: Uint8Array, about: string, count: number): string[] {
  return Array.from({ length: count }, (_, index) =>
    typedCode(createHmac('sha256', key).update(`${about}/${index}`).digest().subarray(0, LENGTH)),
  );
}

/** The stored hash of a code, in any spelling. 80 random bits need no slow hash. */
export const hashRecoveryCode = (code: string): string =>
  createHash('sha256').update(plainCode(code)).digest('base64url');
