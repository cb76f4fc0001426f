import { valuesOfPages } from '@anamnesis/contracts/reading/values-of-pages';
import { readDocument } from '@anamnesis/platform/reading/read-document';
import type { LabDocument } from './documents.js';
import type { ReadValue } from './score.js';

/** Reads the values of documents. */
export interface Reader {
  read(document: LabDocument): Promise<readonly ReadValue[]>;
  close(): Promise<void>;
}

/** Long enough on a machine that does something else as well: how long it takes is measured as processor time. */
const DEADLINE_MILLISECONDS = 600_000;

/** The product's reading of documents. */
export const ours: Reader = {
  async read({ content, mediaType }) {
    const { pages } = await readDocument(content, mediaType, { deadline: DEADLINE_MILLISECONDS });
    return valuesOfPages(pages.map(({ text }) => text));
  },
  close: () => Promise.resolve(),
};
