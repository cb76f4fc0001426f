import { defaultExporter, type Exporter, type RaRecord } from 'react-admin';

/** Spreadsheets evaluate a cell that begins with one of these as a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * react-admin's CSV export of a list, limited to these columns; the keys are their headings. A text that a spreadsheet would evaluate as
 * a formula is prefixed with an apostrophe.
 */
export const csvExporter =
  <R extends RaRecord>(columns: Readonly<Record<string, (row: R) => string>>): Exporter<R> =>
  (rows, ...rest) => {
    const cells = rows.map((row) =>
      Object.entries(columns).map(([heading, cellOf]) => [heading, cellOf(row).replace(FORMULA, "'$&")] as const),
    );
    return defaultExporter(
      cells.map((row) => Object.fromEntries(row)),
      ...rest,
    );
  };
