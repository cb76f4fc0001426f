import type { KeyOf, Row, RowOf, Table } from './table.js';

/** What an event does to one row of a read model. */
export type Change =
  | { readonly kind: 'put'; readonly table: Table; readonly key: unknown; readonly row: Row }
  | { readonly kind: 'change'; readonly table: Table; readonly key: unknown; readonly to: (row: Row) => Row }
  | { readonly kind: 'remove'; readonly table: Table; readonly key: unknown };

/** The row is there from now on, as it is given here, whatever stood there before. */
export const put = <Of extends Table>(table: Of, row: NoInfer<RowOf<Of>>): Change => ({
  kind: 'put',
  table,
  key: (row as Row)[table.key],
  row: row as Row,
});

/** These columns of a row are changed; nothing happens where there is no such row. */
export const change = <Of extends Table>(
  table: Of,
  key: NoInfer<KeyOf<Of>>,
  to: NoInfer<Partial<RowOf<Of>> | ((row: RowOf<Of>) => Partial<RowOf<Of>>)>,
): Change => ({
  kind: 'change',
  table,
  key,
  // A table's own row type ends here: whoever folds gives it rows of that table.
  to: (typeof to === 'function' ? to : () => to) as unknown as (row: Row) => Row,
});

/** The row is there no longer. */
export const remove = <Of extends Table>(table: Of, key: NoInfer<KeyOf<Of>>): Change => ({
  kind: 'remove',
  table,
  key,
});
