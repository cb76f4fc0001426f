import sharp, { type Sharp } from 'sharp';
import { FILE_TOO_LARGE, FILE_TYPE_REFUSED } from '@anamnesis/contracts/language/file-errors';
import { refuse } from '@anamnesis/contracts/language/refusal';

/** Width times height: a small file can contain a picture that exhausts the memory. */
const MAX_PIXELS = 50_000_000;
/** For portraits in formats that are decoded in full; JPEG is decoded at its target size. */
const MAX_PORTRAIT_PIXELS = 25_000_000;
/** Maximum decoded size of a picture: fifty million pixels of three bytes. */
const MAX_DECODED_BYTES = 150_000_000;
const QUALITY = { portrait: 82, document: 95 };
/** Low effort: a smaller file does not justify the longer processing. */
const WEBP_EFFORT = 1;
const PNG_COMPRESSION = 2;
const GIF_EFFORT = 1;
const LOADING = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
const SAMPLE_BYTES: Readonly<Record<string, number>> = { uchar: 1, char: 1, ushort: 2, short: 2 };
const LARGEST_SAMPLE_BYTES = 8;
/** Beginnings of the error messages of sharp and its decoders; these errors have no codes. */
const TOO_LARGE = /^Input image exceeds pixel limit/;
const UNREADABLE = /^(Input (buffer|image) |VipsJpeg: |vipspng: |webp: |gifload_buffer: )/;

// No picture is processed twice, and the cache would use memory outside all limits.
sharp.cache(false);

/** Refuses content that is not a picture with FILE_TYPE_REFUSED, and too many pixels with FILE_TOO_LARGE. */
export async function checkPicture(bytes: Buffer, use: 'portrait' | 'document'): Promise<void> {
  const { format, width, height, channels, depth } = await sharp(bytes, LOADING).metadata().catch(refusePicture);
  const maxPixels = use === 'portrait' && format !== 'jpeg' ? MAX_PORTRAIT_PIXELS : MAX_PIXELS;
  const decodedBytes = width * height * channels * (SAMPLE_BYTES[depth] ?? LARGEST_SAMPLE_BYTES);
  if (width * height > maxPixels || decodedBytes > MAX_DECODED_BYTES) refuse(FILE_TOO_LARGE);
}

/**
 * Re-encodes a picture upright, without metadata such as location, time and camera, and without data appended to it.
 * Of an animation the first frame. Format and size are kept; PNG is lossless, the others lose almost nothing.
 * Refuses an incomplete picture with FILE_TYPE_REFUSED.
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
 * Re-encodes the centre of a picture as squares of at most these edge lengths in pixels, WebP, in the order of `edges`; otherwise like
 * `redrawDocument`. It is decoded once: the smaller squares are derived from the largest.
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

/** Refuses a picture whose processing failed because of its content; rethrows any other error. */
export function refusePicture(error: Error): never {
  if (TOO_LARGE.test(error.message)) refuse(FILE_TOO_LARGE);
  if (UNREADABLE.test(error.message)) refuse(FILE_TYPE_REFUSED);
  throw error;
}

const upright = (bytes: Buffer) => sharp(bytes, LOADING).autoOrient();

const square = (picture: Sharp, edge: number) =>
  picture.resize({ width: edge, height: edge, fit: 'cover', withoutEnlargement: true });
