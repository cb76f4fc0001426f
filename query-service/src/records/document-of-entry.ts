import type { EntryKind } from '@anamnesis/contracts/records/constants';
import { DOCUMENT_NOT_FOUND } from '@anamnesis/contracts/records/errors';
import type { Granted, GrantAboutOne } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { RecordEntryRow } from '@anamnesis/read-models/records/health-record';
import type { Ports } from '../ports.js';

/** The stored document of an entry. */
export interface DocumentOfEntry {
  readonly kind: EntryKind;
  /** Id of the file. */
  readonly file: string;
  readonly name: string;
}

type DocumentRow = Pick<RecordEntryRow, 'kind' | 'document_file' | 'document_name'>;

/** A document in a patient's record; null if the record has no such document. */
export async function documentIn(
  { pool }: Pick<Ports, 'pool'>,
  patientId: string,
  documentId: string,
): Promise<DocumentOfEntry | null> {
  const { rows } = await pool.query<DocumentRow>(
    'select kind, document_file, document_name from read.record_entries where patient_id = $1 and document_id = $2',
    [patientId, documentId],
  );
  const [row] = rows;
  return row ? { kind: row.kind, file: row.document_file, name: row.document_name } : null;
}

/** The reply with a document, which supports ranges. Refuses if its file is gone. */
export async function openedDocument(
  { files }: Pick<Ports, 'files'>,
  grant: Granted<GrantAboutOne>,
  { file, name }: Pick<DocumentOfEntry, 'file' | 'name'>,
  download: boolean,
) {
  const content = (await files.open(grant, { id: file })) ?? refuse(DOCUMENT_NOT_FOUND);
  return { content, mediaType: content.mediaType, etag: file, name, download };
}
