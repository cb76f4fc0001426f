import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';

/** The key that signs access tokens (Ed25519), and its id in tokens. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  /** Its public half, in the format of TOKEN_PUBLIC_KEYS: 32 bytes in base64url. */
  readonly publicKey: string;
}

/** Prefix of the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** Derives the signing key from 32 random bytes. */
export function signingKeyFrom(seed: Uint8Array): SigningKey {
  const der = Buffer.concat([PKCS8_PREFIX, seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id: keyId(x), privateKey, publicKey: x };
}

/** A public key for verification, as a JWK. */
export const verifyingKey = (publicKey: string): JWK => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: publicKey,
  kid: keyId(publicKey),
  alg: 'EdDSA',
  use: 'sig',
});

/** The key's thumbprint (RFC 7638): derived from the key, so that no ids have to be assigned. */
const keyId = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
