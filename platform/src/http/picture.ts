import sharp, { type Sharp } from 'sharp';
import { refuse } from '@anamnesis/contracts/language/errors';

/** Width times height: a small file can name a picture that fills the memory. */
const PIXELS_MOST = 50_000_000;
/** What a picture may take once unpacked; fifty million pixels of four bytes. */
const UNPACKED_BYTES_MOST = 200_000_000;
const SECONDS_MOST = 30;
const QUALITY = { portrait: 82, document: 95 };
const LOADING = { limitInputPixels: PIXELS_MOST, failOn: 'error' } as const;
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const LARGEST_SAMPLE_BYTES = 8;

// Nothing is drawn twice, and what is remembered of a picture is memory that nobody counts.
sharp.cache(false);

/** Refuses what is no whole picture with FILE_TYPE_REFUSED, and one of too many pixels with FILE_TOO_LARGE. */
export async function checkPicture(bytes: Buffer): Promise<void> {
  const { width, height, channels, depth } = await sharp(bytes, LOADING)
    .metadata()
    .catch(() => refuse('FILE_TYPE_REFUSED'));
  const unpacked = width * height * channels * (SAMPLE_BYTES[depth] ?? LARGEST_SAMPLE_BYTES);
  if (width * height > PIXELS_MOST || unpacked > UNPACKED_BYTES_MOST) refuse('FILE_TOO_LARGE');
}

/**
 * The picture drawn anew, upright: nothing of where, when and with what it was taken comes along, nor anything that stood
 * behind it. Of a film the first picture. Kind and size stay; PNG stays exact, the others lose next to nothing.
 */
export const redrawDocument = (bytes: Buffer): Promise<Buffer> =>
  drawn(
    upright(bytes)
      .jpeg({ quality: QUALITY.document, chromaSubsampling: '4:4:4', force: false })
      .webp({ quality: QUALITY.document, force: false }),
  );

/** The middle of the picture as a square of so many pixels at most, WebP; as for the rest like `redrawDocument`. */
export const redrawPortrait = (bytes: Buffer, edge: number): Promise<Buffer> =>
  drawn(
    upright(bytes)
      .resize({ width: edge, height: edge, fit: 'cover', withoutEnlargement: true })
      .webp({ quality: QUALITY.portrait }),
  );

const upright = (bytes: Buffer) => sharp(bytes, LOADING).autoOrient().timeout({ seconds: SECONDS_MOST });

const drawn = (picture: Sharp): Promise<Buffer> => picture.toBuffer().catch(() => refuse('FILE_TYPE_REFUSED'));
