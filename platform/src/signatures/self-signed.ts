import { createPublicKey, type KeyObject, randomBytes } from 'node:crypto';
import { Integer, Utf8String } from 'asn1js';
import { AttributeTypeAndValue, BasicConstraints, Certificate, Extension } from 'pkijs';

const VALID_YEARS = 20;
const COMMON_NAME = '2.5.4.3';
const BASIC_CONSTRAINTS = '2.5.29.19';
const KEY_USAGE = '2.5.29.15';
/** digitalSignature and nonRepudiation, as a DER bit string. */
const SIGNS_DOCUMENTS = Uint8Array.of(0x03, 0x02, 0x06, 0xc0);

/** The certificate (DER) of a key that signs documents, signed by that key. */
export async function selfSigned(privateKey: KeyObject, now: Date): Promise<Buffer> {
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
