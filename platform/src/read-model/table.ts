import { asKept, type Column } from './column.js';

export type Columns = Readonly<Record<string, Column>>;

/** A table of a read model: its columns, the one that names a row, and the one that names whose data a row is. */
export interface Table<Of extends Columns = Columns, Key extends string = string> {
  readonly name: string;
  readonly columns: Of;
  readonly key: Key;
  /** The column with the account id of the data subject: erasing a person and replaying one person's history follow from it. */
  readonly subject: string;
  /** Each as `create index … on <table>` continues, for example `(owner_id, starts_at)`. */
  readonly indexes: readonly string[];
}

/** What a row of a table holds. */
export type RowOf<Of> =
  Of extends Table<infer Held> ? { [Name in keyof Held]: Exclude<Held[Name]['holds'], undefined> } : never;

/** What names a row of a table. */
export type KeyOf<Of> = Of extends Table<infer Held, infer Key> ? Exclude<Held[Key]['holds'], undefined> : never;

export type Row = Readonly<Record<string, unknown>>;

/** Declares a table. Columns stand in the order in which they are written here. */
export function defineTable<const Of extends Columns, Key extends keyof Of & string>(table: {
  name: string;
  columns: Of;
  key: Key;
  subject: keyof Of & string;
  indexes?: readonly string[];
}): Table<Of, Key> {
  return { ...table, indexes: table.indexes ?? [] };
}

/** A row with its values as the table keeps them. */
export const rowAsKept = (table: Table, row: Row): Row =>
  Object.fromEntries(Object.entries(table.columns).map(([name, column]) => [name, asKept(column, row[name])]));

/** Some columns of a row, as the table keeps them; what the table has no column for is left out. */
export function columnsAsKept({ columns }: Table, values: Row): Row {
  const kept: Record<string, unknown> = {};
  for (const name in values) {
    const column = columns[name];
    if (column) kept[name] = asKept(column, values[name]);
  }
  return kept;
}

/** What names a row, as the table keeps it, as a text. */
export const keyAsKept = (table: Table, key: unknown): string => {
  const column = table.columns[table.key];
  return String(column ? asKept(column, key) : key);
};
