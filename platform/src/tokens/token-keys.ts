import { createHash, createPrivateKey, createPublicKey, type KeyObject } from 'node:crypto';
import type { JWK } from 'jose';

/** The key that signs access tokens (Ed25519), and the id by which a token names it. */
export interface SigningKey {
  readonly id: string;
  readonly privateKey: KeyObject;
  /** Its public half, as TOKEN_PUBLIC_KEYS names it: 32 bytes in base64url. */
  readonly publicKey: string;
}

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8 (RFC 8410). */
const PKCS8_PREFIX = Buffer.from('302e020100300506032b657004220420', 'hex');

/** The signing key that 32 random bytes stand for. */
export function signingKeyFrom(seed: Uint8Array): SigningKey {
  const der = Buffer.concat([PKCS8_PREFIX, seed]);
  const privateKey = createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  return { id: keyId(x), privateKey, publicKey: x };
}

/** A public key, by which others check what the signing key signed. */
export const verifyingKey = (publicKey: string): JWK => ({
  kty: 'OKP',
  crv: 'Ed25519',
  x: publicKey,
  kid: keyId(publicKey),
  alg: 'EdDSA',
  use: 'sig',
});

/** The key's thumbprint (RFC 7638): it follows from the key, so that nobody has to hand out names. */
const keyId = (x: string): string =>
  createHash('sha256')
    .update(JSON.stringify({ crv: 'Ed25519', kty: 'OKP', x }))
    .digest('base64url');
