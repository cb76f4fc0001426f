import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { binaryEvent } from '@eventstore/db-client';
import { until } from '@anamnesis/platform/testing/until';
import { isHealthy } from './testing/health.js';
import { EventLog } from './log.js';
import type { streams } from './protocol.js';
import { type RunningEventStore, startEventStore } from './server.js';
import { batchCall, batchRequest } from './testing/raw-append.js';
import { connect, noted, temporaryDir } from './testing/temporary-store.js';

const MIB = 2 ** 20;
let dir: string;
let store: RunningEventStore;
beforeEach(async () => {
  dir = await temporaryDir();
  store = await startEventStore({ dir, port: 0 });
});
afterEach(async () => {
  jest.restoreAllMocks();
  await store.close();
  await rm(dir, { recursive: true });
});

/** The disk takes nothing until it is let go. `waiting` counts the appends that have reached it. */
function stalledDisk() {
  const write = EventLog.prototype.write;
  let letGo!: () => void;
  const free = new Promise<void>((resolve) => (letGo = resolve));
  const disk = { waiting: 0, letGo };
  jest.spyOn(EventLog.prototype, 'write').mockImplementation(async function (this: EventLog, operation) {
    disk.waiting += 1;
    await free;
    return write.call(this, operation);
  });
  return disk;
}

test('appends beyond 64 MiB wait in their clients while the disk stalls, health is answered, and all are written in the end', async () => {
  const disk = stalledDisk();
  const clients = [connect(store.port), connect(store.port)];
  const data = Buffer.alloc(MIB - 1);
  const appended = clients.flatMap((client, n) =>
    Array.from({ length: 50 }, () => client.appendToStream(`scans-${n}`, binaryEvent({ type: 'Scanned', data }))),
  );
  await until(async () => expect(disk.waiting).toBeGreaterThanOrEqual(64));
  for (let asked = 0; asked < 5; asked += 1) expect(await isHealthy(store.port)).toBe(true);
  // Each of the two calls may bring one more than there is room for.
  expect(disk.waiting).toBeLessThanOrEqual(66);
  disk.letGo();
  expect((await Promise.all(appended)).map(({ success }) => success)).toEqual(appended.map(() => true));
  for (const client of clients) await client.dispose();
});

test('appends whose client reads no replies are not read without end', async () => {
  const written = jest.spyOn(EventLog.prototype, 'write');
  const { call, close } = batchCall(store.port);
  const COUNT = 6_000;
  // It reads a few replies, and then no more.
  call.read(0);
  for (let n = 0; n < COUNT; n += 1) call.write(batchRequest('unread'));
  const client = connect(store.port);
  await until(async () => {
    const before = written.mock.calls.length;
    // Commits of others pass, and it does not advance.
    for (let n = 0; n < 20; n += 1) await client.appendToStream('others', noted(n));
    expect(written.mock.calls.length - before).toBe(20);
  });
  expect(written.mock.calls.length).toBeLessThan(COUNT);
  let replies = 0;
  call.on('data', (reply: streams.BatchAppendResp) => (replies += reply.hasSuccess() ? 1 : 0));
  await until(async () => expect(replies).toBe(COUNT));
  call.end();
  await once(call, 'end');
  close();
  await client.dispose();
});

test('an unfinished append beyond those that a call may have is rejected alone', async () => {
  const { call, close } = batchCall(store.port);
  const replies: streams.BatchAppendResp[] = [];
  call.on('data', (reply: streams.BatchAppendResp) => replies.push(reply));
  const data = Buffer.alloc(MIB - 1);
  for (let n = 0; n < 70; n += 1) call.write(batchRequest('begun', { data, isFinal: false }));
  call.write(batchRequest('others'));
  await until(async () => expect(replies).toHaveLength(8));
  const refused = replies.filter((reply) => reply.hasError());
  expect(refused.map((reply) => reply.getError()?.getMessage())).toEqual(
    refused.map(() => `The unfinished appends of a call may not take more than ${64 * MIB} bytes`),
  );
  expect(refused).toHaveLength(7);
  call.end();
  await once(call, 'end');
  close();
});
