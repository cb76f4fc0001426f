import type { PageText, Word } from './page-text.js';

/** How a page is printed and photographed, for tests. */
interface Printing {
  readonly page?: number;
  readonly method?: PageText['method'];
  /** Of all words, or of words by their text. */
  readonly confidence?: number | Readonly<Record<string, number>>;
  /** Rise of the lines to the right, as tangent. */
  readonly skew?: number;
  /** How far words are off their line, in heights of a word. */
  readonly jitter?: number;
}

const COLUMNS = 110;
const LINES = 60;
const ASPECT = 0.707;

/** A page whose words stand where they stand in a text with characters of one width. */
export function pageOf(text: string, printing: Printing = {}): PageText {
  const { page = 1, method = 'text', confidence = 100, skew = 0, jitter = 0 } = printing;
  let count = 0;
  const words = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: found, index }): Word => {
      count += 1;
      const left = (index + 2) / COLUMNS;
      const off = (((count * 7) % 5) - 2) / 2;
      const top = (row + 2 + 0.6 * jitter * off) / LINES + skew * left * ASPECT;
      return {
        text: found,
        confidence: typeof confidence === 'number' ? confidence : (confidence[found] ?? 96),
        box: { left, top, width: found.length / COLUMNS, height: 0.6 / LINES },
      };
    }),
  );
  return { page, aspect: ASPECT, method, words };
}
