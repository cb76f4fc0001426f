import { json } from 'node:stream/consumers';
import { picturePart, readingPart } from '@anamnesis/contracts/reading/constants';
import { documentReading, type DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { FileStore } from '@anamnesis/platform/files/file-store';
import { keepBeside } from '@anamnesis/platform/files/keep-beside';
import type { ReadDocument } from '@anamnesis/platform/reading/read-document';
import type { Understood } from './understood.js';

/** A document: the id of its file, and whose it is. */
interface Document {
  readonly subject: string;
  readonly id: string;
}

/** The reading that is stored beside a document, of this or of another entry with the same content; null if it has not been read. */
export async function storedReading(
  files: Pick<FileStore, 'open'>,
  document: Document,
): Promise<DocumentReading | null> {
  const stored = await files.open({ ...document, part: readingPart });
  return stored && documentReading.parse(await json(stored.read()));
}

/** Stores the pictures of the pages, and after them the text, values and names, which make the reading complete. */
export async function storeReading(
  files: Pick<FileStore, 'receive'>,
  document: Document,
  { pages, truncated, found }: ReadDocument<Understood>,
): Promise<DocumentReading> {
  for (const { text, picture } of pages)
    await keepBeside(files, { ...document, part: picturePart(text.page) }, { bytes: picture, mediaType: 'image/webp' });
  const reading: DocumentReading = {
    ...found,
    truncated,
    pages: pages.map(({ text: { page, aspect, method } }) => ({ page, aspect, method })),
  };
  const bytes = Buffer.from(JSON.stringify(reading));
  await keepBeside(files, { ...document, part: readingPart }, { bytes, mediaType: 'application/json' });
  return reading;
}
