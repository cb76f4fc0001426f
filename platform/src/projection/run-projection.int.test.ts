import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { createLocks } from '../postgres/locks.js';
import { openPool } from '../postgres/pool.js';
import { keepRunning } from '../supervision/keep-running.js';
import { testDatabase, testLog } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { watchProgress } from './progress.js';
import { defineProjection, type Projection } from './projection.js';
import { runProjection } from './run-projection.js';
import { checkpointView } from './tables.js';

const Counted = defineEvent({ type: 'TestCounted', schema: z.object({ what: z.string(), by: z.number() }) });
const definitions = new Map([[Counted.type, Counted as unknown as EventDefinition]]);

const counts = (version: number, onEvent: () => void = () => undefined): Projection =>
  defineProjection({
    name: 'test-counts',
    version,
    tables: 'create table counts (what text primary key, total integer not null)',
    shows: ['counts'],
    handles: [Counted],
    on: {
      async TestCounted(tx, { data }) {
        await tx.query(
          'insert into counts as c values ($1, $2) on conflict (what) do update set total = c.total + $2',
          [data.what, data.by * (version === 1 ? 1 : 100)],
        );
        onEvent();
      },
    },
  });

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: { store: EventStore; codec: Codec };
let what: string;
beforeAll(async () => {
  database = await testDatabase();
  log = await testLog(database.pool, definitions);
});
afterAll(async () => {
  await log.store.close();
  await database.close();
});
beforeEach(() => {
  what = randomUUID();
});

async function count(by: number): Promise<bigint> {
  const circumstances = {
    actor: { id: what, role: 'worker' as const },
    correlationId: 'test',
    causationId: randomUUID(),
  };
  const event = await log.codec.encode(randomUUID(), { type: 'TestCounted', data: { what, by } }, circumstances);
  return log.store.append(`testCount-${what}`, 'any', [event]);
}
const total = async () =>
  (await database.pool.query<{ total: number }>('select total from read.counts where what = $1', [what])).rows[0]
    ?.total;
const untilTotal = (expected: number) => until(async () => expect(await total().catch(() => undefined)).toBe(expected));

/** Runs a projection as a process would, until the returned function is called. */
function run(projection: Projection, failures: unknown[] = []) {
  const stop = new AbortController();
  const locks = createLocks(database.pool);
  const running = keepRunning(
    (signal) => runProjection(projection, { pool: database.pool, locks, ...log }, signal),
    stop.signal,
    (error) => failures.push(error),
  );
  return async () => {
    stop.abort();
    await running;
  };
}

describe('a running projection', () => {
  test('shows what was there before it and what comes after', async () => {
    await count(1);
    const stop = run(counts(1));
    await untilTotal(1);
    await count(2);
    await untilTotal(3);
    await stop();
  });

  test('counts once what it was interrupted at: rows and checkpoint commit together', async () => {
    let failing = true;
    const failures: unknown[] = [];
    const stop = run(
      counts(1, () => {
        if (failing) {
          failing = false;
          throw new Error('the power went');
        }
      }),
      failures,
    );
    await count(5);
    await untilTotal(5);
    expect(failures).toHaveLength(1);
    await stop();
  });

  test('stands by while another process works, and takes over', async () => {
    const stopFirst = run(counts(1));
    await count(1);
    await untilTotal(1);
    const stopSecond = run(counts(1));
    await count(1);
    await untilTotal(2);
    await stopFirst();
    await count(1);
    await untilTotal(3);
    await stopSecond();
  });

  test('shares few connections with many others', async () => {
    const pool = openPool(database.url, (error) => expect(error).toBeUndefined(), 3);
    const stop = new AbortController();
    const locks = createLocks(pool);
    const names = Array.from({ length: 12 }, (_, n) => `test-many-${n}`);
    const running = names.map((name) => {
      const projection = { ...counts(1), name, shows: [] };
      return runProjection(projection, { pool, locks, ...log }, stop.signal);
    });
    const position = await count(1);
    const positions = async () => {
      const each = names.map((name) => database.pool.query(`select position from ${checkpointView(name)}`));
      return (await Promise.all(each)).map(({ rows }) => (rows[0] as { position: bigint }).position);
    };
    await until(async () => expect(await positions()).toEqual(names.map(() => position)));
    stop.abort();
    await Promise.all(running);
    await pool.end();
  });

  test('is built again when its rows were dropped', async () => {
    await count(4);
    let stop = run(counts(1));
    await untilTotal(4);
    await stop();
    await database.pool.query('drop schema test_counts_v1 cascade; drop schema read cascade');
    stop = run(counts(1));
    await untilTotal(4);
    await stop();
  });

  test('tells waiting readers how far it is', async () => {
    const progress = await watchProgress(database.pool, database.url, (error) => expect(error).toBeUndefined());
    const stop = run(counts(1));
    const position = await count(7);
    expect(await progress.reached(['test-counts'], position)).toBe(true);
    expect(await total()).toBe(7);
    expect(await progress.reached(['test-counts'], position + 1_000_000n, 20)).toBe(false);
    await stop();
    await progress.close();
  });

  test('a new version is shown once it has caught up, and an older one never takes the readers back', async () => {
    await count(3);
    let stop = run(counts(1));
    await untilTotal(3);
    await stop();
    stop = run(counts(2));
    await untilTotal(300);
    await stop();
    const schemas = await database.pool.query(`select 1 from pg_namespace where nspname = 'test_counts_v1'`);
    expect(schemas.rowCount).toBe(0);

    const failures: unknown[] = [];
    stop = run(counts(1), failures);
    await until(() => Promise.resolve(expect(String(failures[0])).toContain('must not replace it')));
    await stop();
    expect(await total()).toBe(300);
  });
});
