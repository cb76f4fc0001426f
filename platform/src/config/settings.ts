import { X509Certificate } from 'node:crypto';
import { z } from 'zod';

const SECRET_MIN_BYTES = 32;

/** A TCP port; 0 asks the system for a free one. */
export const port = z.coerce
  .number('is not a port number')
  .int('is not a port number')
  .min(0)
  .max(65_535, 'is not a port number');

/** An address with one of the given schemes, such as `postgres`. */
export const url = (...schemes: readonly string[]) =>
  z
    .string()
    .refine(
      (text) => URL.canParse(text) && (schemes.length === 0 || schemes.includes(new URL(text).protocol.slice(0, -1))),
      `is not an address that starts with ${schemes.map((scheme) => `${scheme}://`).join(' or ') || 'a scheme'}`,
    );

/** The address before the paths of an API, without a slash at its end. No error quotes a password of it, because it has none. */
export const baseUrl = url('http', 'https')
  .refine((text) => !/[@?#]/.test(text), 'has a user, a password, a query or a fragment')
  .transform((text) => text.replace(/\/+$/, ''));

/** Sender of emails: `hello@house.example`, or `The House <hello@house.example>`. */
export const sender = z
  .string()
  .regex(
    /^([^<>@"\r\n]+ <[^\s<>@,]+@[^\s<>@,]+>|[^\s<>@,]+@[^\s<>@,]+)$/,
    'is not an email address, alone or as Name <address>',
  );

/** Key material of 32 bytes or more, in hexadecimal or base64. Never has a default. */
export const secret = z.string().transform((text, context): Buffer => {
  const bytes = secretBytes(text);
  if (bytes && bytes.length >= SECRET_MIN_BYTES) return bytes;
  context.addIssue(
    `has to be ${SECRET_MIN_BYTES} bytes or more, written in hexadecimal or base64 (openssl rand -base64 32)`,
  );
  return z.NEVER;
});

/** A key of exactly 32 bytes, in hexadecimal or base64. Never has a default. */
export const key = secret.refine((bytes) => bytes.length === SECRET_MIN_BYTES, `has to be ${SECRET_MIN_BYTES} bytes`);

/** The public half of a signing key (Ed25519): 32 bytes in base64url. */
export const publicKey = z
  .string()
  .regex(/^[\w-]{43}$/, 'is not a public key as npm run keys:create writes it: 43 characters in base64url');

/** The public half of the key of push notifications (P-256, uncompressed): 65 bytes in base64url. */
export const pushKey = z
  .string()
  .regex(/^B[\w-]{86}$/, 'is not a public key as npm run keys:create writes it: 87 characters in base64url');

/** The certificate of a key that signs documents: DER in base64. */
export const certificate = z.string().transform((text, context): X509Certificate => {
  try {
    return new X509Certificate(Buffer.from(text, 'base64'));
  } catch {
    context.addIssue('is not a certificate as npm run keys:create writes it: DER in base64');
    return z.NEVER;
  }
});

/** `a,b,c` as a list; empty parts are dropped. */
export const list = z.string().transform((text) =>
  text
    .split(',')
    .map((part) => part.trim())
    .filter((part) => part !== ''),
);

/** `true`, `false`, `1`, `0`, `yes` or `no`. */
export const flag = z.stringbool('is not true or false');

function secretBytes(text: string): Buffer | null {
  if (/^([0-9a-f]{2})+$/i.test(text)) return Buffer.from(text, 'hex');
  if (/^[A-Za-z0-9+/_-]+={0,2}$/.test(text)) return Buffer.from(text, 'base64');
  return null;
}
