import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

/** Encrypts text under a 32-byte key (AES-256-GCM), bound to `context`; base64 of nonce, ciphertext and tag. */
export function seal(key: Buffer, context: string, text: string): string {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', key, nonce).setAAD(Buffer.from(context));
  return Buffer.concat([nonce, cipher.update(text, 'utf8'), cipher.final(), cipher.getAuthTag()]).toString('base64');
}

/** Decrypts the output of `seal`. Throws when key or context differ, or a bit was modified. */
export function unseal(key: Buffer, context: string, box: string): string {
  const bytes = Buffer.from(box, 'base64');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, 12))
    .setAAD(Buffer.from(context))
    .setAuthTag(bytes.subarray(-16));
  return Buffer.concat([decipher.update(bytes.subarray(12, -16)), decipher.final()]).toString('utf8');
}
