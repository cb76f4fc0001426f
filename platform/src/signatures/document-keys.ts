import { createPrivateKey, generateKeyPairSync, type KeyObject, type X509Certificate } from 'node:crypto';

/** The key that signs documents (ECDSA on P-256), with its certificate. */
export interface DocumentKey {
  readonly privateKey: KeyObject;
  readonly certificate: X509Certificate;
}

/** A new key, as 32 bytes, and its self-signed certificate (DER). */
export async function createDocumentKey(now: Date): Promise<{ key: Buffer; certificate: Buffer }> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
  const { selfSigned } = await import('./self-signed.js');
  return { key, certificate: await selfSigned(privateKey, now) };
}

/**
 * The settings of a new key. `older` are the DOCUMENT_CERTIFICATES of earlier keys: they stay, so that documents signed by these can
 * still be checked.
 */
export async function documentSettingsOfNewKey(older = '', now = new Date()) {
  const { key, certificate } = await createDocumentKey(now);
  return {
    DOCUMENT_SIGNING_KEY: key.toString('base64'),
    DOCUMENT_CERTIFICATES: [certificate.toString('base64'), ...(older ? [older] : [])].join(','),
  };
}

/** The key with its certificate among the known ones. Throws if it has none. */
export function documentKeyFrom(key: Buffer, certificates: readonly X509Certificate[]): DocumentKey {
  const privateKey = privateKeyFrom(key);
  const certificate = certificates.find((each) => each.checkPrivateKey(privateKey));
  if (!certificate) throw new Error('DOCUMENT_CERTIFICATES does not contain the certificate of DOCUMENT_SIGNING_KEY');
  return { privateKey, certificate };
}

/** A P-256 key of 32 bytes (SEC 1). Throws for bytes that are no key of this curve. */
function privateKeyFrom(key: Buffer): KeyObject {
  const der = Buffer.concat([PKCS8_PREFIX, key]);
  return createPrivateKey({ key: der, format: 'der', type: 'pkcs8' });
}
/** Prefix of the 32 bytes of a P-256 key in PKCS #8, without its public half (RFC 5915). */
const PKCS8_PREFIX = Buffer.from('3041020100301306072a8648ce3d020106082a8648ce3d030107042730250201010420', 'hex');
