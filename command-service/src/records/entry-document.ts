import { COMMAND_ID_REUSED, INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { Refusal, refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { SMALL_DOCUMENT, type StoredDocument } from '@anamnesis/contracts/records/document';
import { DOCUMENT_TWICE, DOCUMENT_UNREADABLE } from '@anamnesis/contracts/records/field-problems';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import type { ReceivedFile } from '@anamnesis/platform/http/answer';
import { networkOf } from '@anamnesis/platform/http/caller-address';
import { withFileInBody } from '@anamnesis/platform/http/received-file';
import type { Ports } from '../ports.js';

/** The document in the body of a command, as `sentDocument` of the contract declares it. */
export interface SentDocument {
  readonly documentBase64?: string | undefined;
  readonly fileName?: string | undefined;
  readonly uploadId?: string | undefined;
}
interface Call {
  readonly actor: Actor;
  readonly commandId: string;
  readonly address: string;
  readonly body: SentDocument;
}

/** Whether a command comes with a document. Refuses INPUT_INVALID if it names two. */
export function hasDocument({ documentBase64 = '', uploadId }: SentDocument): boolean {
  if (documentBase64 !== '' && uploadId !== undefined)
    refuse(INPUT_INVALID, { fields: { uploadId: problemOf(DOCUMENT_TWICE) } });
  return documentBase64 !== '' || uploadId !== undefined;
}

/**
 * Stores the document of a new entry under the patient's key. Refuses with FILE_TYPE_REFUSED, FILE_TOO_LARGE,
 * UPLOAD_NOT_FOUND, or INPUT_INVALID for invalid base64; nothing is stored then.
 */
export async function storeDocument(
  { uploads, files }: Pick<Ports, 'uploads' | 'files'>,
  { actor, commandId, address, body }: Call,
  { patientId, entryId }: { patientId: string; entryId: string },
): Promise<StoredDocument> {
  const keep = async (sent: Pick<ReceivedFile, 'name' | 'mediaType' | 'size' | 'keep'>): Promise<StoredDocument> => ({
    ...{ documentId: uuidOf(`document/${entryId}`), file: await sent.keep(patientId) },
    ...{ name: sent.name, mediaType: sent.mediaType, size: sent.size },
  });
  if (body.uploadId !== undefined) return keep(await uploads.take(actor.id, body.uploadId, commandId));
  const sent = { bytes: bytesOf(body.documentBase64 ?? ''), name: body.fileName ?? '', network: networkOf(address) };
  return withFileInBody(files, SMALL_DOCUMENT, sent, keep);
}

/** Decides a command whose document is stored. If it is refused, its upload is given back: the corrected command can use it. */
export async function decideWithUpload<Outcome>(
  { uploads }: Pick<Ports, 'uploads'>,
  { commandId, body: { uploadId } }: Pick<Call, 'commandId' | 'body'>,
  decide: () => Promise<Outcome>,
): Promise<Outcome> {
  try {
    return await decide();
  } catch (error) {
    // A reused id belongs to a command that was accepted, perhaps with this upload.
    if (uploadId !== undefined && error instanceof Refusal && error.kind !== COMMAND_ID_REUSED)
      await uploads.release(uploadId, commandId);
    throw error;
  }
}

const DATA_URL = /^data:[^,]{0,200};base64,/;
const BASE64 = /^[A-Za-z0-9+/]*={0,2}$/;

/** The bytes of base64, alone or as a data URL. Node would ignore what is not base64, and so store part of a document. */
function bytesOf(sent: string): Buffer {
  const base64 = sent.replace(DATA_URL, '').replace(/\s+/g, '');
  if (base64.length === 0 || base64.length % 4 !== 0 || !BASE64.test(base64))
    refuse(INPUT_INVALID, { fields: { documentBase64: problemOf(DOCUMENT_UNREADABLE) } });
  return Buffer.from(base64, 'base64');
}
