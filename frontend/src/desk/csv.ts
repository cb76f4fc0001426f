import { defaultExporter, type Exporter, type RaRecord } from 'react-admin';

/** A spreadsheet takes a cell that begins like this for a formula. */
const FORMULA = /^[=+\-@\t\r]/;

/**
 * react-admin's CSV export of a list: these columns alone, by their headings. A text that a spreadsheet would run as a formula gets an
 * apostrophe in front.
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
