import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import type { Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { createLocks } from '../postgres/locks.js';
import { connectRedis, type RedisClient } from '../redis/connect.js';
import { createView, type RedisView } from '../redis/view.js';
import { testBackends, testDatabase, testLog } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { defineView, runView } from './run-view.js';
import { requestRetry, listUnprocessed } from './unprocessed.js';

const mine = randomUUID().replaceAll('-', '');
const Opened = defineEvent({ type: `TestOpened${mine}`, schema: z.object({ door: z.string() }) });
const Closed = defineEvent({ type: `TestClosed${mine}`, schema: z.object({ door: z.string() }) });
const doorSchema = z.object({ isOpen: z.boolean() });
const NAME = `doors-${mine}`;

/** Events that cannot be folded, by type and door. */
const stuck = new Set<string>();
const writes = (isOpen: boolean) => {
  return ({ type, data: { door } }: { type: string; data: { door: string } }) => {
    if (stuck.has(`${type} ${door}`)) throw new RangeError('personal words');
    return [{ key: door, value: { isOpen } }];
  };
};
const doors = defineView<z.infer<typeof doorSchema>>()({
  name: NAME,
  schema: doorSchema,
  handles: [Opened, Closed],
  withdraw: (streamId) => streamId.replace('testDoor-', ''),
  // The type system cannot distinguish names created at run time.
  on: { [Opened.type]: writes(true), [Closed.type]: writes(false) } as never,
});

let database: Awaited<ReturnType<typeof testDatabase>>;
let log: { store: EventStore; codec: Codec };
let redis: RedisClient;
let view: RedisView<z.infer<typeof doorSchema>>;
let door: string;
let start: () => { close(): Promise<void> };
const skipped: string[] = [];

beforeAll(async () => {
  database = await testDatabase();
  const { pool } = database;
  log = await testLog(pool, new Map([Opened, Closed].map((each) => [each.type, each as unknown as EventDefinition])));
  const onError = (error: Error) => console.error(error);
  redis = await connectRedis(testBackends().redisUrl, { prefix: `${mine}:`, onError });
  view = createView(redis, NAME, doorSchema);
  start = () => {
    const stop = new AbortController();
    const onSkipped = ({ error }: { error: string }) => void skipped.push(error);
    const running = runView(doors, view, { pool, ...log, locks: createLocks(pool), onSkipped }, stop.signal);
    return { close: () => (stop.abort(), running) };
  };
});
afterAll(async () => {
  redis.destroy();
  await log.store.close();
  await database.close();
});
beforeEach(() => {
  door = randomUUID();
  skipped.length = 0;
});

async function append({ type }: { type: string }, data: object = { door }): Promise<bigint> {
  const circumstances = { actor: { id: door, role: 'worker' as const }, correlationId: 'test', causationId: door };
  const event = await log.codec.encode(randomUUID(), { type, data: { door } }, circumstances);
  return log.store.append(`testDoor-${door}`, 'any', [{ ...event, data: data as Record<string, unknown> }]);
}
const reaches = (position: bigint) =>
  until(async () => expect((await view.checkpoint()) ?? -1n).toBeGreaterThanOrEqual(position));
const entry = async () => (await view.get(door))?.value ?? null;
const listed = async () =>
  (await listUnprocessed(database.pool, { from: 0, limit: 10 })).events.filter(({ projection }) => projection === NAME);

test('an entry is withdrawn when a later event of its stream can’t be folded', async () => {
  const running = start();
  await reaches(await append(Opened));
  expect(await entry()).toEqual({ isOpen: true });
  stuck.add(`${Closed.type} ${door}`);
  await reaches(await append(Closed));
  expect(await entry()).toBeNull();
  expect(skipped).toEqual(['RangeError']);
  expect(await listed()).toMatchObject([
    { kind: 'view', streamId: `testDoor-${door}`, eventType: Closed.type, error: 'RangeError', isRetried: false },
  ]);

  // Retried without a repair, it stays withdrawn and listed.
  await requestRetry(database.pool, NAME, { streamId: `testDoor-${door}` });
  await until(async () => expect(await listed()).toMatchObject([{ isRetried: false }]));
  expect(await entry()).toBeNull();

  stuck.clear();
  await requestRetry(database.pool, NAME, { streamId: `testDoor-${door}` });
  await until(async () => expect(await listed()).toEqual([]));
  expect(await entry()).toEqual({ isOpen: false });
  await running.close();
});

test('a retried event does not restore an entry that a later failed event still withdraws', async () => {
  const running = start();
  stuck.add(`${Opened.type} ${door}`);
  stuck.add(`${Closed.type} ${door}`);
  await append(Opened);
  await reaches(await append(Closed));
  const types = async () => (await listed()).map(({ eventType }) => eventType);
  expect(await types()).toEqual([Opened.type, Closed.type]);
  stuck.delete(`${Opened.type} ${door}`);
  const [opening] = await listed();
  await requestRetry(database.pool, NAME, { eventId: opening?.eventId ?? '' });
  await until(async () => expect(await types()).toEqual([Closed.type]));
  expect(await entry()).toBeNull();
  stuck.clear();
  await running.close();
});

test('an event with data of another type is skipped too', async () => {
  const running = start();
  await append(Opened);
  await reaches(await append(Closed, { door: 7 }));
  expect(skipped).toEqual(['ZodError']);
  expect(await entry()).toBeNull();
  await running.close();
});

test('a rebuilt view skips only events that fail then', async () => {
  const running = start();
  await append(Opened);
  stuck.add(`${Closed.type} ${door}`);
  await reaches(await append(Closed));
  await running.close();
  stuck.clear();
  await view.clear();
  const rebuilt = start();
  await reaches((await log.store.lastPosition()) ?? 0n);
  expect(await entry()).toEqual({ isOpen: false });
  expect((await listed()).map(({ streamId }) => streamId)).not.toContain(`testDoor-${door}`);
  await rebuilt.close();
});
