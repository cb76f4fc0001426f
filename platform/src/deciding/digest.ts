import { createHmac } from 'node:crypto';

/**
 * Tells contents apart without telling what they are: an HMAC-SHA256, base64url. What is asked for is easily guessed, and a
 * digest stands in the log for ever, so nobody may compute one without the key.
 */
export type Digest = (content: unknown) => string;

/** Digests under a key of the service. Contents are compared as JSON, whatever the order of their fields. */
export const createDigest =
  (key: Buffer): Digest =>
  (content) =>
    createHmac('sha256', key).update(JSON.stringify(content, withSortedFields)).digest('base64url');

const withSortedFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
