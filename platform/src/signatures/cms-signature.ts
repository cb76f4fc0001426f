import { createHash, sign, verify, type X509Certificate } from 'node:crypto';
import { ObjectIdentifier, OctetString, Sequence, Set as SetOf } from 'asn1js';
import {
  AlgorithmIdentifier,
  Attribute,
  Certificate,
  ContentInfo,
  EncapsulatedContentInfo,
  IssuerAndSerialNumber,
  SignedAndUnsignedAttributes,
  SignedData,
  SignerInfo,
} from 'pkijs';
import type { DocumentKey } from './document-keys.js';

const DATA = '1.2.840.113549.1.7.1';
const CONTENT_TYPE = '1.2.840.113549.1.9.3';
const MESSAGE_DIGEST = '1.2.840.113549.1.9.4';
const SIGNING_CERTIFICATE_V2 = '1.2.840.113549.1.9.16.2.47';
const SHA_256 = '2.16.840.1.101.3.4.2.1';
const ECDSA_WITH_SHA_256 = '1.2.840.10045.4.3.2';

const sha256 = (...parts: readonly Uint8Array[]): Buffer => {
  const hash = createHash('sha256');
  for (const part of parts) hash.update(part);
  return hash.digest();
};

/** A detached CMS signature (RFC 5652, CAdES-BES) of the content, in DER, with the certificate of the key. */
export function signatureOf(content: readonly Uint8Array[], { privateKey, certificate }: DocumentKey): Buffer {
  const attributes = signedAttributes(sha256(...content), certificate);
  return encoded(attributes, sign('sha256', encodedAttributes(attributes), privateKey), certificate);
}

/**
 * Whether a signature (CMS, DER) was made by the key of one of these certificates, and, if so, whether it is of content with this
 * SHA-256 digest.
 */
export function checkSignature(
  signature: Uint8Array,
  digest: Uint8Array,
  certificates: readonly X509Certificate[],
): 'unchanged' | 'changed' | 'notOurs' {
  const parsed = parse(signature);
  const known = parsed && certificates.find(({ raw }) => raw.equals(parsed.certificate));
  if (!known) return 'notOurs';
  const attributes = signedAttributes(digest, known);
  // Compared as a whole with the signature that this key makes of the content: so no byte of it can be changed unnoticed.
  const isExact = encoded(attributes, parsed.value, known).equals(signature);
  return isExact && verify('sha256', encodedAttributes(attributes), known.publicKey, parsed.value)
    ? 'unchanged'
    : 'changed';
}

const octets = (bytes: Uint8Array) => new OctetString({ valueHex: bytes });

/** What is signed: the digest of the content, and by which certificate. */
function signedAttributes(digest: Uint8Array, { raw }: X509Certificate): Attribute[] {
  // ESSCertIDv2 (RFC 5035); its default hash is SHA-256.
  const certificateId = new Sequence({ value: [new Sequence({ value: [octets(sha256(raw))] })] });
  return [
    new Attribute({ type: CONTENT_TYPE, values: [new ObjectIdentifier({ value: DATA })] }),
    new Attribute({ type: MESSAGE_DIGEST, values: [octets(digest)] }),
    new Attribute({ type: SIGNING_CERTIFICATE_V2, values: [new Sequence({ value: [certificateId] })] }),
  ];
}

/** As a DER set: its members are in the order of their encodings, so the shortest first. */
const encodedAttributes = (attributes: readonly Attribute[]): Buffer =>
  Buffer.from(new SetOf({ value: attributes.map((attribute) => attribute.toSchema()) }).toBER());

function encoded(attributes: Attribute[], signature: Uint8Array, { raw }: X509Certificate): Buffer {
  const certificate = Certificate.fromBER(raw);
  const digestAlgorithm = new AlgorithmIdentifier({ algorithmId: SHA_256 });
  const signer = new SignerInfo({
    version: 1,
    sid: new IssuerAndSerialNumber({ issuer: certificate.issuer, serialNumber: certificate.serialNumber }),
    digestAlgorithm,
    signedAttrs: new SignedAndUnsignedAttributes({ type: 0, attributes }),
    signatureAlgorithm: new AlgorithmIdentifier({ algorithmId: ECDSA_WITH_SHA_256 }),
    signature: octets(signature),
  });
  const data = new SignedData({
    version: 1,
    digestAlgorithms: [digestAlgorithm],
    encapContentInfo: new EncapsulatedContentInfo({ eContentType: DATA }),
    certificates: [certificate],
    signerInfos: [signer],
  });
  const info = new ContentInfo({ contentType: ContentInfo.SIGNED_DATA, content: data.toSchema(true) });
  return Buffer.from(info.toSchema().toBER());
}

/** Certificate and signature value of a signature; null for anything else. */
function parse(der: Uint8Array): { certificate: Buffer; value: Buffer } | null {
  try {
    const info = ContentInfo.fromBER(der);
    const { signerInfos, certificates } = new SignedData({ schema: info.content as unknown });
    const [signer, certificate] = [signerInfos[0], certificates?.[0]];
    if (!signer || !(certificate instanceof Certificate)) return null;
    return {
      certificate: Buffer.from(certificate.toSchema().toBER()),
      value: Buffer.from(signer.signature.valueBlock.valueHexView),
    };
  } catch {
    // The parser throws for everything that is not this structure.
    return null;
  }
}
