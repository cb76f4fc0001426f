import { signatureOf } from './cms-signature.js';
import type { DocumentKey } from './document-keys.js';

/** Bytes reserved for the signature in the file, in hexadecimal twice as many. */
export const SIGNATURE_BYTES = 3_000;
/** Placeholder of a number in the byte range: ten digits, filled when all positions are known. */
export const UNKNOWN_NUMBER = 9_999_999_999;

const CONTENTS = Buffer.from(`/Contents <${'00'.repeat(SIGNATURE_BYTES)}>`);
const RANGE = `[0 ${UNKNOWN_NUMBER} ${UNKNOWN_NUMBER} ${UNKNOWN_NUMBER}]`;

/** Signs a PDF that has a signature field by `addSignatureField`: all of the file, except the signature itself. */
export function signPdf(unsigned: Buffer, key: DocumentKey): Buffer {
  const pdf = Buffer.from(unsigned);
  const from = pdf.indexOf(CONTENTS) + '/Contents '.length;
  const to = pdf.indexOf(CONTENTS) + CONTENTS.length;
  const at = pdf.indexOf(RANGE);
  if (at < 0 || pdf.indexOf(CONTENTS) < 0) throw new Error('The PDF has no signature field');
  pdf.write(`[0 ${from} ${to} ${pdf.length - to}]`.padEnd(RANGE.length), at, 'latin1');
  const signature = signatureOf([pdf.subarray(0, from), pdf.subarray(to)], key);
  if (signature.length > SIGNATURE_BYTES) throw new Error(`The signature has ${signature.length} bytes`);
  pdf.write(signature.toString('hex'), from + 1, 'latin1');
  return pdf;
}
