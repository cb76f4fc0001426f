import sharp, { type Sharp } from 'sharp';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';

/** Width times height: a small file can name a picture that fills the memory. */
const PIXELS_MOST = 50_000_000;
/** For portraits, where they have to be unpacked in full; JPEG is unpacked in the size it is drawn in. */
const PORTRAIT_PIXELS_MOST = 25_000_000;
/** What a picture may take once unpacked; fifty million pixels of three bytes. */
const UNPACKED_BYTES_MOST = 150_000_000;
const SECONDS_MOST = 5;
const QUALITY = { portrait: 82, document: 95 };
/** Little effort: a smaller file is not worth the time that others wait. */
const WEBP_EFFORT = 1;
const PNG_COMPRESSION = 2;
const GIF_EFFORT = 1;
const LOADING = { limitInputPixels: PIXELS_MOST, failOn: 'error' } as const;
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const LARGEST_SAMPLE_BYTES = 8;
/** How sharp, and the decoders under it, begin to tell what is wrong with a picture; their errors have no codes. */
const TOO_LARGE = /^(timeout: |Input image exceeds pixel limit)/;
const UNREADABLE = /^(Input (buffer|image) |VipsJpeg: |vipspng: |webp: |gifload_buffer: )/;

// Nothing is drawn twice, and what is remembered of a picture is memory that nobody counts.
sharp.cache(false);

/** Refuses what is no picture with FILE_TYPE_REFUSED, and one of too many pixels with FILE_TOO_LARGE. */
export async function checkPicture(bytes: Buffer, use: 'portrait' | 'document'): Promise<void> {
  const { format, width, height, channels, depth } = await sharp(bytes, LOADING).metadata().catch(refusePicture);
  const pixelsMost = use === 'portrait' && format !== 'jpeg' ? PORTRAIT_PIXELS_MOST : PIXELS_MOST;
  const unpacked = width * height * channels * (SAMPLE_BYTES[depth] ?? LARGEST_SAMPLE_BYTES);
  if (width * height > pixelsMost || unpacked > UNPACKED_BYTES_MOST) refuse(FILE_TOO_LARGE);
}

/**
 * The picture drawn anew, upright: nothing of where, when and with what it was taken comes along, nor anything that stood
 * behind it. Of a film the first picture. Kind and size stay; PNG stays exact, the others lose next to nothing.
 * Refuses with FILE_TYPE_REFUSED what is no whole picture, with FILE_TOO_LARGE what takes too long.
 */
export const redrawDocument = (bytes: Buffer): Promise<Buffer> =>
  upright(bytes)
    .jpeg({ quality: QUALITY.document, chromaSubsampling: '4:4:4', force: false })
    .webp({ quality: QUALITY.document, effort: WEBP_EFFORT, force: false })
    .png({ compressionLevel: PNG_COMPRESSION, force: false })
    .gif({ effort: GIF_EFFORT, force: false })
    .toBuffer()
    .catch(refusePicture);

/**
 * The middle of the picture as squares of so many pixels at most, WebP, in the order of `edges`; as for the rest like
 * `redrawDocument`. It is unpacked once: the smaller squares are drawn of the largest.
 */
export async function redrawPortrait(bytes: Buffer, edges: readonly number[]): Promise<Buffer[]> {
  const { data, info } = await square(upright(bytes), Math.max(...edges))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(refusePicture);
  const { width, height, channels } = info;
  const largest = sharp(data, { raw: { width, height, channels } });
  return Promise.all(
    edges.map((edge) =>
      square(largest.clone(), edge).webp({ quality: QUALITY.portrait, effort: WEBP_EFFORT }).toBuffer(),
    ),
  );
}

/** Refuses a picture that could not be drawn because of itself; goes on with any other error. */
export function refusePicture(error: Error): never {
  if (TOO_LARGE.test(error.message)) refuse(FILE_TOO_LARGE);
  if (UNREADABLE.test(error.message)) refuse(FILE_TYPE_REFUSED);
  throw error;
}

const upright = (bytes: Buffer) => sharp(bytes, LOADING).autoOrient().timeout({ seconds: SECONDS_MOST });

const square = (picture: Sharp, edge: number) =>
  picture.resize({ width: edge, height: edge, fit: 'cover', withoutEnlargement: true });
