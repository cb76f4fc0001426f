import type { PageText } from '../uploads/page-text.js';
import { rowsOf } from './rows.js';

/** The readable text of pages, line by line, columns separated by blanks. */
export function textOfPages(pages: readonly PageText[]): string {
  return pages
    .map((page) =>
      rowsOf(page)
        .map(({ words, blank }) =>
          words
            .map(({ text, left }, index) => {
              const before = words[index - 1];
              if (!before) return text;
              return (left - before.right > blank ? '   ' : ' ') + text;
            })
            .join(''),
        )
        .join('\n'),
    )
    .join('\n\n');
}
