import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { randomUUID } from 'node:crypto';
import { EventStoreDBClient } from '@eventstore/db-client';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import { z } from 'zod';
import { testBackends, testDatabase, testLog } from '../testing/test-log.js';
import { connectEventStore } from './client.js';
import type { WireEvent } from './codec.js';
import type { EventStore } from './event-store.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: EventStore;
beforeAll(async () => {
  database = await testDatabase();
  ({ store } = await testLog(database.pool, new Map()));
});
afterAll(async () => {
  await store.close();
  await database.close();
});

const event = (text: string): WireEvent => ({
  id: randomUUID(),
  type: 'Told',
  data: { told: text },
  metadata: {
    ...{ actor: { id: randomUUID(), role: 'patient' }, subject: null, correlationId: 'a – ü – 😀' },
    ...{ causationId: randomUUID(), schemaVersion: 1 },
  },
});

describe('a stream', () => {
  test('is read as written, after a given revision', async () => {
    const streamId = `told-${randomUUID()}`;
    const events = ['one', 'two', 'three'].map(event);
    await store.append(streamId, 'no-stream', events);
    const read = await store.readRecorded(streamId, 0n);
    expect(read).toMatchObject(events.slice(1).map((each) => ({ ...each, streamId })));
    expect(read.map(({ revision }) => revision)).toEqual([1n, 2n]);
  });

  test('that does not exist has no events', async () => {
    expect(await store.readRecorded(`told-${randomUUID()}`, -1n)).toEqual([]);
  });

  test('exposes its metadata to every client as JSON', async () => {
    const streamId = `told-${randomUUID()}`;
    const told = event('one');
    await store.append(streamId, 'no-stream', [told]);
    const client = EventStoreDBClient.connectionString(testBackends().eventStoreUrl);
    const metadata = [];
    for await (const { event: each } of client.readStream(streamId)) metadata.push(each?.metadata);
    await client.dispose();
    expect(metadata).toEqual([told.metadata]);
  });
});

test('the newest events of a stream are read without earlier ones, oldest first, and only those after a revision', async () => {
  const Counted = defineEvent({ type: 'TestCountedUp', schema: z.object({ to: z.number() }) });
  const { store, codec } = await testLog(
    database.pool,
    new Map([[Counted.type, Counted as unknown as EventDefinition]]),
  );
  const streamId = `counted-${randomUUID()}`;
  const told = { actor: { id: randomUUID(), role: 'worker' as const }, correlationId: 'test', causationId: 'test' };
  const facts = [1, 2, 3, 4, 5].map((to) => codec.encode(randomUUID(), { type: Counted.type, data: { to } }, told));
  await store.append(streamId, 'no-stream', await Promise.all(facts));
  const read = async (after: bigint | null, last: number) =>
    (await store.readStream(streamId, after, undefined, last)).map(({ data }) => data);
  expect(await read(null, 2)).toEqual([{ to: 4 }, { to: 5 }]);
  expect(await read(null, 9)).toHaveLength(5);
  expect(await read(3n, 2)).toEqual([{ to: 5 }]);
  expect(await read(4n, 2)).toEqual([]);
  expect(await store.readStream(`counted-${randomUUID()}`, null, undefined, 2)).toEqual([]);
  await store.close();
});

test('a read from an unavailable event store rejects', async () => {
  const { codec } = await testLog(database.pool, new Map());
  const away = connectEventStore('esdb://127.0.0.1:1?tls=false', codec);
  await expect(away.readRecorded('told', -1n)).rejects.toThrow();
  await away.close();
});
