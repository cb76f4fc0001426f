import { asStored, type Column } from './column.js';

export type Columns = Readonly<Record<string, Column>>;

/** A table of a read model: its columns, its key column, and the column of the data subject. */
export interface Table<Of extends Columns = Columns, Key extends string = string> {
  readonly name: string;
  readonly columns: Of;
  readonly key: Key;
  /** The column with the account id of the data subject, used to erase a person and to replay one person's history. */
  readonly subject: string;
  /** Each is the rest of `create index … on <table>`, for example `(owner_id, starts_at)`. */
  readonly indexes: readonly string[];
}

/** Row type of a table. */
export type RowOf<Of> =
  Of extends Table<infer Held> ? { [Name in keyof Held]: Exclude<Held[Name]['holds'], undefined> } : never;

/** Key type of a table. */
export type KeyOf<Of> = Of extends Table<infer Held, infer Key> ? Exclude<Held[Key]['holds'], undefined> : never;

export type Row = Readonly<Record<string, unknown>>;

/** Declares a table. Columns keep the order of declaration. */
export function defineTable<const Of extends Columns, Key extends keyof Of & string>(table: {
  name: string;
  columns: Of;
  key: Key;
  subject: keyof Of & string;
  indexes?: readonly string[];
}): Table<Of, Key> {
  return { ...table, indexes: table.indexes ?? [] };
}

/** A row with its values as the table stores them. */
export const rowAsKept = (table: Table, row: Row): Row =>
  Object.fromEntries(Object.entries(table.columns).map(([name, column]) => [name, asStored(column, row[name])]));

/** Some columns of a row, as the table stores them; unknown columns are left out. */
export function columnsAsKept({ columns }: Table, values: Row): Row {
  const kept: Record<string, unknown> = {};
  for (const name in values) {
    const column = columns[name];
    if (column) kept[name] = asStored(column, values[name]);
  }
  return kept;
}

/** The key of a row, as the table stores it, as text. */
export const keyAsKept = (table: Table, key: unknown): string => {
  const column = table.columns[table.key];
  return String(column ? asStored(column, key) : key);
};
