import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, rename, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient, UnavailableError } from '@eventstore/db-client';
import { isHealthy } from './testing/health.js';
import { eventStoreCommand, launchEventStore } from './launch.js';
import { startEventStore } from './server.js';
import { apart, OTHER_PROCESS } from './testing/other-container.js';
import { collect, connect, noted, notes, temporaryDir } from './testing/temporary-store.js';

let dir: string;
beforeEach(async () => void (dir = await temporaryDir()));
afterEach(() => rm(dir, { recursive: true }));

describe('the event store in a process of its own', () => {
  test('serves requests, is healthy, and stops on request', async () => {
    const store = await launchEventStore({ dir, port: 0 });
    expect(await isHealthy(store.port)).toBe(true);
    const client = EventStoreDBClient.connectionString(store.connectionString);
    await client.appendToStream('a', noted(1));
    await client.dispose();
    await store.stop();
    expect(await store.exited).toBe(0);
    expect(await isHealthy(store.port)).toBe(false);
  });

  test('cannot open the directory of another process, but can after that process was killed', async () => {
    const first = await launchEventStore({ dir, port: 0 });
    await expect(launchEventStore({ dir, port: 0 })).rejects.toThrow(`in use by process ${first.pid}`);
    await expect(startEventStore({ dir, port: 0 })).rejects.toThrow(`in use by process ${first.pid}`);
    process.kill(first.pid, 'SIGKILL');
    expect(await first.exited).toBeNull();
    const second = await launchEventStore({ dir, port: 0 });
    expect(await isHealthy(second.port)).toBe(true);
    await second.stop();
  });

  test(`cannot open the directory of ${OTHER_PROCESS}, and says so`, async () => {
    const first = await startEventStore({ dir, port: 0 });
    const [executable, ...args] = apart(eventStoreCommand());
    const env = { ...process.env, NODE_OPTIONS: '', EVENT_STORE_DIR: dir, EVENT_STORE_PORT: '0' };
    const child = spawn(executable, args, { env, stdio: ['ignore', 'pipe', 'pipe'] });
    const [said, printed] = [text(child.stderr), text(child.stdout)];
    const [code] = (await once(child, 'exit')) as [number | null];
    expect({ code, said: await said, printed: await printed }).toEqual({
      ...{ code: 1, printed: '' },
      said: expect.stringContaining(`${dir} is in use by process ${process.pid}`),
    });
    expect(await isHealthy(first.port)).toBe(true);
    await first.close();
  });

  test('opens a copy of a log that was moved, with its events, while the log itself is in use', async () => {
    const first = await startEventStore({ dir, port: 0 });
    const writer = connect(first.port);
    await writer.appendToStream('a', notes(300));
    await writer.dispose();
    await first.close();
    const root = await temporaryDir();
    await cp(dir, join(root, 'copy'), { recursive: true });
    await rename(join(root, 'copy'), join(root, 'moved'));

    const again = await startEventStore({ dir, port: 0 });
    const moved = await launchEventStore({ dir: join(root, 'moved'), port: 0 });
    const reader = EventStoreDBClient.connectionString(moved.connectionString);
    const found = (await collect(reader.readStream('a'))).map(({ event }) => event?.data);
    expect(found).toEqual(notes(300).map(({ data }) => data));
    await reader.dispose();
    await moved.stop();
    await again.close();
    await rm(root, { recursive: true });
  });

  test('stops when its parent process has ended', async () => {
    const parent = spawn(process.execPath, ['-e', 'setInterval(() => undefined, 1000)']);
    const [executable, ...args] = eventStoreCommand();
    const env = { EVENT_STORE_DIR: dir, EVENT_STORE_PORT: '0', EVENT_STORE_PARENT_PID: String(parent.pid) };
    const child = spawn(executable, args, { env: { ...process.env, NODE_OPTIONS: '', ...env } });
    const ended = new Promise((resolve) => child.once('exit', resolve));
    await new Promise((resolve) => child.stdout.once('data', resolve));
    parent.kill('SIGKILL');
    expect(await ended).toBe(0);
  });

  test('reports why it cannot start', async () => {
    const first = await launchEventStore({ dir, port: 0 });
    const other = await temporaryDir();
    await expect(launchEventStore({ dir: other, port: first.port })).rejects.toThrow(
      /EADDRINUSE|already in use|No address added/,
    );
    await first.stop();
    await rm(other, { recursive: true });
  });
});

test('a server in this process locks its directory, and unlocks a directory when it fails to start', async () => {
  const store = await startEventStore({ dir, port: 0 });
  await expect(startEventStore({ dir, port: 0 })).rejects.toThrow(`in use by process ${process.pid}`);
  const other = await temporaryDir();
  await expect(startEventStore({ dir: other, port: store.port })).rejects.toThrow();
  const second = await startEventStore({ dir: other, port: 0 });
  const client = connect(store.port);
  expect(await client.appendToStream('a', noted(1))).toMatchObject({ success: true });
  await client.dispose();
  await store.close();
  await second.close();
  await rm(other, { recursive: true });
});

describe('a server that closes', () => {
  test('replies to every accepted append, and every acknowledged append is stored', async () => {
    const store = await startEventStore({ dir, port: 0 });
    const client = connect(store.port);
    await client.appendToStream('a', noted(0));
    const appends = notes(500).map((event) => client.appendToStream('a', event).then(() => event.id));
    const closing = store.close();
    const results = await Promise.allSettled(appends);
    await closing;
    await client.dispose();
    const again = await startEventStore({ dir, port: 0 });
    const reader = connect(again.port);
    const found = new Set((await collect(reader.readStream('a'))).map(({ event }) => event?.id));
    for (const result of results) if (result.status === 'fulfilled') expect(found.has(result.value)).toBe(true);
    await reader.dispose();
    await again.close();
  });

  test('acknowledges each append it has written, and fails the others as unavailable', async () => {
    const store = await launchEventStore({ dir, port: 0 });
    const client = EventStoreDBClient.connectionString(store.connectionString);
    await client.appendToStream('a', noted(0));
    const acknowledged = new Set<string>();
    const refused: unknown[] = [];
    const write = async (): Promise<void> => {
      while (refused.length === 0) {
        const event = noted(1);
        await client.appendToStream('a', event).then(
          () => acknowledged.add(event.id),
          (reason: unknown) => refused.push(reason),
        );
      }
    };
    const writers = Array.from({ length: 200 }, write);
    while (acknowledged.size < 400) await new Promise(setImmediate);
    await store.stop();
    await Promise.all(writers);
    expect(await store.exited).toBe(0);
    await client.dispose();
    for (const reason of refused) expect(reason).toBeInstanceOf(UnavailableError);

    const again = await startEventStore({ dir, port: 0 });
    const reader = connect(again.port);
    const written = (await collect(reader.readStream('a'))).flatMap(({ event }) => event?.id ?? []);
    expect(written.slice(1).sort()).toEqual([...acknowledged].sort());
    await reader.dispose();
    await again.close();
  });

  test('ends subscriptions as unavailable, so that subscribers reconnect', async () => {
    const store = await startEventStore({ dir, port: 0 });
    const client = connect(store.port);
    const subscription = client.subscribeToAll();
    await new Promise((resolve) => subscription.once('caughtUp', resolve).resume());
    const left = new Promise((resolve) => subscription.once('error', resolve));
    await store.close();
    expect(await left).toMatchObject({ type: 'unavailable' });
    await client.dispose();
  });
});

test('a client that discovers the cluster finds its one node', async () => {
  const store = await startEventStore({ dir, port: 0 });
  expect(await isHealthy(store.port)).toBe(true);
  const client = EventStoreDBClient.connectionString(`esdb+discover://127.0.0.1:${store.port}?tls=false`);
  expect(await client.appendToStream('a', noted(1))).toMatchObject({ success: true });
  await client.dispose();
  await store.close();
});

test('persistent subscriptions are rejected as unsupported', async () => {
  const store = await startEventStore({ dir, port: 0 });
  const client = connect(store.port);
  await expect(client.getPersistentSubscriptionToAllInfo('group')).rejects.toMatchObject({ type: 'unsupported' });
  await client.dispose();
  await store.close();
});
