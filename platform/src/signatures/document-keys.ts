import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  type KeyObject,
  randomBytes,
  type X509Certificate,
} from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';

/** The key that signs documents (ECDSA on P-256), with its certificate. */
export interface DocumentKey {
  readonly privateKey: KeyObject;
  readonly certificate: X509Certificate;
}

const VALID_YEARS = 20;
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** digitalSignature and nonRepudiation, as a DER bit string. */
const SIGNS_DOCUMENTS = Uint8Array.of(0x03, 0x02, 0x06, 0xc0);

/** A new key, as 32 bytes, and its self-signed certificate (DER). */
export async function createDocumentKey(now: Date): Promise<{ key: Buffer; certificate: Buffer }> {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const key = Buffer.from(privateKey.export({ format: 'jwk' }).d ?? '', 'base64url');
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

async function selfSigned(privateKey: KeyObject, now: Date): Promise<Buffer> {
  const algorithm = { name: 'ECDSA', namedCurve: 'P-256' };
  const { subtle } = globalThis.crypto;
  const pkcs8 = privateKey.export({ format: 'der', type: 'pkcs8' });
  const spki = createPublicKey(privateKey).export({ format: 'der', type: 'spki' });
  const certificate = new Certificate();
  certificate.version = 2;
  // Positive, and unlike that of every earlier key.
  certificate.serialNumber = new Integer({ valueHex: Buffer.concat([Buffer.of(1), randomBytes(15)]) });
  const name = new AttributeTypeAndValue({
    type: COMMON_NAME,
    value: new Utf8String({ value: 'Anamnesis documents' }),
  });
  certificate.issuer.typesAndValues.push(name);
  certificate.subject.typesAndValues.push(name);
  certificate.notBefore.value = now;
  certificate.notAfter.value = new Date(Date.UTC(now.getUTCFullYear() + VALID_YEARS, now.getUTCMonth(), 1));
  certificate.extensions = [
    new Extension({
      ...{ extnID: BASIC_CONSTRAINTS, critical: true },
      extnValue: new BasicConstraints({ cA: false }).toSchema().toBER(),
    }),
    new Extension({ extnID: KEY_USAGE, critical: true, extnValue: SIGNS_DOCUMENTS.slice().buffer }),
  ];
  await certificate.subjectPublicKeyInfo.importKey(await subtle.importKey('spki', spki, algorithm, true, ['verify']));
  await certificate.sign(await subtle.importKey('pkcs8', pkcs8, algorithm, false, ['sign']), 'SHA-256');
  return Buffer.from(certificate.toSchema(true).toBER());
}
