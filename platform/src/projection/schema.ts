import { isDeepStrictEqual } from 'node:util';
import type { ReadModel } from '../read-model/read-model.js';
import type { Table } from '../read-model/table.js';
import type { Connection, Pool } from '../postgres/pool.js';

/** Creates an empty schema with a read model's tables, each with only its primary key; an existing schema of that name is dropped. */
export async function createTables(tx: Connection, schema: string, { tables }: ReadModel): Promise<void> {
  const definitions = tables.map((table) => tableDefinition(schema, table));
  await tx.query([`drop schema if exists ${schema} cascade`, `create schema ${schema}`, ...definitions].join(';\n'));
}

/** Creates the indexes for readers; on filled tables, which is faster than maintaining them while rows are inserted. */
export async function createIndexes(on: Pool | Connection, schema: string, { tables }: ReadModel): Promise<void> {
  const statements = tables.flatMap(({ name, indexes }) =>
    indexes.map((index, number) => `create index if not exists ${name}_${number + 1} on ${schema}.${name} ${index}`),
  );
  if (statements.length > 0) await on.query(statements.join(';\n'));
}

/** The columns of the tables in each of these schemas, for `isWhole`; none of a schema that does not exist. */
export async function columnsIn(on: Pool | Connection, schemas: readonly string[]): Promise<Map<string, string[]>> {
  const { rows } = await on.query<{ schema: string; columns: string[] }>(
    `select s.schema, array_agg(concat_ws(' ', c.relname, a.attname, format_type(a.atttypid, null), a.attnotnull)) as columns
     from unnest($1::text[]) as s(schema) join pg_class c on c.relnamespace = to_regnamespace(s.schema)
     join pg_attribute a on a.attrelid = c.oid
     where c.relkind = 'r' and a.attnum > 0 and not a.attisdropped group by s.schema`,
    [schemas],
  );
  return new Map(rows.map(({ schema, columns }) => [schema, columns]));
}

/** Whether these are exactly the columns of a read model's tables. */
export function isWhole(columns: readonly string[] = [], { tables }: ReadModel): boolean {
  const wanted = tables.flatMap(({ name, columns: declared }) =>
    Object.entries(declared).map(([column, { type, isNullable }]) =>
      [name, column, FULL_NAMES[type] ?? type, isNullable ? 'f' : 't'].join(' '),
    ),
  );
  return isDeepStrictEqual(columns.toSorted(), wanted.sort());
}

/** The names of the views that exist for readers. */
export async function viewsForReaders(on: Pool | Connection): Promise<ReadonlySet<string>> {
  const { rows } = await on.query<{ name: string }>(
    `select relname as name from pg_class where relnamespace = to_regnamespace('read') and relkind = 'v'`,
  );
  return new Set(rows.map(({ name }) => name));
}

/** Types that PostgreSQL reports under another name than it accepts. */
const FULL_NAMES: Readonly<Record<string, string>> = { timestamptz: 'timestamp with time zone' };

function tableDefinition(schema: string, { name, columns, key }: Table): string {
  const lines = Object.entries(columns).map(
    ([column, { type, isNullable }]) => `${column} ${type}${isNullable ? '' : ' not null'}`,
  );
  return `create table ${schema}.${name} (${[...lines, `primary key (${key})`].join(', ')})`;
}
