import { json } from 'node:stream/consumers';
import { readingPart } from '@anamnesis/contracts/reading/constants';
import { documentReading, type DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { FileStore } from '@anamnesis/platform/files/file-store';

/** What was read from a document, by the id of its file; null if it was not read by this version of the reader. */
export async function storedReading(
  files: Pick<FileStore, 'open'>,
  { subject, file }: { subject: string; file: string },
): Promise<DocumentReading | null> {
  const stored = await files.open({ subject, id: file, part: readingPart });
  return stored && documentReading.parse(await json(stored.read()));
}
