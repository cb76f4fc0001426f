import type { Recorded } from '@anamnesis/contracts/language/event';
import { changesOf, rowsAfter } from './fold.js';
import type { ReadModel } from './read-model.js';
import type { Row, RowOf, Table } from './table.js';

/** A read model folded in memory, up to the last applied event. */
export interface InMemory {
  /** Folds one event. Has no effect when it throws. */
  apply(event: Recorded): void;
  /** The rows of a table, in order of creation; with `subject`, only those of this data subject. */
  rows<Of extends Table>(table: Of, subject?: string): RowOf<Of>[];
}

/** The same fold as in PostgreSQL, over a map: for tests, and for the state at any position of the log. */
export function foldInMemory(model: ReadModel, events: Iterable<Recorded> = []): InMemory {
  const held = new Map<Table, Map<string, Row>>(model.tables.map((table) => [table, new Map()]));
  const folded: InMemory = {
    apply(event) {
      const after = rowsAfter(changesOf(model, event), (table, key) => held.get(table)?.get(key) ?? null);
      for (const [table, rows] of after)
        for (const [key, row] of rows)
          if (row) held.get(table)?.set(key, row);
          else held.get(table)?.delete(key);
    },
    // The row type follows from the table's columns, which normalised the rows.
    rows: <Of extends Table>(table: Of, subject?: string) => {
      const rows = [...(held.get(table)?.values() ?? [])];
      return (subject === undefined ? rows : rows.filter((row) => row[table.subject] === subject)) as RowOf<Of>[];
    },
  };
  for (const event of events) folded.apply(event);
  return folded;
}
