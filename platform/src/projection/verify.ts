import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore } from '../event-store/event-store.js';
import { inTransaction, type Connection, type Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import type { Table } from '../read-model/table.js';
import { copyOf, dropCopy, findShown } from './builds.js';
import type { Feed } from './feed.js';
import type { Build } from './write-batch.js';

/** A row that is not what the log says: missing here, too much here, or with another content. */
export interface Difference {
  table: string;
  key: string;
  kind: 'missing' | 'unfounded' | 'different';
}

/** So many differences are told of a table, at most. */
const MOST_TOLD = 100;

/**
 * Compares what readers see with a fresh fold of the whole log, row by row by hash; null where nothing is shown yet. What is
 * shown goes on meanwhile and stands still only for the last few events.
 */
export async function verify(
  model: ReadModel,
  { pool, store, past }: { pool: Pool; store: EventStore; past: Feed },
  signal: AbortSignal,
): Promise<readonly Difference[] | null> {
  const shown = await findShown(pool, model);
  if (!shown) return null;
  const copy = await copyOf(pool, model);
  try {
    const foldTo = (target: bigint) => past.fold(copy, signal, target);
    const head = await store.lastPosition();
    if (head !== null) await foldTo(head);
    return await differencesAtOnePlace(pool, shown, copy, foldTo, signal);
  } finally {
    await dropCopy(pool, copy);
  }
}

/**
 * The differences of two builds once both are at the same place. The first is held there until its rows are seen. Of builds of
 * two versions only what both have is compared.
 */
export async function differencesAtOnePlace(
  pool: Pool,
  shown: Pick<Build, 'schema'>,
  copy: Build,
  foldTo: (target: bigint) => Promise<void>,
  signal: AbortSignal,
): Promise<readonly Difference[]> {
  for (;;) {
    signal.throwIfAborted();
    const found = await inTransaction(pool, async (tx) => {
      const place = await holdAt(tx, shown.schema);
      if ((place ?? -1n) < (copy.position ?? -1n)) return null;
      if (place !== null) await foldTo(place);
      return differences(pool, shown, copy);
    });
    if (found) return found;
    await pause(20, undefined, { signal });
  }
}

/** Keeps whoever folds a build from moving it until the transaction ends. */
async function holdAt(tx: Connection, schema: string): Promise<bigint | null> {
  const { rows } = await tx.query<{ position: bigint | null }>(
    'select position from read.builds where schema = $1 for update',
    [schema],
  );
  return rows[0]?.position ?? null;
}

async function differences(pool: Pool, shown: Pick<Build, 'schema'>, copy: Build): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const table of copy.model.tables) {
    const columns = await columnsInBoth(pool, table, shown.schema, copy.schema);
    if (!columns.includes(table.key)) continue;
    const { rows } = await pool.query<Omit<Difference, 'table'>>(comparison(table, columns, shown.schema, copy.schema));
    found.push(...rows.map((row) => ({ table: table.name, ...row })));
  }
  return found;
}

async function columnsInBoth(pool: Pool, { name }: Table, shown: string, copy: string): Promise<string[]> {
  const { rows } = await pool.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = any($1) and table_name = $2
     group by column_name having count(*) = 2 order by column_name`,
    [[shown, copy], name],
  );
  return rows.map((column) => column.name);
}

const comparison = ({ name, key }: Table, columns: readonly string[], shown: string, copy: string): string => {
  const hashed = (schema: string) =>
    `(select ${key}::text as key, md5(row(${columns.join(', ')})::text) as hash from ${schema}.${name})`;
  return `select coalesce(s.key, c.key) as key,
      case when s.key is null then 'missing' when c.key is null then 'unfounded' else 'different' end as kind
    from ${hashed(shown)} s full join ${hashed(copy)} c using (key)
    where s.hash is distinct from c.hash order by 1 limit ${MOST_TOLD}`;
};
