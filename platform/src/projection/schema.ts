import { isDeepStrictEqual } from 'node:util';
import type { ReadModel } from '../read-model/read-model.js';
import type { Table } from '../read-model/table.js';
import type { Connection } from '../postgres/pool.js';

/** Creates an empty schema with a read model's tables, each with only its primary key; an existing schema of that name is dropped. */
export async function createTables(tx: Connection, schema: string, { tables }: ReadModel): Promise<void> {
  await tx.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  for (const table of tables) await tx.query(tableDefinition(schema, table));
}

/** Creates the indexes for readers; on filled tables, which is faster than maintaining them while rows are inserted. */
export async function createIndexes(tx: Connection, schema: string, { tables }: ReadModel): Promise<void> {
  for (const table of tables)
    for (const [number, index] of table.indexes.entries())
      await tx.query(`create index if not exists ${table.name}_${number + 1} on ${schema}.${table.name} ${index}`);
}

/** Whether the tables of a read model exist in a schema with exactly their columns. */
export async function isWhole(tx: Connection, schema: string, { tables }: ReadModel): Promise<boolean> {
  const { rows } = await tx.query<{ column: string }>(
    `select concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, null), a.attnotnull) as column
     from pg_attribute a join pg_class c on c.oid = a.attrelid
     where c.relnamespace = to_regnamespace($1) and c.relkind = 'r' and a.attnum > 0 and not a.attisdropped`,
    [schema],
  );
  const wanted = tables.flatMap(({ name, columns }) =>
    Object.entries(columns).map(([column, { type, isNullable }]) =>
      [name, column, FULL_NAMES[type] ?? type, isNullable ? 'f' : 't'].join(' '),
    ),
  );
  return isDeepStrictEqual(rows.map(({ column }) => column).sort(), wanted.sort());
}

/** Whether a view of each table exists for readers. */
export async function isSeen(tx: Connection, { tables }: ReadModel): Promise<boolean> {
  const { rows } = await tx.query<{ seen: boolean }>(
    'select bool_and(to_regclass(name) is not null) as seen from unnest($1::text[]) as name',
    [tables.map(({ name }) => `read.${name}`)],
  );
  return rows[0]?.seen ?? false;
}

/** Types that PostgreSQL reports under another name than it accepts. */
const FULL_NAMES: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };

function tableDefinition(schema: string, { name, columns, key }: Table): string {
  const lines = Object.entries(columns).map(
    ([column, { type, isNullable }]) => `${column} ${type}${isNullable ? '' : ' not null'}`,
  );
  return `create table ${schema}.${name} (${[...lines, `primary key (${key})`].join(', ')})`;
}
