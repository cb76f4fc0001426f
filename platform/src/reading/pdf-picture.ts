import { execFile } from 'node:child_process';
import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { DocumentUnreadable } from './document-unreadable.js';

/** Width times height of a drawn page. */
const MAX_PIXELS = 12_000_000;
const PDF_PROGRAM = 'pdftoppm';
const MAX_SECONDS = 10;

/** A page of a PDF as PNG or BMP, at most `width` pixels wide. */
export async function drawn(
  content: Buffer,
  pdf: PDFDocumentProxy,
  page: PDFPageProxy,
  { rotation, width }: { readonly rotation: number; readonly width: number },
): Promise<Buffer> {
  const natural = page.getViewport({ scale: 1, rotation });
  const scale = Math.min(width / natural.width, Math.sqrt(MAX_PIXELS / (natural.width * natural.height)));
  const viewport = page.getViewport({ scale, rotation });
  return await drawnByPdfjs(pdf, page, viewport).catch(() =>
    drawnByProgram(content, page, viewport, rotation - page.rotate),
  );
}

async function drawnByPdfjs(pdf: PDFDocumentProxy, page: PDFPageProxy, viewport: PageViewport): Promise<Buffer> {
  // Of the same package as the canvases that pdfjs creates itself: it crashes with those of another.
  const factory = pdf.canvasFactory as CanvasFactory;
  const surface = factory.create(Math.max(1, Math.round(viewport.width)), Math.max(1, Math.round(viewport.height)));
  try {
    await page.render({ canvas: null, canvasContext: surface.context, viewport, background: '#fff' }).promise;
    return surface.canvas.toBuffer('image/png');
  } finally {
    factory.destroy(surface);
  }
}

interface CanvasFactory {
  create(width: number, height: number): Surface;
  destroy(surface: Surface): void;
}
interface Surface {
  canvas: { toBuffer(mediaType: 'image/png'): Buffer };
  context: Exclude<Parameters<PDFPageProxy['render']>[0]['canvasContext'], undefined>;
}

/** For pages with content that pdfjs cannot draw, where the program is installed. The document never touches the disk. */
async function drawnByProgram(
  content: Buffer,
  page: PDFPageProxy,
  viewport: PageViewport,
  turn: number,
): Promise<Buffer> {
  const number = String(page.pageNumber);
  const upright = turn % 180 === 0;
  const [width, height] = upright ? [viewport.width, viewport.height] : [viewport.height, viewport.width];
  const size = ['-scale-to-x', String(Math.round(width)), '-scale-to-y', String(Math.round(height))];
  const picture = await new Promise<Buffer>((resolve, reject) => {
    const limits = { encoding: 'buffer', maxBuffer: 64 * 1024 * 1024, timeout: MAX_SECONDS * 1000 } as const;
    const args = ['-f', number, '-l', number, '-singlefile', ...size, '-png', '-'];
    const drawing = execFile(PDF_PROGRAM, args, limits, (error, png) =>
      error || png.length === 0 ? reject(new DocumentUnreadable('damaged')) : resolve(png),
    );
    // A program that is missing, or ends early, does not read its input; its result says so.
    drawing.stdin?.on('error', () => undefined);
    drawing.stdin?.end(content);
  });
  return turn === 0 ? picture : await sharp(picture).rotate(turn).png().toBuffer();
}
