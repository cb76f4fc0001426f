import sharp from 'sharp';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { THUMBNAIL_EDGE } from '@anamnesis/contracts/uploads/constants';
import { drawByProgram } from '../pdf/draw-by-program.js';
import { checkPicture, refusePicture } from './picture.js';

const MAX_PAGE_BYTES = 16 * 1024 * 1024;
const QUALITY = 78;

const SIZE = ['-scale-to', String(THUMBNAIL_EDGE)];

/**
 * A small WebP of a picture, upright and without metadata, or of a PDF's first page. Null for content that cannot be drawn:
 * damaged, with too many pixels, of another type, or a PDF where pdftoppm is not installed.
 */
export async function thumbnailOf(content: Buffer, mediaType: string): Promise<Buffer | null> {
  const isPdf = mediaType === 'application/pdf';
  const picture = isPdf ? await drawByProgram(content, { page: 1, size: SIZE, maxBytes: MAX_PAGE_BYTES }) : content;
  if (!picture) return null;
  try {
    await checkPicture(picture, 'document');
    return await sharp(picture, { failOn: 'error' })
      .autoOrient()
      .resize({ width: THUMBNAIL_EDGE, height: THUMBNAIL_EDGE, fit: 'inside', withoutEnlargement: true })
      .webp({ quality: QUALITY })
      .toBuffer()
      .catch(refusePicture);
  } catch (error) {
    if (error instanceof Refusal) return null;
    throw error;
  }
}
