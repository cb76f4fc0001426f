import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { setTimeout } from 'node:timers/promises';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { binaryEvent, EventStoreDBClient } from '@eventstore/db-client';
import { launchEventStore } from './launch.js';
import { startEventStore, type RunningEventStore } from './server.js';
import { stalledSubscriptions } from './testing/raw-read.js';
import { collect, connect, noted, notes, temporaryDir } from './testing/temporary-store.js';

let dir: string;
beforeEach(async () => void (dir = await temporaryDir()));
afterEach(() => rm(dir, { recursive: true }));

const MEBIBYTE = 2 ** 20;

test.each([
  ['at once', 1, 1500],
  ['one after the other', 15, 100],
])('1,500 calls cancelled %s do not affect other calls on the connection', async (_how, rounds, calls) => {
  const store = await startEventStore({ dir, port: 0 });
  // The client drops a connection without replies to its pings.
  const client = connect(store.port, '&keepAliveInterval=200');
  await client.appendToStream('kept', noted(0));
  const kept = client.subscribeToStream('kept')[Symbol.asyncIterator]();
  expect((await kept.next()).value).toMatchObject({ event: { data: { n: 0 } } });
  for (let round = 0; round < rounds; round += 1) {
    const brief = Array.from({ length: calls }, () => client.subscribeToAll());
    await Promise.all(brief.map((subscription) => once(subscription, 'confirmation')));
    const appends = notes(20).map((event) => client.appendToStream('meanwhile', event));
    await Promise.all(brief.map((subscription) => subscription.unsubscribe()));
    await Promise.all([...appends, ...notes(20).map((event) => client.appendToStream('meanwhile', event))]);
  }
  expect(await collect(client.readStream('meanwhile', { maxCount: 1000 }))).toHaveLength(rounds * 40);
  // Time for some pings.
  await setTimeout(1000);
  await client.appendToStream('kept', noted(1));
  expect((await kept.next()).value).toMatchObject({ event: { data: { n: 1 } } });
  await kept.return?.();
  await client.dispose();
  await store.close();
});

/** So many that a reader takes a few at a time, often within the idle limit, however slow the machine is. */
const HEAVY = 480;

/** Writes more data than a client buffers without a reader. Its pings are disabled: on a busy machine it would drop stalled calls. */
async function fill(store: RunningEventStore): Promise<EventStoreDBClient> {
  const client = connect(store.port, '&keepAliveInterval=-1');
  for (let n = 0; n < HEAVY; n += 8)
    await client.appendToStream(
      'heavy',
      Array.from({ length: 8 }, () => binaryEvent({ type: 'Scanned', data: Buffer.alloc(MEBIBYTE / 16, n) })),
    );
  return client;
}

test('a stalled read is cancelled; a stalled subscription and a slow read continue', async () => {
  const store = await startEventStore({ dir, port: 0, idleLimit: 3000 });
  const client = await fill(store);
  const waiting = client.subscribeToStream('heavy');
  await once(waiting, 'confirmation');
  const [error] = (await once(client.readStream('heavy'), 'error')) as [unknown];
  expect(error).toMatchObject({ type: 'cancelled' });

  const began = performance.now();
  for await (const { event } of client.readStream('heavy')) {
    expect(event?.isJson).toBe(false);
    await setTimeout(8);
  }
  expect(performance.now() - began).toBeGreaterThan(3000);

  let seen = 0;
  for await (const { event } of waiting) {
    seen += 1;
    if (event?.revision === BigInt(HEAVY - 1)) break;
  }
  expect(seen).toBe(HEAVY);
  await client.dispose();
  await store.close();
});

test('a stalled subscriber needs the memory of only a few events', async () => {
  const store = await launchEventStore({ dir, port: 0, secret: 'known' });
  const client = EventStoreDBClient.connectionString(store.connectionString);
  for (let n = 0; n < 40; n += 1)
    await client.appendToStream('heavy', binaryEvent({ type: 'Scanned', data: Buffer.alloc(MEBIBYTE, n) }));
  const resident = (): number => Number(execFileSync('ps', ['-o', 'rss=', '-p', String(store.pid)]).toString()) * 1024;
  const before = resident();
  const subscribers = 40;
  const leave = await stalledSubscriptions(store.port, subscribers, 'known');
  for (const event of notes(100)) await client.appendToStream('light', event);
  expect((resident() - before) / subscribers).toBeLessThan(6 * MEBIBYTE);
  leave();
  await client.dispose();
  await store.stop();
});
