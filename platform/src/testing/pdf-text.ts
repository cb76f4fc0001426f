import { inflateSync } from 'node:zlib';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';

/** The text of each page, with single blanks. A font that draws "7" and "," closer together splits a word into items: only blanks and ends of lines part words. */
export async function pdfPages(bytes: Uint8Array | ArrayBuffer): Promise<string[]> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: 0 });
  const document = await task.promise;
  const pages = await Promise.all(
    Array.from({ length: document.numPages }, async (_, index) => {
      const { items } = await (await document.getPage(index + 1)).getTextContent();
      return items
        .map((item) => ('str' in item ? item.str + (item.hasEOL ? ' ' : '') : ''))
        .join('')
        .replace(/\s+/g, ' ');
    }),
  );
  await task.destroy();
  return pages;
}

const STREAM = /stream\r?\n(.*?)endstream/gs;
const ACTUAL_TEXT = /\/ActualText \(\u00fe\u00ff((?:\\.|[^\\)])*)\)/gs;
const ESCAPES: Readonly<Record<string, string>> = { b: '\b', f: '\f', n: '\n', r: '\r', t: '\t' };

/**
 * The texts in Devanagari as they are read and copied, with single blanks: `pdfPages` has their glyphs, which shaping puts into another order.
 */
export function devanagariOf(bytes: Uint8Array): string {
  const file = Buffer.from(bytes).toString('latin1');
  const texts = [...file.matchAll(STREAM)].flatMap(([, stream = '']) =>
    [...inflated(stream).matchAll(ACTUAL_TEXT)].map(([, text = '']) => {
      const plain = text.replace(/\\(.)/gs, (_, letter: string) => ESCAPES[letter] ?? letter);
      return Buffer.from(plain, 'latin1').swap16().toString('utf16le');
    }),
  );
  return texts.join(' ').replace(/\s+/g, ' ');
}

/** A content stream; empty for a font or another stream that is not compressed. */
function inflated(stream: string): string {
  const bytes = Buffer.from(stream, 'latin1');
  return bytes[0] === 0x78 ? inflateSync(bytes).toString('latin1') : '';
}
