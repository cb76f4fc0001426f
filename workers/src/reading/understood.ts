import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import { namedPatients } from '@anamnesis/contracts/reading/patient-name';
import { textOfPages } from '@anamnesis/contracts/reading/text-of-pages';
import { readPages } from '@anamnesis/contracts/reading/values-of-pages';
import type { PageText } from '@anamnesis/contracts/uploads/page-text';

/** What the pages of a document say: text, values and names. */
export type Understood = Omit<DocumentReading, 'truncated' | 'pages'>;

/** Computes in one piece, for longer than a page that is made for it should: a service does it in another process (`document-reader.ts`). */
export const understood = (pages: readonly PageText[]): Understood => ({
  text: textOfPages(pages),
  ...readPages(pages),
  patients: namedPatients(pages),
});
