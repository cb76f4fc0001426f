import type { PageText } from '../uploads/page-text.js';
import { placedWords, quantile, type PlacedWord } from './placed-words.js';

/** Words on one baseline, from left to right. */
export interface Row {
  readonly words: readonly PlacedWord[];
  readonly middle: number;
  readonly height: number;
  /** The widest gap between words of one phrase or cell. */
  readonly blank: number;
}

/** A blank is at most as wide as this many letters; the gap between columns is wider. */
const BLANK_IN_LETTERS = 1.7;

const letterWidth = (words: readonly PlacedWord[]) =>
  quantile(
    words.filter(({ text }) => text.length >= 3).map(({ left, right, text }) => (right - left) / text.length),
    0.5,
  );

interface OpenRow {
  words: PlacedWord[];
  /** Where the row is at its right end: rows of a photo are not quite straight. */
  middle: number;
  height: number;
}

/** How far a word may be off its row, in heights. */
const TOLERANCE = 0.5;
/** How far an exponent may be above its row. */
const RAISED = 0.8;
/** How much a word changes where its row is. */
const FOLLOW = 0.3;

/** The rows of a page from top to bottom. */
export function rowsOf(page: PageText): Row[] {
  const words = placedWords(page).sort((a, b) => a.left - b.left || a.middle - b.middle);
  if (words.length === 0) return [];
  const bin =
    quantile(
      words.map(({ height }) => height),
      0.5,
    ) || 0.01;
  const bins = new Map<number, Set<OpenRow>>();
  const binOf = (middle: number) => Math.round(middle / bin);
  const rows: OpenRow[] = [];
  const put = (row: OpenRow) => {
    const key = binOf(row.middle);
    bins.set(key, (bins.get(key) ?? new Set<OpenRow>()).add(row));
  };
  for (const word of words) {
    let nearest: OpenRow | null = null;
    let least = Infinity;
    for (let key = binOf(word.middle) - 2; key <= binOf(word.middle) + 2; key += 1)
      for (const row of bins.get(key) ?? []) {
        const distance = Math.abs(row.middle - word.middle);
        const last = row.words.at(-1);
        const isRaised = last && word.height < 0.8 * last.height && word.left - last.right < 0.3 * last.height;
        const allowed = (isRaised ? RAISED : TOLERANCE) * Math.max(row.height, Math.min(word.height, bin));
        if (distance <= allowed && distance < least) [nearest, least] = [row, distance];
      }
    if (nearest) {
      bins.get(binOf(nearest.middle))?.delete(nearest);
      nearest.words.push(word);
      // Small and raised words, and dashes, say little about the line.
      const weight = word.text.length > 1 && word.height > 0.7 * nearest.height ? FOLLOW : 0;
      nearest.middle += weight * (word.middle - nearest.middle);
      nearest.height = Math.max(nearest.height, Math.min(word.height, 1.5 * nearest.height));
      put(nearest);
    } else {
      const row = { words: [word], middle: word.middle, height: word.height };
      rows.push(row);
      put(row);
    }
  }
  const usual = letterWidth(words) || 0.5 * bin;
  return rows
    .map((row) => {
      const own = letterWidth(row.words) || usual;
      return {
        words: row.words,
        middle: quantile(
          row.words.map(({ middle }) => middle),
          0.5,
        ),
        height: quantile(
          row.words.map(({ height }) => height),
          0.5,
        ),
        blank: BLANK_IN_LETTERS * Math.min(Math.max(own, 0.75 * usual), 1.4 * usual),
      };
    })
    .sort((a, b) => a.middle - b.middle);
}
