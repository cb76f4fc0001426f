import type { KeyOf, Row, RowOf, Table } from './table.js';

/** Effect of an event on one row of a read model. */
export type Change =
  | { readonly kind: 'put'; readonly table: Table; readonly key: unknown; readonly row: Row }
  | { readonly kind: 'change'; readonly table: Table; readonly key: unknown; readonly to: (row: Row) => Row }
  | { readonly kind: 'accumulate'; readonly table: Table; readonly key: unknown; readonly to: (row: Row | null) => Row }
  | { readonly kind: 'remove'; readonly table: Table; readonly key: unknown };

/** Inserts or replaces a row. */
export const put = <Of extends Table>(table: Of, row: NoInfer<RowOf<Of>>): Change => ({
  kind: 'put',
  table,
  key: (row as Row)[table.key],
  row: row as Row,
});

/** Changes columns of a row; without such a row nothing happens. */
export const change = <Of extends Table>(
  table: Of,
  key: NoInfer<KeyOf<Of>>,
  to: NoInfer<Partial<RowOf<Of>> | ((row: RowOf<Of>) => Partial<RowOf<Of>>)>,
): Change => ({
  kind: 'change',
  table,
  key,
  // Type erasure: the fold passes rows of this table.
  to: (typeof to === 'function' ? to : () => to) as unknown as (row: Row) => Row,
});

/** Changes a row, or begins it: `to` gets null where there is none. */
export const accumulate = <Of extends Table>(
  table: Of,
  key: NoInfer<KeyOf<Of>>,
  to: NoInfer<(row: RowOf<Of> | null) => RowOf<Of>>,
): Change => ({
  kind: 'accumulate',
  table,
  key,
  // Type erasure: the fold passes rows of this table.
  to: to as unknown as (row: Row | null) => Row,
});

/** Deletes a row. */
export const remove = <Of extends Table>(table: Of, key: NoInfer<KeyOf<Of>>): Change => ({
  kind: 'remove',
  table,
  key,
});
