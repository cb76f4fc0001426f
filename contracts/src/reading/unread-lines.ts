import type { Line } from './cells.js';
import { itemsOfLine } from './items.js';
import type { PageLine } from './page-lines.js';

/** A line of a page of a document. */
export interface LineOfPage {
  readonly page: number;
  readonly own: PageLine;
}

/** Lines of a page that look like results and gave no value. */
export interface UnreadLines {
  readonly page: number;
  readonly lines: number;
}

/** How many results a line seems to have: by the names of tests, or by numbers with ranges in the panels of a table. */
function resultsIn({ line, columns, named }: PageLine): number {
  if (line.cells.length < 2) return 0;
  const kinds = itemsOfLine(line).map(({ kind }) => kind);
  const count = (kind: string) => kinds.filter((each) => each === kind).length;
  const panels = Math.max(1, columns.filter(({ role }) => role === 'test').length);
  const withRange = Math.min(panels, count('value'), count('range') + count('bound'));
  const hasNumber = kinds.some((kind) => kind === 'value' || kind === 'range' || kind === 'bound');
  return Math.max(hasNumber ? named.length : 0, withRange);
}

/** The lines that look like results and gave fewer values, by page. `valued` has the line of each value that was read. */
export function unreadLines(lines: readonly LineOfPage[], valued: readonly Line[]): UnreadLines[] {
  const byPage = new Map<number, number>();
  for (const { page, own } of lines) {
    const read = valued.filter((line) => line === own.line).length;
    if (resultsIn(own) > read) byPage.set(page, (byPage.get(page) ?? 0) + 1);
  }
  return [...byPage].map(([page, count]) => ({ page, lines: count }));
}
