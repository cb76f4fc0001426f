import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { getDocument, type PDFDocumentProxy, VerbosityLevel } from 'pdfjs-dist/legacy/build/pdf.mjs';
import { DocumentUnreadable } from './document-unreadable.js';

const folder = dirname(createRequire(import.meta.url).resolve('pdfjs-dist/package.json'));
/** Files of the installed package: nothing is fetched. */
const own = (name: string) => join(folder, name, '/');

/** Pixels of one picture in a document. */
const MAX_IMAGE_PIXELS = 50_000_000;
const MAX_CANVAS_BYTES = 256 * 1024 * 1024;

/** Opens a PDF. Rejects with DocumentUnreadable. */
export async function openPdf(content: Buffer): Promise<PDFDocumentProxy> {
  try {
    const task = getDocument({
      data: new Uint8Array(content),
      maxImageSize: MAX_IMAGE_PIXELS,
      canvasMaxAreaInBytes: MAX_CANVAS_BYTES,
      enableXfa: false,
      disableFontFace: true,
      useSystemFonts: false,
      cMapUrl: own('cmaps'),
      standardFontDataUrl: own('standard_fonts'),
      wasmUrl: own('wasm'),
      iccUrl: own('iccs'),
      verbosity: VerbosityLevel.ERRORS,
    });
    return await task.promise;
  } catch (error) {
    const encrypted = error instanceof Error && error.name === 'PasswordException';
    throw new DocumentUnreadable(encrypted ? 'encrypted' : 'damaged');
  }
}
