import { type Blob, blobsOf } from './blobs.js';
import type { GreyPicture } from './grey-picture.js';

/** Degrees. */
const MAX_SKEW = 15;
const STEPS = [0.5, 0.1, 0.05];
const MAX_POINTS = 40_000;
const INK = 128;
/** Part of the page's longer edge that letters which touch can fill. */
const MAX_LETTERS = 1 / 6;
/** Pixels; smaller blobs are specks and dots. */
const MIN_LETTER = 4;
/** A page of small print has half of them. */
const MAX_BLOBS = 10_000;
const MAX_LETTERS_COMPARED = 600;

/** The coordinates of dark pixels, evenly thinned out. */
interface Ink {
  readonly x: Float32Array;
  readonly y: Float32Array;
  readonly reach: number;
}

/**
 * How the lines of a page run: the clockwise angle in degrees by which they are skewed, and whether they run from top to bottom. Null for a
 * picture of something else, or of noise, which would be recognised as thousands of letters.
 */
export function linesOf(page: GreyPicture): { skew: number; vertical: boolean } | null {
  const blobs = blobsOf(page, INK);
  if (blobs.length > MAX_BLOBS) return null;
  const letters = lettersOf(page, blobs);
  const vertical = areVertical(letters);
  const ink = inkOf(letters, page);
  return { skew: steepest(vertical ? { ...ink, x: ink.y, y: ink.x.map((x) => -x) } : ink), vertical };
}

/** Letters, or words whose letters touch. Edges of the paper, frames, pictures and specks would hide where the lines are. */
function lettersOf(page: GreyPicture, blobs: readonly Blob[]): Blob[] {
  const longest = Math.max(page.width, page.height) * MAX_LETTERS;
  return blobs.filter((blob) => {
    const [width, height] = [blob.right - blob.left, blob.bottom - blob.top];
    return Math.max(width, height) < longest && Math.max(width, height) >= MIN_LETTER;
  });
}

/** Whether the nearest neighbours of letters are rather above or below them than beside them. */
function areVertical(letters: readonly Blob[]): boolean {
  const every = Math.max(1, Math.ceil(letters.length / MAX_LETTERS_COMPARED));
  let [beside, above] = [0, 0];
  for (let index = 0; index < letters.length; index += every) {
    const letter = letters[index]!;
    let nearest = { across: Infinity, down: Infinity };
    for (const other of letters) {
      if (other === letter) continue;
      const across = Math.max(0, other.left - letter.right, letter.left - other.right);
      const down = Math.max(0, other.top - letter.bottom, letter.top - other.bottom);
      if (Math.hypot(across, down) < Math.hypot(nearest.across, nearest.down)) nearest = { across, down };
    }
    if (nearest.across > nearest.down) beside += 1;
    if (nearest.down > nearest.across) above += 1;
  }
  return above > beside;
}

function inkOf(letters: readonly Blob[], { width, height }: GreyPicture): Ink {
  const dark = letters.flatMap(({ pixels }) => [...pixels]);
  const every = Math.max(1, Math.ceil(dark.length / MAX_POINTS));
  const kept = dark.filter((_, index) => index % every === 0);
  return {
    x: Float32Array.from(kept, (index) => index % width),
    y: Float32Array.from(kept, (index) => Math.floor(index / width)),
    reach: Math.ceil(Math.hypot(width, height)),
  };
}

/** The angle at which the lines have the sharpest edges: first in coarse steps over all angles, then in finer ones around the best. */
function steepest(ink: Ink): number {
  let best = { angle: 0, sharpness: sharpnessAt(ink, 0) };
  let reach = MAX_SKEW;
  for (const step of STEPS) {
    const middle = best.angle;
    for (let angle = middle - reach; angle <= middle + reach + step / 2; angle += step) {
      const sharpness = sharpnessAt(ink, angle);
      if (sharpness > best.sharpness) best = { angle, sharpness };
    }
    reach = step;
  }
  return best.angle;
}

/** The sum of the squared differences between the numbers of dark pixels in adjacent rows, if the page is turned back by an angle. */
function sharpnessAt({ x, y, reach }: Ink, degrees: number): number {
  const [sin, cos] = [Math.sin((degrees * Math.PI) / 180), Math.cos((degrees * Math.PI) / 180)];
  const rows = new Int32Array(3 * reach);
  for (let index = 0; index < x.length; index += 1) {
    const row = Math.round(y[index]! * cos - x[index]! * sin) + reach;
    rows[row] = rows[row]! + 1;
  }
  let sum = 0;
  for (let row = 1; row < rows.length; row += 1) sum += (rows[row]! - rows[row - 1]!) ** 2;
  return sum;
}
