import type { GreyPicture } from './grey-picture.js';

/** Pixels: longer than any stroke of a letter, and thicker than the lines of tables. */
const LENGTH = 130;
const MAX_THICKNESS = 12;
/** Part of a line's pixels that are dark, because noise interrupts it. */
const MIN_DARK = 0.9;
/** Part of a line's places where it is as thin as a line: the feet of letters in a row are dark too, but their stems are high. */
const MIN_THIN = 0.85;
/** Lines of tables are often grey. */
const DARK = 225;

/** A page without the lines of its tables, which the recognition takes for parts of letters. What crosses a line is kept. */
export function withoutLines(page: GreyPicture): GreyPicture {
  const { width, height } = page;
  const data = Uint8Array.from(page.data);
  const erase = (alongStep: number, along: number, acrossStep: number, across: number) => {
    for (let line = 0; line < across; line += 1)
      for (const [from, to] of darkStretches(page.data, line * acrossStep, alongStep, along)) {
        const strokes: Stroke[] = [];
        for (let place = from; place < to; place += 1) {
          const stroke = strokeAt(page.data, { index: place * alongStep, line, step: acrossStep, lines: across });
          if (stroke) strokes.push(stroke);
        }
        if (strokes.length < MIN_THIN * (to - from)) continue;
        for (const { start, end, step } of strokes)
          for (let index = start; index <= end; index += step) data[index] = 255;
      }
  };
  erase(1, width, width, height);
  erase(width, height, 1, width);
  return { data, width, height };
}

/** The parts of a row or column that are almost entirely dark. */
function darkStretches(data: Uint8Array, start: number, step: number, length: number): [number, number][] {
  const stretches: [number, number][] = [];
  let dark = 0;
  for (let end = 0; end < length; end += 1) {
    if (data[start + end * step]! < DARK) dark += 1;
    if (end >= LENGTH && data[start + (end - LENGTH) * step]! < DARK) dark -= 1;
    if (end + 1 < LENGTH || dark < MIN_DARK * LENGTH) continue;
    const [from, to] = [end + 1 - LENGTH, end + 1];
    const last = stretches.at(-1);
    if (last && last[1] >= from) last[1] = to;
    else stretches.push([from, to]);
  }
  return stretches;
}

interface Place {
  readonly index: number;
  readonly line: number;
  readonly step: number;
  readonly lines: number;
}

interface Stroke {
  readonly start: number;
  readonly end: number;
  readonly step: number;
}

/** The dark pixels across a line at a place of it; null if they are more than a line has, as where a letter stands. */
function strokeAt(data: Uint8Array, { index, line, step, lines }: Place): Stroke | null {
  let [first, last] = [line, line];
  while (first > 0 && line - first <= MAX_THICKNESS && data[index + (first - 1) * step]! < DARK) first -= 1;
  while (last < lines - 1 && last - line <= MAX_THICKNESS && data[index + (last + 1) * step]! < DARK) last += 1;
  return last - first >= MAX_THICKNESS ? null : { start: index + first * step, end: index + last * step, step };
}
