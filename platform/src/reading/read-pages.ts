import type { DocumentType, PageOf } from './read-page.js';
import { createPictureReader } from './read-picture.js';
import { readPdf } from './read-pdf.js';

/** Reads the pages of a document and gives each to `emit`, in order. Returns whether it has more. Rejects with DocumentUnreadable. */
export async function readPages(
  content: Buffer,
  mediaType: DocumentType,
  emit: (page: PageOf) => Promise<void>,
): Promise<boolean> {
  const pictures = createPictureReader();
  try {
    if (mediaType === 'application/pdf') return await readPdf(content, pictures, emit);
    await emit({ page: await pictures.read(content, 1), pages: 1 });
    return false;
  } finally {
    await pictures.close();
  }
}
