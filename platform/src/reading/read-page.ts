import type { PageText } from '@anamnesis/contracts/uploads/page-text';

/** A page with its words, and its picture as WebP, in the same position: upright, and straight if it was recognised. */
export interface ReadPage {
  readonly text: PageText;
  readonly picture: Buffer;
}

/** A page, while it is read: `pages` is the number of pages that will be read at most. */
export interface PageOf {
  readonly page: ReadPage;
  readonly pages: number;
}

/** What the process that reads is asked for. */
export interface ReaderTask {
  readonly content: Uint8Array;
  readonly mediaType: DocumentType;
  /** Whether scans are recognised; without it the reading ends at the first one. */
  readonly recognise: boolean;
}
export type DocumentType = 'application/pdf' | 'image/jpeg' | 'image/png';

/** What the process that reads tells of each page when it is finished. */
export interface ToldPage {
  readonly page: { readonly text: PageText; readonly picture: Uint8Array };
  readonly pages: number;
}

/** What it has to say after the last page: whether the document has more, and what the texts of all say. */
export interface EndOfPages<Found> {
  readonly truncated: boolean;
  readonly found: Found;
}

/** In place of a reason why the document cannot be read: it has pages to be recognised. */
export const RECOGNITION_NEEDED = 'recognitionNeeded';
