import { defaultExporter, type Exporter, type RaRecord } from 'react-admin';

/**
 * Spreadsheets evaluate a cell that begins with one of these as a formula; some skip white space or invisible characters before it, or take
 * the wide forms for the same.
 */
const FORMULA = /^(?:[\s\p{Cf}]*[=+\-@＝＋－＠]|[\t\r\n])/u;

/** A text in a cell that no spreadsheet evaluates. */
export const plainCell = (text: string): string => text.replace(FORMULA, "'$&");

/** react-admin's CSV export of a list, limited to these columns; the keys are their headings. */
export const csvExporter =
  <R extends RaRecord>(columns: Readonly<Record<string, (row: R) => string>>): Exporter<R> =>
  (rows, ...rest) => {
    const cells = rows.map((row) =>
      Object.entries(columns).map(([heading, cellOf]) => [heading, plainCell(cellOf(row))] as const),
    );
    return defaultExporter(
      cells.map((row) => Object.fromEntries(row)),
      ...rest,
    );
  };
