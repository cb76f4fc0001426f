import type { PageText, Word } from '../uploads/page-text.js';

/** How a page is printed and photographed. */
export interface Printing {
  readonly page?: number;
  readonly method?: PageText['method'];
  /** Of all words, or of some by their text. */
  readonly confidence?: number | Readonly<Record<string, number>>;
  /** How far the lines rise or fall to the right, as tangent. */
  readonly skew?: number;
  /** How far words are off their line, in heights of a word. */
  readonly jitter?: number;
  /** Lines of a page: 60 have a distance of 1.7 heights. */
  readonly lines?: number;
}

const COLUMNS = 110;
const HEIGHT = 0.01;
const ASPECT = 0.707;

/** A page whose words stand where they stand in a text in which all characters are equally wide. */
export function printedPage(text: string, printing: Printing = {}): PageText {
  const { page = 1, method = 'text', confidence = 100, skew = 0, jitter = 0, lines = 60 } = printing;
  let count = 0;
  const words = text.split('\n').flatMap((line, row) =>
    [...line.matchAll(/\S+/g)].map(({ 0: found, index }): Word => {
      count += 1;
      const left = (index + 2) / COLUMNS;
      const off = HEIGHT * jitter * ((((count * 7) % 5) - 2) / 2);
      return {
        text: found,
        confidence: typeof confidence === 'number' ? confidence : (confidence[found] ?? 96),
        box: {
          left,
          top: (row + 2) / lines + off + skew * left * ASPECT,
          width: found.length / COLUMNS,
          height: HEIGHT,
        },
      };
    }),
  );
  return { page, aspect: ASPECT, method, words };
}
