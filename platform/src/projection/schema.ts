import type { ReadModel } from '../read-model/read-model.js';
import type { Table } from '../read-model/table.js';
import type { Connection } from '../postgres/pool.js';

/** Makes an empty schema with a read model's tables, each with its key alone; a schema of that name goes first. */
export async function createTables(tx: Connection, schema: string, { tables }: ReadModel): Promise<void> {
  await tx.query(`drop schema if exists ${schema} cascade; create schema ${schema}`);
  for (const table of tables) await tx.query(tableDefinition(schema, table));
}

/** Makes what readers look rows up by; on full tables, as that is quicker than keeping indexes while rows come in. */
export async function createIndexes(tx: Connection, schema: string, { tables }: ReadModel): Promise<void> {
  for (const table of tables)
    for (const [number, index] of table.indexes.entries())
      await tx.query(`create index if not exists ${table.name}_${number + 1} on ${schema}.${table.name} ${index}`);
}

/** Whether all tables of a read model stand in a schema. */
export async function isWhole(tx: Connection, schema: string, { tables }: ReadModel): Promise<boolean> {
  const { rows } = await tx.query<{ whole: boolean }>(
    'select bool_and(to_regclass(name) is not null) as whole from unnest($1::text[]) as name',
    [tables.map(({ name }) => `${schema}.${name}`)],
  );
  return rows[0]?.whole ?? false;
}

function tableDefinition(schema: string, { name, columns, key }: Table): string {
  const lines = Object.entries(columns).map(
    ([column, { type, isNullable }]) => `${column} ${type}${isNullable ? '' : ' not null'}`,
  );
  return `create table ${schema}.${name} (${[...lines, `primary key (${key})`].join(', ')})`;
}
