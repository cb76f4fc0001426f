import { type Blob, blobsOf } from './blobs.js';
import { isDottedZero } from './dotted-zero.js';
import { cropped, type Edges, type GreyPicture } from './grey-picture.js';

/** Parts of the height of the digits. */
const MIN_DIGIT = 0.7;
const MAX_POINT = 0.38;
const MIN_POINT = 0.07;
const BASELINE_REACH = 0.22;
const MAX_DASH_HEIGHT = 0.3;
const MIN_DASH_WIDTH = 0.2;
const MAX_DIGIT_WIDTH = 1.05;
const MARGIN = 0.25;
const INK = 140;

/** The ink of a word, and which of it has the height of digits, from left to right. */
interface Ink {
  readonly blobs: readonly Blob[];
  readonly digits: readonly Blob[];
  readonly height: number;
  /** Pixels: of the part of the page on which the blobs are. */
  readonly partWidth: number;
}

function inkOf(page: GreyPicture, word: Edges): Ink {
  const margin = MARGIN * (word.bottom - word.top);
  const area = {
    left: word.left - margin,
    top: word.top - margin,
    right: word.right + margin,
    bottom: word.bottom + margin,
  };
  const part = cropped(page, area);
  const offset = Math.max(0, Math.floor(area.left));
  const blobs = blobsOf(part, INK).filter((blob) => {
    const middle = (blob.left + blob.right) / 2 + offset;
    return middle >= word.left - 2 && middle <= word.right + 2;
  });
  const height = Math.max(0, ...blobs.map(heightOf).filter((value) => value <= word.bottom - word.top + 4));
  const digits = blobs
    .filter((blob) => heightOf(blob) >= MIN_DIGIT * height && heightOf(blob) <= height)
    .sort((one, other) => one.left - other.left);
  return { blobs, digits, height, partWidth: part.width };
}

/** For each digit of a word, from left to right, whether it is a zero with a dot in it. */
export function dottedZeros(page: GreyPicture, word: Edges): boolean[] {
  const { blobs, digits, partWidth } = inkOf(page, word);
  return digits.map((digit) => isDottedZero(digit, blobs, partWidth));
}

/**
 * The form of a number as its ink shows it, independent of any recognition: `0` for each digit, `.` for each point or comma and `-` for each dash.
 * Null if something in it touches or is none of them.
 */
export function numberShape(page: GreyPicture, word: Edges): string | null {
  const { blobs, digits, height } = inkOf(page, word);
  if (digits.length === 0) return null;
  const baseline = median(digits.map(({ bottom }) => bottom));
  const signs = blobs
    .filter((blob) => Math.max(widthOf(blob), heightOf(blob)) >= MIN_POINT * height)
    .sort((one, other) => one.left - other.left)
    .map((blob) => ({ left: blob.left, sign: signOf(blob, { height, baseline }) }));
  const form = signs.some(({ sign }) => sign === null) ? null : signs.map(({ sign }) => sign).join('');
  return form !== null && IMPOSSIBLE.test(form) ? null : form;
}

/** Specks were taken for points. */
const IMPOSSIBLE = /^[.]|[.]$|[.-]{2}|(?:[.]0{1,2}){2}/;

function signOf(blob: Blob, { height, baseline }: { height: number; baseline: number }): string | null {
  const [wide, high] = [widthOf(blob) / height, heightOf(blob) / height];
  if (high >= MIN_DIGIT) return wide <= MAX_DIGIT_WIDTH && high <= 1 ? '0' : null;
  const low = Math.abs(blob.bottom - baseline) <= BASELINE_REACH * height;
  if (wide <= MAX_POINT && high <= MAX_POINT && low) return '.';
  const middle = (baseline - (blob.top + blob.bottom) / 2) / height;
  if (wide >= MIN_DASH_WIDTH && high <= MAX_DASH_HEIGHT && middle > 0.2 && middle < 0.75) return '-';
  return null;
}

/** The form of a text that was recognised. */
export const textShape = (text: string): string =>
  text
    .replace(/\d/g, '0')
    .replace(/[.,]/g, '.')
    .replace(/[-\u2010-\u2015~]/g, '-');

/** A text with the points and dashes of a form; null unless the two have as many digits. */
export function reshaped(text: string, shape: string): string | null {
  const digits = [...text.replace(/\D/g, '')];
  if (digits.length !== shape.replace(/[^0]/g, '').length) return null;
  return [...shape].map((sign) => (sign === '0' ? digits.shift() : sign)).join('');
}

const widthOf = (blob: Edges) => blob.right - blob.left;
const heightOf = (blob: Edges) => blob.bottom - blob.top;
const median = (values: readonly number[]) =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
