import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are equal. Compares their digests, in time independent of the common prefix. */
export const isSameSecret = (one: string | Buffer, other: string | Buffer): boolean =>
  timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (secret: string | Buffer): Buffer => createHash('sha256').update(secret).digest();
