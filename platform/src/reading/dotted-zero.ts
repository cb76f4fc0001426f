import { type Blob, blobsOf } from './blobs.js';
import type { Edges } from './grey-picture.js';

/** Parts of the width by which the outline of an eight is narrower between its holes; a zero is not. */
const MAX_WAIST = 0.06;
/** The smallest hole, and where the bar between two holes may be, as parts of the digit. */
const MIN_HOLE = 0.015;
const HIGHEST_BAR = 0.36;
const LOWEST_BAR = 0.64;
const WHITE = 255;

const isWithin = (inner: Edges, outer: Edges) =>
  inner.left > outer.left && inner.right < outer.right && inner.top > outer.top && inner.bottom < outer.bottom;

/** The places in a digit that its ink encloses, from top to bottom. */
function holesOf(digit: Blob, pageWidth: number): Blob[] {
  const [width, height] = [digit.right - digit.left + 2, digit.bottom - digit.top + 2];
  // White and ink are exchanged, so that holes become blobs; a border of one pixel joins all that is outside.
  const data = new Uint8Array(width * height);
  for (const pixel of digit.pixels) {
    const [x, y] = [(pixel % pageWidth) - digit.left + 1, Math.floor(pixel / pageWidth) - digit.top + 1];
    data[y * width + x] = WHITE;
  }
  return blobsOf({ data, width, height }, WHITE)
    .filter((blob) => blob.left > 0 && blob.top > 0 && blob.pixels.length >= MIN_HOLE * width * height)
    .sort((one, other) => one.top - other.top);
}

/** How far the outline is inside of its widest place, in rows that are parts of the height; the larger of both sides, as a part of the width. */
function waistOf(digit: Blob, pageWidth: number, from: number, to: number): number {
  const width = digit.right - digit.left;
  let waist = 0;
  for (let y = from; y < to; y += 1) {
    const row = digit.pixels.filter((pixel) => Math.floor(pixel / pageWidth) === y).map((pixel) => pixel % pageWidth);
    if (row.length === 0) return 1;
    waist = Math.max(waist, Math.min(...row) - digit.left, digit.right - 1 - Math.max(...row));
  }
  return waist / width;
}

/**
 * Whether a digit is a zero with a dot or a bar in it, as some typefaces have: it has two holes like an eight, but no waist between them; or a dot stands in it.
 * Recognition takes such zeros for a six, an eight or a nine. `others` are further blobs of its word.
 */
export function isDottedZero(digit: Blob, others: readonly Blob[], pageWidth: number): boolean {
  if (others.some((other) => other !== digit && isWithin(other, digit))) return true;
  const [upper, lower, third] = holesOf(digit, pageWidth);
  if (!upper || !lower || third) return false;
  // Holes have an edge of one pixel around the digit.
  const [from, to] = [digit.top + upper.bottom - 1, digit.top + lower.top - 1];
  const middle = ((from + to) / 2 - digit.top) / (digit.bottom - digit.top);
  const isBar = from < to && middle > HIGHEST_BAR && middle < LOWEST_BAR;
  return isBar && waistOf(digit, pageWidth, from, to) <= MAX_WAIST;
}
