import type { Box, Word } from '@anamnesis/contracts/uploads/page-text';

/** A piece of a page's text, on a horizontal line of the upright page, in points. */
export interface TextRun {
  readonly text: string;
  readonly left: number;
  readonly width: number;
  readonly baseline: number;
  /** Size of the font. */
  readonly size: number;
}

/** Parts of the font's size above and below the baseline that a box contains. */
const ASCENT = 0.8;
const DESCENT = 0.22;
/** Parts of the font's size: words have a larger gap, and lines a larger distance. */
const MAX_GAP = 0.16;
const MAX_OVERLAP = 0.5;
const MAX_STEP = 0.15;
/** Part of the page; smaller text cannot be seen. */
const MIN_EDGE = 0.001;

/** The words of runs, inside of the page. Runs that touch are one word: some programs write each letter on its own. */
export function wordsOf(runs: readonly TextRun[], page: { readonly width: number; readonly height: number }): Word[] {
  const words: TextRun[] = [];
  let afterSpace = true;
  for (const run of runs) {
    for (const [index, piece] of pieces(run).entries()) {
      const last = words.at(-1);
      const apart = index > 0 || afterSpace || /^\s/.test(run.text);
      if (last && !apart && continues(last, piece)) words[words.length - 1] = joined(last, piece);
      else words.push(piece);
      afterSpace = false;
    }
    afterSpace ||= /\s$/.test(run.text);
  }
  return words.flatMap((word) => {
    const box = boxOf(word, page);
    return box ? [{ text: word.text, box, confidence: 100 }] : [];
  });
}

/** A run without its spaces; each word gets its share of the run's width. */
function pieces(run: TextRun): TextRun[] {
  const whole = widthOf(run.text);
  return [...run.text.matchAll(/\S+/g)].map(({ 0: text, index }) => ({
    ...run,
    text,
    left: run.left + (run.width * widthOf(run.text.slice(0, index))) / whole,
    width: (run.width * widthOf(text)) / whole,
  }));
}

/** The approximate width of a text, in the widths of a digit. */
const widthOf = (text: string) => [...text].reduce((sum, character) => sum + characterWidth(character), 0);

function characterWidth(character: string): number {
  if (/[\s.,:;'!|ijlIft()[\]/-]/.test(character)) return 0.5;
  if (/[mwMW%@]/.test(character)) return 1.5;
  if (/[A-Z<>=+]/.test(character)) return 1.2;
  return /\p{M}/u.test(character) ? 0 : 1;
}

function continues(last: TextRun, piece: TextRun): boolean {
  const size = Math.max(last.size, piece.size);
  const gap = piece.left - (last.left + last.width);
  return (
    Math.abs(piece.baseline - last.baseline) <= MAX_STEP * size && gap <= MAX_GAP * size && gap >= -MAX_OVERLAP * size
  );
}

const joined = (last: TextRun, piece: TextRun): TextRun => ({
  ...last,
  text: last.text + piece.text,
  width: Math.max(last.width, piece.left + piece.width - last.left),
  size: Math.max(last.size, piece.size),
});

/** Null outside of the page, and for text that cannot be seen. */
function boxOf(word: TextRun, { width, height }: { width: number; height: number }): Box | null {
  const left = clamp(word.left / width);
  const top = clamp((word.baseline - ASCENT * word.size) / height);
  const right = clamp((word.left + word.width) / width);
  const bottom = clamp((word.baseline + DESCENT * word.size) / height);
  return right - left < MIN_EDGE || bottom - top < MIN_EDGE
    ? null
    : { left, top, width: right - left, height: bottom - top };
}

const clamp = (share: number) => Math.min(1, Math.max(0, share));
