import { RecognitionNeeded } from './document-unreadable.js';
import type { DocumentType, PageOf } from './read-page.js';
import { createPictureReader, type PictureReader } from './read-picture.js';
import { readPdf } from './read-pdf.js';

const noPictures: PictureReader = {
  read: () => Promise.reject(new RecognitionNeeded()),
  close: () => Promise.resolve(),
};

/**
 * Reads the pages of a document and gives each to `emit`, in order. Returns whether it has more. Rejects with DocumentUnreadable, and with
 * RecognitionNeeded at a page without text unless such pages are to be recognised.
 */
export async function readPages(
  content: Buffer,
  mediaType: DocumentType,
  emit: (page: PageOf) => Promise<void>,
  recognise: boolean,
): Promise<boolean> {
  const pictures = recognise ? createPictureReader() : noPictures;
  try {
    if (mediaType === 'application/pdf') return await readPdf(content, pictures, emit);
    await emit({ page: await pictures.read(content, 1), pages: 1 });
    return false;
  } finally {
    await pictures.close();
  }
}
