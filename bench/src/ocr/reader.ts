import type { LabDocument } from './documents.js';
import type { ReadValue } from './score.js';

/** Reads the values of documents. */
export interface Reader {
  read(document: LabDocument): Promise<readonly ReadValue[]>;
  close(): Promise<void>;
}

/** The product's reading of documents. */
export async function createOurs(): Promise<Reader> {
  const at = (path: string) => path;
  const { readDocument } = await import(at('@anamnesis/platform/reading/read-document'));
  const { valuesOfPages } = await import(at('@anamnesis/contracts/reading/values-of-pages'));
  return {
    async read({ content, mediaType }) {
      const { pages } = await readDocument(content, mediaType, { deadline: 300_000 });
      return valuesOfPages(pages.map((page: { text: unknown }) => page.text));
    },
    close: () => Promise.resolve(),
  };
}
