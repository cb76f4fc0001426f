import sharp, { type Sharp } from 'sharp';

/** A picture of one byte for each pixel, 0 is black. */
export interface GreyPicture {
  readonly data: Uint8Array;
  readonly width: number;
  readonly height: number;
}

export const greySharp = ({ data, width, height }: GreyPicture): Sharp =>
  sharp(data, { raw: { width, height, channels: 1 } });

/** The result of an operation in grey; sharp's own results have three channels. */
export async function greyFrom(operation: Sharp): Promise<GreyPicture> {
  const { data, info } = await operation.toColourspace('b-w').raw().toBuffer({ resolveWithObject: true });
  return { data, width: info.width, height: info.height };
}

/** As the recognition reads it: PGM, which needs no compression. */
export const pgmOf = ({ data, width, height }: GreyPicture): Buffer =>
  Buffer.concat([Buffer.from(`P5\n${width} ${height}\n255\n`), data]);

/** Turned upside down. */
export const upsideDown = (picture: GreyPicture): GreyPicture => ({
  ...picture,
  data: Uint8Array.from(picture.data).reverse(),
});

/** A part, which is limited to the picture. */
export function cropped(picture: GreyPicture, { left, top, right, bottom }: Edges): GreyPicture {
  const [x0, y0] = [Math.max(0, Math.floor(left)), Math.max(0, Math.floor(top))];
  const width = Math.max(1, Math.min(picture.width, Math.ceil(right)) - x0);
  const height = Math.max(1, Math.min(picture.height, Math.ceil(bottom)) - y0);
  const data = new Uint8Array(width * height);
  for (let y = 0; y < height; y += 1) {
    const from = (y0 + y) * picture.width + x0;
    data.set(picture.data.subarray(from, from + width), y * width);
  }
  return { data, width, height };
}

/** Part of a page's height. */
const STRIP = 0.15;

/** The part of a page over its whole width that has the most ink. */
export function densestStrip(page: GreyPicture): GreyPicture {
  const { data, width, height } = page;
  const strip = Math.max(1, Math.round(STRIP * height));
  const until = [0];
  for (let row = 0; row < height; row += 1) {
    const ink = data.subarray(row * width, (row + 1) * width).reduce((sum, value) => sum + 255 - value, 0);
    until.push(until[row]! + ink);
  }
  const inkFrom = (top: number) => until[top + strip]! - until[top]!;
  let best = 0;
  for (let top = 1; top + strip <= height; top += 1) if (inkFrom(top) > inkFrom(best)) best = top;
  return cropped(page, { left: 0, top: best, right: width, bottom: best + strip });
}

/** Pixels from the left and top edges of a picture; right and bottom are outside. */
export interface Edges {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}
