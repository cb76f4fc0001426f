import type { Connection } from '../postgres/pool.js';
import type { Change } from '../read-model/change.js';
import type { Rows } from '../read-model/fold.js';
import { keyAsKept, type Row, type Table } from '../read-model/table.js';

/** The rows of a build during the fold of a batch. */
export interface RowsOfBatch {
  lookup(table: Table, key: string): Row | null;
  keep(rows: Rows): void;
  /** The kept rows. */
  readonly changed: ReadonlyMap<Table, ReadonlyMap<string, Row | null>>;
}

/** Reads the rows that changes need, one query per table; a row that the batch itself creates is not read. */
export async function readRows(tx: Connection, schema: string, changes: readonly Change[]): Promise<RowsOfBatch> {
  const before = new Map<Table, Map<string, Row>>();
  for (const [table, keys] of keysToRead(changes)) {
    const { rows } = await tx.query<Record<string, unknown>>(
      `select * from ${schema}.${table.name} where ${table.key} = any($1)`,
      [[...keys]],
    );
    before.set(table, new Map(rows.map((row) => [keyAsKept(table, row[table.key]), row])));
  }
  const changed = new Map<Table, Map<string, Row | null>>();
  return {
    changed,
    lookup(table, key) {
      const own = changed.get(table);
      return (own?.has(key) ? own.get(key) : before.get(table)?.get(key)) ?? null;
    },
    keep(rows) {
      for (const [table, byKey] of rows) {
        const all = changed.get(table) ?? new Map<string, Row | null>();
        changed.set(table, all);
        for (const [key, row] of byKey) all.set(key, row);
      }
    },
  };
}

/** Writes rows: at most one upsert and one delete per table. */
export async function writeRows(tx: Connection, schema: string, changed: RowsOfBatch['changed']): Promise<void> {
  for (const [table, byKey] of changed) {
    const rows = [...byKey.values()].filter((row) => row !== null);
    const removed = [...byKey].filter(([, row]) => row === null).map(([key]) => key);
    if (rows.length > 0) await tx.query(upsert(schema, table), valuesOf(table, rows));
    if (removed.length > 0)
      await tx.query(`delete from ${schema}.${table.name} where ${table.key} = any($1)`, [removed]);
  }
}

function keysToRead(changes: readonly Change[]): ReadonlyMap<Table, ReadonlySet<string>> {
  const toRead = new Map<Table, Set<string>>();
  const made = new Map<Table, Set<string>>();
  const of = (keys: Map<Table, Set<string>>, table: Table) => {
    const set = keys.get(table) ?? new Set<string>();
    keys.set(table, set);
    return set;
  };
  for (const { kind, table, key } of changes) {
    const name = keyAsKept(table, key);
    if (kind === 'put' || kind === 'remove') of(made, table).add(name);
    else if (!made.get(table)?.has(name)) of(toRead, table).add(name);
  }
  return toRead;
}

/** Passes one array per column; arrays and JSON as texts, since PostgreSQL would unnest nested arrays completely. */
function upsert(schema: string, { name, key, columns }: Table): string {
  const all = Object.entries(columns);
  const isText = (type: string) => type === 'jsonb' || type === 'text[]';
  const names = all.map(([column]) => column).join(', ');
  const arrays = all.map(([, { type }], index) => `$${index + 1}::${isText(type) ? 'text' : type}[]`).join(', ');
  const values = all.map(([column, { type }]) => (isText(type) ? `given.${column}::${type}` : `given.${column}`));
  const others = all.filter(([column]) => column !== key).map(([column]) => `${column} = excluded.${column}`);
  return `insert into ${schema}.${name} (${names}) select ${values.join(', ')} from unnest(${arrays}) as given (${names})
    on conflict (${key}) do ${others.length > 0 ? `update set ${others.join(', ')}` : 'nothing'}`;
}

function valuesOf({ columns }: Table, rows: readonly Row[]): unknown[][] {
  return Object.entries(columns).map(([name, { type }]) =>
    rows.map((row) => {
      const value = row[name] ?? null;
      if (value === null) return null;
      if (type === 'jsonb') return JSON.stringify(value);
      return type === 'text[]' ? arrayLiteral(value as readonly string[]) : value;
    }),
  );
}

/** An array in PostgreSQL's text format. */
const arrayLiteral = (texts: readonly string[]): string =>
  `{${texts.map((text) => `"${text.replace(/["\\]/g, '\\$&')}"`).join(',')}}`;
