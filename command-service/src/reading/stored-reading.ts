import { json } from 'node:stream/consumers';
import { readingPart } from '@anamnesis/contracts/reading/constants';
import { documentReading, type DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { FileStore } from '@anamnesis/platform/files/file-store';

/** A document: the id of its file, and whose it is. */
export interface DocumentFile {
  readonly subject: string;
  readonly file: string;
}

/** The stored result of reading a document with the present version of the reader; null if there is none. */
export async function storedReading(
  files: Pick<FileStore, 'open'>,
  { subject, file }: DocumentFile,
): Promise<DocumentReading | null> {
  const stored = await files.open({ subject, id: file, part: readingPart });
  return stored && documentReading.parse(await json(stored.read()));
}
