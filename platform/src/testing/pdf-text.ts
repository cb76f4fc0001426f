import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, with single blanks. */
export async function pdfPages(bytes: Uint8Array | ArrayBuffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str : ''))
        .join(' ')
        .replace(/\s+/g, ' ');
    }),
  );
  await task.destroy();
  return pages;
}
