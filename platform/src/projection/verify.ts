import { setTimeout as pause } from 'node:timers/promises';
import { inTransaction, type Connection, type Pool } from '../postgres/pool.js';
import type { ReadModel } from '../read-model/read-model.js';
import type { Table } from '../read-model/table.js';
import { copyOf, dropBuild, findShown } from './builds.js';
import { type Feed, foldingTo } from './feed.js';
import { oneAtATime } from './one-at-a-time.js';
import type { Build } from './write-batch.js';

/** A row that differs from the log: missing here, extra here, or with other content. */
export interface Difference {
  table: string;
  key: string;
  kind: 'missing' | 'unfounded' | 'different';
}

/** Maximum number of listed differences per table. */
const MAX_LISTED = 100;
/** Time limit for the visible build to reach the position of the copy. */
const WAIT_MILLISECONDS = 30_000;

/**
 * Compares the visible rows with a fresh fold of the log up to the same position, row by row by hash; null where there is no visible
 * build any more. The visible build continues meanwhile: it is locked only for the last few events.
 */
export async function verify(
  model: ReadModel,
  { pool, past }: { pool: Pool; past: Feed },
  signal: AbortSignal,
): Promise<readonly Difference[] | null> {
  const shown = await findShown(pool, model);
  if (!shown) return null;
  const copy = await copyOf(pool, model);
  try {
    const foldTo = foldingTo(past, copy, signal);
    if (shown.position !== null) await foldTo(shown.position);
    return await differencesAtOnePosition(pool, shown, copy, foldTo, signal);
  } finally {
    await dropBuild(pool, copy);
  }
}

/**
 * The differences of two builds at one position; null where the first is gone, or does not reach the position of the second. The
 * first is locked for the last few events only, until the second has reached the same position: both states are then compared in a snapshot. Of
 * builds of two versions only the common columns are compared.
 */
export async function differencesAtOnePosition(
  pool: Pool,
  shown: Pick<Build, 'schema'>,
  copy: Build,
  foldTo: (target: bigint) => Promise<void>,
  signal: AbortSignal,
): Promise<readonly Difference[] | null> {
  const until = Date.now() + WAIT_MILLISECONDS;
  while (Date.now() < until) {
    signal.throwIfAborted();
    const position = await positionOf(pool, shown);
    // Most of the distance before the lock.
    if (typeof position === 'bigint') await foldTo(position);
    const found = await oneAtATime(pool, () => compareNow(pool, shown, copy, foldTo));
    if (found === 'gone') return null;
    if (found !== 'behind') return found;
    await pause(20, undefined, { signal });
  }
  return null;
}

const compareNow = (
  pool: Pool,
  shown: Pick<Build, 'schema'>,
  copy: Build,
  foldTo: (target: bigint) => Promise<void>,
): Promise<readonly Difference[] | 'gone' | 'behind'> =>
  inTransaction(pool, async (snapshot) => {
    await snapshot.query('set transaction isolation level repeatable read');
    const outcome = await inTransaction(pool, async (tx) => {
      const position = await holdAt(tx, shown);
      if (position === 'gone') return position;
      if ((position ?? -1n) < (copy.position ?? -1n)) return 'behind';
      if (position !== null) await foldTo(position);
      // Fixes the snapshot of the other transaction at this state.
      await snapshot.query('select 1 from read.builds');
      return 'same';
    });
    return outcome === 'same' ? differences(snapshot, shown, copy) : outcome;
  });

/** Locks a build at its position until the transaction ends; returns the position. */
const holdAt = (tx: Connection, build: Pick<Build, 'schema'>): Promise<bigint | null | 'gone'> =>
  positionOf(tx, build, 'for update');

async function positionOf(
  database: Pool | Connection,
  { schema }: Pick<Build, 'schema'>,
  hold: '' | 'for update' = '',
): Promise<bigint | null | 'gone'> {
  const { rows } = await database.query<{ position: bigint | null }>(
    `select position from read.builds where schema = $1 and state = 'shown' ${hold}`,
    [schema],
  );
  return rows[0] ? rows[0].position : 'gone';
}

async function differences(
  snapshot: Connection,
  shown: Pick<Build, 'schema'>,
  copy: Build,
): Promise<readonly Difference[]> {
  const found: Difference[] = [];
  for (const table of copy.model.tables) {
    const columns = await columnsInBoth(snapshot, table, [shown.schema, copy.schema]);
    if (!columns.includes(table.key)) continue;
    const { rows } = await snapshot.query<Omit<Difference, 'table'>>(
      comparison(table, columns, shown.schema, copy.schema),
    );
    found.push(...rows.map((row) => ({ table: table.name, ...row })));
  }
  return found;
}

async function columnsInBoth(tx: Connection, { name }: Table, schemas: [string, string]): Promise<readonly string[]> {
  const { rows } = await tx.query<{ name: string }>(
    `select column_name as name from information_schema.columns where table_schema = any($1) and table_name = $2
     group by column_name having count(*) = 2 order by column_name`,
    [schemas, name],
  );
  return rows.map((column) => column.name);
}

const comparison = ({ name, key }: Table, columns: readonly string[], shown: string, copy: string): string => {
  const hashed = (schema: string) =>
    `(select ${key}::text as key, md5(row(${columns.join(', ')})::text) as hash from ${schema}.${name})`;
  return `select coalesce(s.key, c.key) as key,
      case when s.key is null then 'missing' when c.key is null then 'unfounded' else 'different' end as kind
    from ${hashed(shown)} s full join ${hashed(copy)} c using (key)
    where s.hash is distinct from c.hash order by 1 limit ${MAX_LISTED}`;
};
