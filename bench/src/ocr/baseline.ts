import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { createWorker } from 'tesseract.js';
import { valuesOfLines } from './baseline-lines.js';
import type { LabDocument } from './documents.js';
import { rasterise } from './pages.js';
import type { Reader } from './reader.js';

const data = join(
  dirname(createRequire(import.meta.url).resolve('@tesseract.js-data/eng/package.json')),
  '4.0.0_best_int',
);
/** The resolution at which the pages of a scanned PDF are drawn, because Tesseract cannot open a PDF. */
const DOTS_PER_INCH = 200;

/** Points. */
const SAME_LINE = 2;

/** The text of a PDF, its pieces at one height joined to a line. */
async function textOf(pdf: Buffer): Promise<string> {
  const task = getDocument({ data: new Uint8Array(pdf), verbosity: 0 });
  const document = await task.promise;
  const lines: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const { items } = await (await document.getPage(number)).getTextContent();
    const pieces: { x: number; y: number; text: string }[] = [];
    for (const item of items) {
      if (!('str' in item) || item.str.trim() === '') continue;
      pieces.push({ x: item.transform[4] as number, y: item.transform[5] as number, text: item.str });
    }
    let line: typeof pieces = [];
    for (const piece of [...pieces.sort((one, other) => other.y - one.y), null]) {
      if (piece && Math.abs(piece.y - (line[0]?.y ?? piece.y)) <= SAME_LINE) {
        line.push(piece);
        continue;
      }
      lines.push(
        line
          .sort((one, other) => one.x - other.x)
          .map(({ text }) => text)
          .join(' '),
      );
      line = piece ? [piece] : [];
    }
  }
  await task.destroy();
  return lines.join('\n');
}

/** Tesseract with its defaults on the picture as it is, or the PDF's own text, and a regular expression for each line. */
export async function createBaseline(): Promise<Reader> {
  const worker = await createWorker('eng', undefined, { langPath: data, cacheMethod: 'none', gzip: true });
  const recognised = async (picture: Buffer) => (await worker.recognize(picture)).data.text;
  const picturesOf = async ({ content, kind }: LabDocument): Promise<Buffer[]> => {
    if (kind === 'photo') return [content];
    const pages = await rasterise(content, DOTS_PER_INCH);
    return Promise.all(
      pages.map(({ data, width, height }) =>
        sharp(data, { raw: { width, height, channels: 3 } })
          .png()
          .toBuffer(),
      ),
    );
  };
  return {
    async read(document) {
      if (document.kind === 'text') return valuesOfLines(await textOf(document.content));
      const texts: string[] = [];
      for (const picture of await picturesOf(document)) texts.push(await recognised(picture));
      return valuesOfLines(texts.join('\n'));
    },
    close: async () => void (await worker.terminate()),
  };
}
