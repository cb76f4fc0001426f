import { type PDFDocumentProxy, type PDFPageProxy, Util } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { openPdf } from './open-pdf.js';
import { drawn } from './pdf-picture.js';
import { kindOf } from './pdf-sight.js';
import { type TextRun, wordsOf } from './pdf-words.js';
import type { PageOf, ReadPage } from './read-page.js';
import type { PictureReader } from './read-picture.js';
import { DocumentUnreadable } from './document-unreadable.js';
import { PAGE_WIDTH, pagePicture } from './page-picture.js';
import { withInk } from './with-ink.js';

const MAX_PAGES = 20;
const MAX_SCANS = 5;
/** Scans that are recognised at the same time, each in a thread of its own. */
const AT_ONCE = 2;
/** Pixels: A4 with 300 dots per inch. */
const SCAN_WIDTH = 2480;
/** Degrees by which the lines of upright text may be skewed. */
const MAX_SKEW = 5;

/** Reads the first pages of a PDF. Returns whether it has more. */
export async function readPdf(
  content: Buffer,
  pictures: PictureReader,
  emit: (page: PageOf) => Promise<void>,
): Promise<boolean> {
  const pdf = await openPdf(content);
  const pages = Math.min(MAX_PAGES, pdf.numPages);
  const reading: Promise<ReadPage>[] = [];
  const emitAllBut = async (kept: number) => {
    while (reading.length > kept) await emit({ page: await reading.shift()!, pages });
  };
  let scans = 0;
  let number = 1;
  for (; number <= pages; number += 1) {
    const source = await pdf.getPage(number).catch(() => {
      throw new DocumentUnreadable('damaged');
    });
    const text = await textOf(source);
    const { kind, resolution } = await kindOf(source, text.runs.map((run) => run.text).join(''));
    if (kind === 'scan') scans += 1;
    if (scans > MAX_SCANS) break;
    const page =
      kind === 'scan'
        ? scannedPage({ content, pdf, page: source, resolution }, pictures)
        : textPage(content, pdf, source, text);
    // It is awaited after the pages before it, and may fail before them.
    page.catch(() => undefined);
    reading.push(page);
    await emitAllBut(kind === 'scan' ? AT_ONCE - 1 : 0);
  }
  await emitAllBut(0);
  return pdf.numPages >= number;
}

interface Scan {
  readonly content: Buffer;
  readonly pdf: PDFDocumentProxy;
  readonly page: PDFPageProxy;
  readonly resolution: number | null;
}

/** A scan is drawn with the pixels that it has: drawing it larger blurs it more than the preparation for its recognition does. */
async function scannedPage({ content, pdf, page, resolution }: Scan, pictures: PictureReader) {
  const own = resolution ? Math.round(resolution * page.getViewport({ scale: 1 }).width) : SCAN_WIDTH;
  const width = Math.min(SCAN_WIDTH, Math.max(PAGE_WIDTH, own));
  const picture = await drawn(content, pdf, page, { rotation: page.rotate, width });
  return await pictures.read(picture, page.pageNumber);
}

interface PageRuns {
  readonly runs: readonly TextRun[];
  /** By which the page has to be turned so that its text is upright. */
  readonly rotation: number;
}

/** The horizontal text of a page, after it was turned so that most of its text is horizontal. */
async function textOf(page: PDFPageProxy): Promise<PageRuns> {
  const { items } = await page.getTextContent();
  const placed = items.flatMap((item) => ('str' in item ? [item] : []));
  const turns = [0, 0, 0, 0];
  const upright = page.getViewport({ scale: 1 });
  for (const { str, transform } of placed) {
    const turn = Math.round(angleOf(Util.transform(upright.transform, transform)) / 90) & 3;
    turns[turn]! += str.trim().length;
  }
  const rotation = (page.rotate + 360 - 90 * turns.indexOf(Math.max(...turns))) % 360;
  const viewport = page.getViewport({ scale: 1, rotation });
  const runs = placed.flatMap(({ str, transform, width }): TextRun[] => {
    const matrix = Util.transform(viewport.transform, transform);
    if (Math.abs(angleOf(matrix)) > MAX_SKEW) return [];
    const size = Math.hypot(matrix[2], matrix[3]);
    return [{ text: str, left: matrix[4], width: width * viewport.userUnit, baseline: matrix[5], size }];
  });
  return { runs, rotation };
}

/** Clockwise, in degrees. */
const angleOf = ([a, b]: number[]) => (Math.atan2(b!, a!) * 180) / Math.PI;

async function textPage(
  content: Buffer,
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  { runs, rotation }: PageRuns,
): Promise<ReadPage> {
  const { width, height } = page.getViewport({ scale: 1, rotation });
  const picture = await drawn(content, pdf, page, { rotation, width: PAGE_WIDTH });
  const words = await withInk(wordsOf(runs, { width, height }), picture);
  return {
    text: { page: page.pageNumber, aspect: width / height, method: 'text', words },
    picture: await pagePicture(picture),
  };
}
