import { createHash } from 'node:crypto';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { SESSION_PARTIES_VIEW, sessionParties } from '@anamnesis/contracts/sessions/parties';
import { installationSecrets } from '@anamnesis/embedded/launcher/secrets';
import { createLocks } from '@anamnesis/platform/postgres/locks';
import { inTransaction, openPool, type Pool } from '@anamnesis/platform/postgres/pool';
import { openLog, vaultKeyOf } from '@anamnesis/platform/process/adapters';
import { type Projection, schemaOf } from '@anamnesis/platform/projection/projection';
import { runProjection } from '@anamnesis/platform/projection/run-projection';
import { runView } from '@anamnesis/platform/projection/run-view';
import { createView } from '@anamnesis/platform/redis/view';
import { until } from '@anamnesis/platform/testing/until';
import { projections, sessionPartiesView } from '@anamnesis/projectors/app';
import { withRedisOf } from '../faults/testing/redis-of.js';
import type { Installation } from './installation.js';
import type { Violation } from './judge.js';

const REBUILT = 'attack_rebuilt';
const REBUILT_VIEW = 'attack-rebuilt';
/** How long the read models may take to reach the end of the log, and a rebuild to do so from nothing; milliseconds. */
const PATIENCE = 60_000;

/** What a read model holds: how far it has read, and for each table how many rows and the hash of them all. */
export interface Contents {
  readonly position: bigint | null;
  readonly tables: Readonly<Record<string, { rows: number; hash: string }>>;
}

/** Builds every read model anew beside the living one, by the projectors' own code, and compares the two row by row. */
export async function compareReadModels({
  dataDir,
  note,
}: Pick<Installation, 'dataDir' | 'note'>): Promise<Violation[]> {
  const { EVENTSTORE_URL, DATABASE_URL } = await note();
  const { masterKey } = await installationSecrets(dataDir);
  const failures: unknown[] = [];
  const pool = openPool(DATABASE_URL, (error) => failures.push(error));
  await pool.query(`drop database if exists ${REBUILT}`);
  await pool.query(`create database ${REBUILT}`);
  const besides = openPool(Object.assign(new URL(DATABASE_URL), { pathname: `/${REBUILT}` }).href, (error) =>
    failures.push(error),
  );
  const { store, codec } = await openLog({ EVENTSTORE_URL, VAULT_KEY: vaultKeyOf(masterKey) }, pool, eventDefinitions);
  const locks = createLocks(besides);
  const stop = new AbortController();
  const end = (await store.lastPosition()) ?? -1n;
  const running: Promise<unknown>[] = [];
  const begin = (work: Promise<void>) => running.push(work.catch((error: unknown) => failures.push(error)));
  try {
    for (const projection of projections)
      begin(runProjection(projection, { pool: besides, locks, store, codec }, stop.signal));
    const found = await withRedisOf(dataDir, async (redis) => {
      const view = createView(redis, REBUILT_VIEW, sessionParties);
      await view.clear();
      begin(runView(sessionPartiesView, view, { store, codec, locks }, stop.signal));
      const entriesOf = async (name: string) => viewContents(await redis.hGetAll(`view:${name}`));
      const all = await Promise.all([
        ...projections.map((projection) =>
          compared(
            projection.name,
            end,
            () => contentsOf(pool, projection),
            () => contentsOf(besides, projection),
          ),
        ),
        compared(
          sessionPartiesView.name,
          end,
          () => entriesOf(SESSION_PARTIES_VIEW),
          () => entriesOf(REBUILT_VIEW),
        ),
      ]);
      stop.abort();
      await Promise.all(running);
      await view.clear();
      return all.flat();
    });
    const stumbled = failures.map((error) => ({ promise: SAME, shown: `the rebuild stumbled: ${String(error)}` }));
    return [...found, ...stumbled];
  } finally {
    stop.abort();
    await Promise.all(running);
    await store.close();
    await besides.end();
    await pool.query(`drop database if exists ${REBUILT} with (force)`);
    await pool.end();
  }
}

const SAME = 'every read model equals a fresh rebuild';

/** Compares the two once both stand at the same place, at or after the end of the log. */
async function compared(
  name: string,
  end: bigint,
  live: () => Promise<Contents>,
  rebuilt: () => Promise<Contents>,
): Promise<Violation[]> {
  try {
    const [one, other] = await until(async () => {
      const both = [await live(), await rebuilt()] as const;
      for (const [which, { position }] of [
        ['living', both[0]],
        ['rebuilt', both[1]],
      ] as const)
        if (position === null || position < end)
          throw new Error(`the ${which} one stands at ${position}, the log ends at ${end}`);
      if (both[0].position !== both[1].position) throw new Error('the two stand at different places');
      return both;
    }, PATIENCE);
    return differences(name, one, other);
  } catch (error) {
    return [{ promise: SAME, shown: `${name}: ${error instanceof Error ? error.message : String(error)}` }];
  }
}

/** In what a living read model differs from its rebuild. */
export function differences(name: string, live: Contents, rebuilt: Contents): Violation[] {
  const tables = [...new Set([...Object.keys(live.tables), ...Object.keys(rebuilt.tables)])];
  return tables.flatMap((table) => {
    const [one, other] = [live.tables[table], rebuilt.tables[table]];
    if (one && other && one.hash === other.hash) return [];
    return [
      {
        promise: SAME,
        shown: `${name}: ${table} has ${one?.rows ?? 'no'} rows, rebuilt ${other?.rows ?? 'no'}, of other content`,
      },
    ];
  });
}

/** Reads a projection's tables and checkpoint as they are at one moment. */
async function contentsOf(pool: Pool, projection: Projection): Promise<Contents> {
  const schema = schemaOf(projection);
  return inTransaction(pool, async (tx) => {
    await tx.query('set transaction isolation level repeatable read');
    const { rows: columns } = await tx.query<{ table: string; identity: string | null }>(
      `select table_name as table, max(column_name) filter (where is_identity = 'YES') as identity
       from information_schema.columns where table_schema = $1 and table_name <> 'checkpoint' group by 1 order by 1`,
      [schema],
    );
    const tables: Record<string, { rows: number; hash: string }> = {};
    for (const { table, identity } of columns) {
      const { rows } = await tx.query<{ row: string }>(rowsOf(`${schema}.${table}`, identity));
      tables[table] = { rows: rows.length, hash: hashOf(rows.map(({ row }) => row)) };
    }
    const { rows } = await tx.query<{ position: bigint | null }>(`select position from ${schema}.checkpoint`);
    return { position: rows[0]?.position ?? null, tables };
  });
}

/**
 * Every row of a table as text. A number that the table gives by itself tells an order alone: a batch that was rolled back leaves
 * a gap in it, so its rank is compared.
 */
const rowsOf = (table: string, identity: string | null) =>
  identity === null
    ? `select to_jsonb(t)::text as row from ${table} t order by 1`
    : `select (to_jsonb(t) || jsonb_build_object('${identity}', rank() over (order by ${identity})))::text as row
       from ${table} t order by 1`;

/** The entries of a Redis view, each with the place it reflects; the checkpoint stands among them. */
function viewContents(hash: Readonly<Record<string, string>>): Contents {
  const { checkpoint, ...entries } = hash;
  const rows = Object.entries(entries).map(([key, value]) => `${key} ${value}`);
  return {
    position: checkpoint === undefined ? null : BigInt(checkpoint),
    tables: { entries: { rows: rows.length, hash: hashOf(rows.toSorted()) } },
  };
}

const hashOf = (rows: readonly string[]) => createHash('sha256').update(rows.join('\n')).digest('hex');
