import type { PageViewport, PDFDocumentProxy, PDFPageProxy } from 'pdfjs-dist/legacy/build/pdf.mjs';
import sharp from 'sharp';
import { drawByProgram } from '../pdf/draw-by-program.js';
import { DocumentUnreadable } from './document-unreadable.js';

/** Width times height of a drawn page. */
const MAX_PIXELS = 12_000_000;
const MAX_DRAWN_BYTES = 64 * 1024 * 1024;

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

/** For pages with content that pdfjs cannot draw, where the program is installed. */
async function drawnByProgram(
  content: Buffer,
  page: PDFPageProxy,
  viewport: PageViewport,
  turn: number,
): Promise<Buffer> {
  const upright = turn % 180 === 0;
  const [width, height] = upright ? [viewport.width, viewport.height] : [viewport.height, viewport.width];
  const size = ['-scale-to-x', String(Math.round(width)), '-scale-to-y', String(Math.round(height))];
  const picture = await drawByProgram(content, { page: page.pageNumber, size, maxBytes: MAX_DRAWN_BYTES });
  if (!picture) throw new DocumentUnreadable('damaged');
  return turn === 0 ? picture : await sharp(picture).rotate(turn).png().toBuffer();
}
