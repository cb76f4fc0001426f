import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import { defineTopic } from '@anamnesis/contracts/language/topic';
import { checkpointOf } from '../bus/redis-streams/partitions.js';
import { openBus } from '../bus/testing/open-bus.js';
import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { createLocks } from '../postgres/locks.js';
import { connectRedis } from '../redis/connect.js';
import { keepRunning } from '../supervision/keep-running.js';
import { testBackends, testDatabase, testLog } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { lagsOf } from './lag.js';
import { type Relay, relaysOn, runRelay } from './relay.js';
import { requestRetry, listUnprocessed } from './unprocessed.js';

const Told = defineEvent({ type: 'TestTold', schema: z.object({ n: z.number() }) });
const topic = defineTopic({ name: randomUUID(), schema: z.object({ n: z.number() }) });
const streamId = `testTold-${randomUUID()}`;
const relay: Relay<typeof topic> = {
  name: `relay-${randomUUID()}`,
  topic,
  types: new Set([Told.type]),
  message: ({ data, streamId: key }) => ({ key, value: data as { n: number } }),
};

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: { store: EventStore; codec: Codec };
beforeAll(async () => {
  database = await testDatabase();
  log = await testLog(database.pool, new Map([[Told.type, Told as unknown as EventDefinition]]));
});
afterAll(async () => {
  await log.store.close();
  await database.close();
});

async function tell(n: number): Promise<void> {
  const circumstances = {
    actor: { id: streamId, role: 'worker' as const },
    correlationId: 'test',
    causationId: streamId,
  };
  await log.store.append(streamId, 'any', [
    await log.codec.encode(randomUUID(), { type: 'TestTold', data: { n } }, circumstances),
  ]);
}

test('messages lost with the checkpoint are published again: while idle, and with the next event', async () => {
  const { redisUrl } = testBackends();
  const { pool } = database;
  const failures: unknown[] = [];
  const bus = await openBus('redis', redisUrl, `${randomUUID()}:`);
  const redis = await connectRedis(redisUrl, { onError: (error) => failures.push(error) });
  const loseCheckpoint = async () => {
    const [key] = await redis.keys(`*${checkpointOf(relay.name)}`);
    await redis.del(key as string);
  };
  const received: number[] = [];
  const handle = async ({ key, value }: { key: string; value: { n: number } }) =>
    void (key === streamId && received.push(value.n));
  await bus.consume(topic, { group: 'g', handle });
  const stop = new AbortController();
  const running = keepRunning(
    (signal) => runRelay(relay, { pool, bus, locks: createLocks(pool), ...log, onSkipped: () => undefined }, signal),
    stop.signal,
    (error) => failures.push(error),
  );

  await tell(1);
  await until(async () => expect(received).toEqual([1]));
  await loseCheckpoint();
  await until(async () => expect(received).toEqual([1, 1]));
  expect(failures).toHaveLength(1);
  await until(async () => expect(await bus.loadCheckpoint(relay.name)).not.toBeNull());
  await loseCheckpoint();
  await tell(2);
  await until(async () => expect(received.slice(-2)).toEqual([1, 2]));

  stop.abort();
  await running;
  redis.destroy();
  await bus.close();
});

test('an event without a valid message is skipped, and published when an operator retries it', async () => {
  const { redisUrl } = testBackends();
  const { pool } = database;
  const bus = await openBus('redis', redisUrl, `${randomUUID()}:`);
  const received: number[] = [];
  const handle = async ({ key, value }: { key: string; value: { n: number } }) =>
    void (key === streamId && received.push(value.n));
  await bus.consume(topic, { group: 'g', handle });
  const name = randomUUID();
  let isRepaired = false;
  const failing: Relay<typeof topic> = {
    ...{ ...relay, name },
    message: (event) => {
      const { n } = event.data as { n: number };
      if (n === 13 && !isRepaired) throw new RangeError('personal words');
      // Violates the topic's schema.
      return n === 15 ? { key: event.streamId, value: {} as { n: number } } : relay.message(event);
    },
  };
  const stop = new AbortController();
  const skipped: string[] = [];
  const onSkipped = ({ error }: { error: string }) => void skipped.push(error);
  const running = runRelay(failing, { pool, bus, locks: createLocks(pool), ...log, onSkipped }, stop.signal);
  await tell(12);
  await tell(13);
  await tell(14);
  await tell(15);
  await tell(16);
  await until(async () => expect(received.slice(-3)).toEqual([12, 14, 16]));
  await until(async () => expect(skipped).toEqual(['RangeError', 'ZodError']));

  const listed = async () => (await listUnprocessed(pool, { from: 0, limit: 10 })).events;
  const projection = `relay-${name}`;
  const entry = { ...{ projection, kind: 'relay', streamId }, ...{ isWaiting: false, isRetried: false } };
  expect(await listed()).toMatchObject([
    { ...entry, error: 'RangeError' },
    { ...entry, error: 'ZodError' },
  ]);
  isRepaired = true;
  expect(await requestRetry(pool, projection, { streamId })).toEqual([streamId]);
  await until(async () => expect(received.slice(-4)).toEqual([12, 14, 16, 13]));
  // The other event still has no valid message: it stays.
  await until(async () => expect(await listed()).toMatchObject([{ ...entry, error: 'ZodError' }]));
  stop.abort();
  await running;
  await bus.close();
});

test('the lag of a relay is measured like that of a read model', async () => {
  const bus = await openBus('redis', testBackends().redisUrl, `${randomUUID()}:`);
  await tell(17);
  await tell(18);
  const [behind, atHead] = [randomUUID(), randomUUID()].map((name) => ({ name }));
  if (!behind || !atHead) throw new Error('There are two');
  await bus.saveCheckpoint(atHead.name, (await log.store.lastPosition()) ?? 0n, null);
  const lags = await lagsOf(relaysOn(bus, [behind, atHead]), log.store);
  expect(lags.get(`relay-${behind.name}`)).toBeGreaterThan(0);
  expect(lags.get(`relay-${atHead.name}`)).toBe(0);
  await bus.close();
});
