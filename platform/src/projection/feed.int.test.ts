import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import type { RecordedWireEvent } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { until } from '../testing/until.js';
import { openBookkeeping } from './bookkeeping.js';
import { copyOf } from './builds.js';
import { createFeed } from './feed.js';
import { openCounting } from './testing/counting.js';

let counting: Awaited<ReturnType<typeof openCounting>>;
beforeAll(async () => {
  counting = await openCounting();
  await openBookkeeping(counting.database.pool);
});
afterAll(() => counting.close());

test('a subscriber that joins during a batch for the others skips that batch, and misses no earlier event', async () => {
  const { database, log } = counting;
  const what = randomUUID();
  await counting.begin(what);
  await counting.count(what, 1);
  const head = await counting.count(what, 2);

  // The first round yields its last event only after the second build has joined, as a just cancelled subscription may.
  let handOver = () => undefined as void;
  const isCalledFor = new Promise<void>((resolve) => (handOver = resolve));
  let rounds = 0;
  const follow: EventStore['follow'] = async function* (after, signal) {
    rounds += 1;
    if (rounds > 1) return yield* log.store.follow(after, signal);
    await isCalledFor;
    yield (await lastOf(log.store, head)) satisfies RecordedWireEvent[];
  };
  const feed = createFeed({ pool: database.pool, codec: log.codec, store: { ...log.store, follow } }, (_, { error }) =>
    expect(error).toBeUndefined(),
  );
  const [first, second] = [
    await copyOf(database.pool, counting.model()),
    await copyOf(database.pool, counting.model()),
  ];
  first.position = head - 1n;
  await database.pool.query('update read.builds set position = $1 where schema = $2', [first.position, first.schema]);
  const { signal } = new AbortController();
  const both = Promise.all([feed.fold(first, signal, head), feed.fold(second, signal, head)]);
  handOver();
  await both;
  const { rows } = await database.pool.query(`select total, words from ${second.schema}.test_counts where what = $1`, [
    what,
  ]);
  expect(rows).toEqual([{ total: 3, words: '1,2,' }]);
});

test('remaining subscribers continue from their own position when the one furthest behind leaves', async () => {
  const { database, log } = counting;
  const what = randomUUID();
  await counting.begin(what);
  const head = await counting.count(what, 1);
  const begunAt: (bigint | null)[] = [];
  // Reading from the beginning never yields anything here.
  const follow: EventStore['follow'] = async function* (after, signal) {
    begunAt.push(after);
    if (after !== null) return yield* log.store.follow(after, signal);
    await new Promise((resolve) => signal.addEventListener('abort', resolve, { once: true }));
  };
  const feed = createFeed({ pool: database.pool, codec: log.codec, store: { ...log.store, follow } }, (_, { error }) =>
    expect(error).toBeUndefined(),
  );
  const [back, near] = [await copyOf(database.pool, counting.model()), await copyOf(database.pool, counting.model())];
  near.position = head - 1n;
  await database.pool.query('update read.builds set position = $1 where schema = $2', [near.position, near.schema]);
  const leaving = new AbortController();
  const left = feed.fold(back, leaving.signal, head);
  const arrived = feed.fold(near, new AbortController().signal);
  await until(async () => expect(begunAt).toContain(null));
  leaving.abort();
  await left;
  await until(async () => expect(begunAt.at(-1)).toBe(head - 1n));
  await until(async () => expect(near.position).toBe(head));
  expect(await Promise.race([arrived, 'goes on'])).toBe('goes on');
});

async function lastOf(store: EventStore, position: bigint): Promise<RecordedWireEvent[]> {
  const stop = new AbortController();
  for await (const batch of store.follow(position - 1n, stop.signal)) {
    stop.abort();
    return batch;
  }
  return [];
}
