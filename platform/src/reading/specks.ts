import { type Blob, blobsOf } from './blobs.js';
import type { GreyPicture } from './grey-picture.js';

/** Pixels: the size of a speck, which a decimal point may have too, and how close such a point is to letters. */
const MAX_SPECK = 9;
const BESIDE = 30;
const BELOW = 14;
const INK = 160;

/** A page without specks and dotted lines, which the recognition takes for letters. Points stand beside or above letters, and are kept. */
export function withoutSpecks(page: GreyPicture): GreyPicture {
  const { width, height } = page;
  const blobs = blobsOf(page, INK);
  const letters = new Uint8Array(page.data.length);
  for (const { pixels } of blobs.filter((blob) => !isSpeck(blob))) for (const pixel of pixels) letters[pixel] = 1;
  const isNearLetter = ({ left, top, right, bottom }: Blob) => {
    for (let y = top; y < Math.min(height, bottom + BELOW); y += 1) {
      const reach = y < bottom ? BESIDE : 0;
      const row = letters.subarray(y * width + Math.max(0, left - reach), y * width + Math.min(width, right + reach));
      if (row.includes(1)) return true;
    }
    return false;
  };
  const data = Uint8Array.from(page.data);
  for (const speck of blobs)
    if (isSpeck(speck) && !isNearLetter(speck)) for (const pixel of speck.pixels) data[pixel] = 255;
  return { data, width, height };
}

const isSpeck = ({ left, top, right, bottom }: Blob) => Math.max(right - left, bottom - top) <= MAX_SPECK;
