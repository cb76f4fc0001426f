import { execFile } from 'node:child_process';
import sharp from 'sharp';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { THUMBNAIL_EDGE } from '@anamnesis/contracts/uploads/constants';
import { checkPicture, refusePicture } from './picture.js';

const MAX_SECONDS = 10;
const MAX_PAGE_BYTES = 16 * 1024 * 1024;
const QUALITY = 78;

/** The program that draws the first page of a PDF, or another one with the same arguments. */
const PDF_PROGRAM = 'pdftoppm';
const FIRST_PAGE = ['-f', '1', '-l', '1', '-singlefile', '-scale-to', String(THUMBNAIL_EDGE), '-png', '-'];

/**
 * A small WebP of a picture, upright and without metadata, or of a PDF's first page. Null for content that cannot be drawn:
 * damaged, with too many pixels, too slow, of another type, or a PDF where pdftoppm is not installed.
 */
export async function thumbnailOf(content: Buffer, mediaType: string): Promise<Buffer | null> {
  const picture = mediaType === 'application/pdf' ? await firstPage(content) : content;
  if (!picture) return null;
  try {
    await checkPicture(picture, 'document');
    return await sharp(picture, { failOn: 'error' })
      .autoOrient()
      .resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .timeout({ seconds: MAX_SECONDS })
      .toBuffer()
      .catch(refusePicture);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}

/** The first page as PNG; null when the program is missing, fails or takes too long. The document never touches the disk. */
function firstPage(pdf: Buffer): Promise<Buffer | null> {
  return new Promise((resolve) => {
    const limits = {
      encoding: 'buffer',
      maxBuffer: MAX_PAGE_BYTES,
      timeout: MAX_SECONDS * 1000,
      killSignal: 'SIGKILL',
    } as const;
    const drawing = execFile(PDF_PROGRAM, FIRST_PAGE, limits, (error, page) =>
      resolve(error || page.length === 0 ? null : page),
    );
    // A program that is missing, or ends early, does not read its input; its result says so.
    drawing.stdin?.on('error', () => undefined);
    drawing.stdin?.end(pdf);
  });
}
