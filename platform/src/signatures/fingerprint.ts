import { createHash, type X509Certificate } from 'node:crypto';

/** The public key of a certificate (SPKI, DER). */
export const publicKeyOf = ({ publicKey }: X509Certificate): Buffer =>
  publicKey.export({ type: 'spki', format: 'der' });

/** The SHA-256 of it, hexadecimal. */
export const fingerprintOf = (certificate: X509Certificate): string =>
  createHash('sha256').update(publicKeyOf(certificate)).digest('hex');
