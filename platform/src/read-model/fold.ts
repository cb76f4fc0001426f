import type { Recorded } from '@anamnesis/contracts/language/event';
import type { Change } from './change.js';
import type { ReadModel } from './read-model.js';
import { columnsAsKept, keyAsKept, type Row, rowAsKept, type Table } from './table.js';

/** Rows by table and key; null where a row was removed. */
export type Rows = ReadonlyMap<Table, ReadonlyMap<string, Row | null>>;

/** Looks up a row for a change; null where there is none. */
export type Lookup = (table: Table, key: string, kind: 'change' | 'accumulate') => Row | null;

/** The changes of an event, before any row is read. Throws what the fold throws. */
export function changesOf(model: ReadModel, event: Recorded): readonly Change[] {
  const fold = model.on[event.type];
  return fold ? [fold(event)].flat() : [];
}

/** The rows after the changes, given those before. All of them or, when it throws, none. */
export function rowsAfter(changes: readonly Change[], before: Lookup): Rows {
  const after = new Map<Table, Map<string, Row | null>>();
  for (const each of changes) {
    const { table } = each;
    const rows = after.get(table) ?? new Map<string, Row | null>();
    after.set(table, rows);
    const key = keyAsKept(table, each.key);
    if (each.kind === 'put') rows.set(key, rowAsKept(table, each.row));
    if (each.kind === 'remove') rows.set(key, null);
    if (each.kind === 'put' || each.kind === 'remove') continue;
    const row = rows.has(key) ? (rows.get(key) ?? null) : before(table, key, each.kind);
    if (each.kind === 'accumulate') rows.set(key, rowAsKept(table, each.to(row)));
    // The existing values are already normalised.
    else if (row) rows.set(key, { ...row, ...columnsAsKept(table, each.to(row)) });
  }
  return after;
}
