import { PIECE_BYTES, PIECE_TYPE, type UploadKind } from '@anamnesis/contracts/uploads/constants';
import { extractText } from '@anamnesis/contracts/reading/routes';
import { appendToUpload, createUpload } from '@anamnesis/contracts/uploads/routes';
import { until } from '@anamnesis/platform/testing/until';
import type { Person } from './people.js';
import type { Product } from './product.js';

/** A document that exists once: `what` is part of its content. */
export const pdfAbout = (what: string): Buffer => Buffer.from(`%PDF-1.7\n${what}\n%%EOF\n`);

/** The text of a document, once it was read: a call waits half a minute for it, and is repeated on a busy machine as a person would. */
export const textOf = ({ call }: Pick<Product, 'call'>, as: Person, documentUrl: string): Promise<string> =>
  until(async () => {
    const { status, body } = await call(extractText, { as, body: { documentUrl } });
    if (status !== 200) throw new Error(`The document was not read: ${status}`);
    return body.text;
  });

/** Uploads a document in pieces; returns the id of the finished upload. */
export async function aFinishedUpload(
  { call }: Pick<Product, 'call'>,
  as: Person,
  content: Buffer,
  { name = 'report.pdf', kind = 'document' }: { name?: string; kind?: UploadKind } = {},
) {
  const inBase64 = (text: string) => Buffer.from(text).toString('base64');
  const metadata = `filename ${inBase64(name)},kind ${inBase64(kind)}`;
  const { body } = await call(createUpload, {
    ...{ as, headers: { 'upload-length': String(content.length), 'upload-metadata': metadata } },
  });
  const params = { uploadId: body.uploadId };
  for (let from = 0; from < content.length; from += PIECE_BYTES.usual) {
    const headers = { 'content-type': PIECE_TYPE, 'upload-offset': String(from) };
    const piece = content.subarray(from, from + PIECE_BYTES.usual).toString('latin1');
    const { status, code } = await call(appendToUpload, { as, params, headers, body: piece });
    if (status !== 204) throw new Error(`The upload failed: ${code}`);
  }
  return body.uploadId;
}
