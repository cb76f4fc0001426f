import { createUpload } from '@anamnesis/contracts/uploads/routes';
import { PIECE_BYTES, PIECE_TYPE, TUS_VERSION } from '@anamnesis/contracts/uploads/constants';
import type { GeneratedExport } from './generated-export.js';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const ATTEMPT = 60_000;

/** Uploads an export as the page does, in pieces of a megabyte. Resolves to the id of the upload. `tokenOf`: a valid token at any time. */
export async function sendExport(
  address: string,
  tokenOf: () => Promise<string>,
  content: GeneratedExport,
): Promise<string> {
  const call = async (path: string, method: string, headers: Record<string, string>, body?: Buffer) => {
    const response = await fetch(`${address}${path}`, {
      ...{ method, signal: AbortSignal.timeout(ATTEMPT) },
      headers: { authorization: `Bearer ${await tokenOf()}`, 'tus-resumable': TUS_VERSION, ...headers },
      ...(body && { body: new Uint8Array(body) }),
    });
    if (!response.ok) throw new Error(`${method} ${path}: ${response.status} ${await response.text()}`);
    return response;
  };
  const metadata = `filename ${base64('export.xml')},kind ${base64('healthExport')}`;
  const created = await call(createUpload.path, createUpload.method, {
    'upload-length': String(content.bytes),
    'upload-metadata': metadata,
  });
  const { uploadId } = createUpload.reply.parse(await created.json());
  let offset = 0;
  for (const piece of content.pieces(PIECE_BYTES.most)) {
    const headers = { 'upload-offset': String(offset), 'content-type': PIECE_TYPE };
    await call(`${createUpload.path}/${uploadId}`, 'PATCH', headers, piece);
    offset += piece.length;
  }
  return uploadId;
}
