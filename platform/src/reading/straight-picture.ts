import sharp from 'sharp';
import { cleaned } from './clean-picture.js';
import { DocumentUnreadable } from './document-unreadable.js';
import { greyFrom, type GreyPicture } from './grey-picture.js';
import { linesOf } from './skew.js';

/** Width times height: a small file can contain a picture that exhausts the memory. */
const MAX_PIXELS = 50_000_000;
/** A4 with 300 dots per inch. */
const LONG_EDGE = 3508;
const SHORT_EDGE = 2480;
const MAX_ENLARGEMENT = 4;
/** Pixels; nothing smaller has a line. */
const MIN_EDGE = 40;
/** The size at which the lines of a page are found. */
const LINES_EDGE = 1100;
/** Degrees; a smaller angle does not matter, and each turn blurs. */
const MIN_SKEW = 0.1;
const WHITE = '#fff';

/** A picture in colours, decoded. */
export interface Decoded {
  readonly data: Buffer;
  readonly info: { readonly width: number; readonly height: number; readonly channels: 1 | 2 | 3 | 4 };
}

/** Decodes a picture in the size in which it is recognised. Rejects with DocumentUnreadable. */
export async function decoded(content: Buffer): Promise<Decoded> {
  const loading = { limitInputPixels: MAX_PIXELS, failOn: 'error' } as const;
  const { width, height } = await sharp(content, { ...loading, limitInputPixels: false })
    .metadata()
    .catch(() => {
      throw new DocumentUnreadable('damaged');
    });
  if (width * height > MAX_PIXELS) throw new DocumentUnreadable('tooLarge');
  const enlargement = Math.min(
    MAX_ENLARGEMENT,
    LONG_EDGE / Math.max(width, height),
    SHORT_EDGE / Math.min(width, height),
  );
  return await sharp(content, loading)
    .autoOrient()
    .flatten({ background: WHITE })
    .toColourspace('srgb')
    .removeAlpha()
    .resize(sizeAt(width, height, enlargement))
    .raw()
    .toBuffer({ resolveWithObject: true })
    .catch(() => {
      throw new DocumentUnreadable('damaged');
    });
}

/** Only the larger edge is given, because the picture may be turned before it is resized. */
const sizeAt = (width: number, height: number, enlargement: number) => {
  const edge = Math.max(1, Math.round(Math.max(width, height) * enlargement));
  return { width: edge, height: edge, fit: 'inside' } as const;
};

/** Turns a picture so that its lines are horizontal; whether it is upside down remains unknown. Null if it has no lines. */
export async function straightened(picture: Decoded): Promise<Decoded | null> {
  if (Math.min(picture.info.width, picture.info.height) < MIN_EDGE) return null;
  const lines = linesOf(await cleaned(await greyOf(picture, LINES_EDGE)));
  if (!lines) return null;
  const { skew, vertical } = lines;
  const turned = vertical ? await rotated(picture, -90) : picture;
  return Math.abs(skew) < MIN_SKEW ? turned : await rotated(turned, -skew);
}

export const rotated = ({ data, info }: Decoded, angle: number): Promise<Decoded> =>
  sharp(data, { raw: info }).rotate(angle, { background: WHITE }).raw().toBuffer({ resolveWithObject: true });

/** In grey, reduced to a longer edge of at most `edge`. */
export const greyOf = ({ data, info }: Decoded, edge?: number): Promise<GreyPicture> =>
  greyFrom(
    sharp(data, { raw: info })
      .greyscale()
      .resize(edge ? { width: edge, height: edge, fit: 'inside', withoutEnlargement: true } : undefined),
  );
