import type { PageText } from '../uploads/page-text.js';
import { compared, eachOnce } from './compared-values.js';
import { foundIn } from './found-value.js';
import { habitsOf } from './habits.js';
import type { ReadLabValue } from './lab-value.js';
import { namedRows } from './named-rows.js';
import { printedDays } from './printed-date.js';
import { readRow } from './row-reading.js';
import { type UnreadLines, unreadLines } from './unread-lines.js';

/** What the pages of a document say. */
export interface PagesReading {
  readonly values: ReadLabValue[];
  readonly unread: UnreadLines[];
  readonly printedDays: string[];
}

/**
 * The laboratory values that stand in tables of pages, in reading order, the lines that seem to have some and gave none, and the date of
 * the report. Rows and columns are found by where the words stand, not by breaks between lines. What is uncertain is marked.
 */
export function readPages(pages: readonly PageText[]): PagesReading {
  const { lines, rows: named } = namedRows(pages);
  const rows = named.map((row) => ({ row, reading: readRow(row.part, row.columns) }));
  const habits = habitsOf(rows.map(({ reading }) => reading).filter((reading) => reading !== null));
  const found = rows.flatMap(({ row, reading }) => {
    const value = reading && foundIn(row, reading, habits);
    return value ? [{ value, line: row.part.line }] : [];
  });
  const values = compared(eachOnce(found.map(({ value }) => value)));
  return {
    values: values.map(({ value, doubt }) => ({ ...value, doubt })),
    unread: unreadLines(
      lines,
      found.map(({ line }) => line),
    ),
    printedDays: printedDays(lines.map(({ own }) => own.line)),
  };
}

/** The laboratory values of pages alone. */
export const valuesOfPages = (pages: readonly PageText[]): ReadLabValue[] => readPages(pages).values;
