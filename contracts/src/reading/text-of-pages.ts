import type { PageText } from './page-text.js';
import { rowsOf } from './rows.js';

/** A gap between words that is shown as a gap between columns, in heights of the row. */
const COLUMN_GAP = 0.9;

/** The readable text of pages, line by line, columns separated by blanks. */
export function textOfPages(pages: readonly PageText[]): string {
  return pages
    .map((page) =>
      rowsOf(page)
        .map(({ words, height }) =>
          words
            .map(({ text, left }, index) => {
              const before = words[index - 1];
              if (!before) return text;
              return (left - before.right > COLUMN_GAP * height ? '   ' : ' ') + text;
            })
            .join(''),
        )
        .join('\n'),
    )
    .join('\n\n');
}
