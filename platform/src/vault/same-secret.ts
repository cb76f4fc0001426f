import { createHash, timingSafeEqual } from 'node:crypto';

/** Whether two secrets are one. They are compared by their digests, which takes the same time however much of them is alike. */
export const isSameSecret = (one: string | Buffer, other: string | Buffer): boolean =>
  timingSafeEqual(digestOf(one), digestOf(other));

const digestOf = (secret: string | Buffer): Buffer => createHash('sha256').update(secret).digest();
