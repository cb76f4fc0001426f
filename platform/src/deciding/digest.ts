import { createHmac } from 'node:crypto';

/**
 * Compares contents without revealing them: an HMAC-SHA256, base64url. Contents are easily guessed, and a
 * digest is stored in the log permanently, so computing one requires the key.
 */
export type Digest = (content: unknown) => string;

/** Digests under a key of the service. Contents are compared as JSON, independent of the order of their fields. */
export const createDigest =
  (key: Buffer): Digest =>
  (content) =>
    createHmac('sha256', key).update(JSON.stringify(content, withSortedFields)).digest('base64url');

const withSortedFields = (_: string, value: unknown): unknown =>
  typeof value === 'object' && value !== null && !Array.isArray(value)
    ? Object.fromEntries(Object.entries(value).sort(([a], [b]) => (a < b ? -1 : 1)))
    : value;
