import { greyFrom, greySharp, type GreyPicture } from './grey-picture.js';

/** Part of the size at which the background is found; letters disappear in the median there. */
const BACKGROUND_SCALE = 8;
const BACKGROUND_MEDIAN = 15;
const BACKGROUND_BLUR = 4;
/** Shares of the pixels that become black and white. */
const DARKEST = 0.01;
const BRIGHTEST = 0.5;
const MIN_CONTRAST = 30;

/** A page without shadows, black on white: its background is divided out, and its contrast is normalised. */
export async function cleaned(page: GreyPicture): Promise<GreyPicture> {
  const { data, width, height } = page;
  const background = await backgroundOf(page);
  const flat = new Uint8Array(data.length);
  for (let index = 0; index < data.length; index += 1)
    flat[index] = Math.min(255, (data[index]! * 255) / Math.max(1, background[index]!));
  return { data: normalised(flat), width, height };
}

async function backgroundOf(page: GreyPicture): Promise<Uint8Array> {
  const { width, height } = page;
  const [smallWidth, smallHeight] = [width, height].map((edge) => Math.max(1, Math.round(edge / BACKGROUND_SCALE)));
  const small = await greyFrom(greySharp(page).resize({ width: smallWidth, height: smallHeight, fit: 'fill' }));
  const smooth = await greyFrom(greySharp(small).median(BACKGROUND_MEDIAN).blur(BACKGROUND_BLUR));
  const background = greySharp(smooth).resize({ width, height, fit: 'fill', kernel: 'linear' });
  return (await greyFrom(background)).data;
}

/** Stretches the contrast; that of an empty page is left, or its noise would become ink. */
function normalised(data: Uint8Array): Uint8Array {
  const counts = new Uint32Array(256);
  for (const value of data) counts[value] = counts[value]! + 1;
  const [black, white] = [quantile(counts, DARKEST * data.length), quantile(counts, BRIGHTEST * data.length)];
  const range = Math.max(MIN_CONTRAST, white - black);
  const table = Uint8Array.from(counts, (_, value) =>
    Math.max(0, Math.min(255, (255 * (value - white + range)) / range)),
  );
  return data.map((value) => table[value]!);
}

function quantile(counts: Uint32Array, share: number): number {
  let sum = 0;
  return Math.max(
    0,
    counts.findIndex((count) => (sum += count) >= share),
  );
}

/** Without specks, for pages that were hardly recognised. */
export const denoised = (page: GreyPicture): Promise<GreyPicture> => greyFrom(greySharp(page).median(3));
