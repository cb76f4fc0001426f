import { open, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { EventStoreDBClient, START } from '@eventstore/db-client';
import { launchEventStore } from './launch.js';
import { startEventStore } from './server.js';
import { collect, connect, noted, notes, temporaryDir } from './testing/temporary-store.js';

let dir: string;
beforeEach(async () => void (dir = await temporaryDir()));
afterEach(() => rm(dir, { recursive: true }));

describe('a process killed in the middle of appends', () => {
  test('loses no acknowledged append and leaves no partial append', async () => {
    const acknowledged = new Map<string, bigint>();
    const attempted = new Set<string>();
    for (const round of [1, 2, 3]) {
      const store = await launchEventStore({ dir, port: 0 });
      const client = EventStoreDBClient.connectionString(store.connectionString);
      const target = acknowledged.size + 400;
      let down = false;
      const writers = Array.from({ length: 32 }, async (_, writer) => {
        while (!down) {
          const events = notes(3);
          for (const { id } of events) attempted.add(id);
          try {
            const { position } = await client.appendToStream(`round-${round}-writer-${writer}`, events);
            events.forEach(({ id }, index) => acknowledged.set(id, position!.commit - 2n + BigInt(index)));
          } catch {
            down = true;
          }
        }
      });
      while (acknowledged.size < target) await new Promise(setImmediate);
      process.kill(store.pid, 'SIGKILL');
      await store.exited;
      await Promise.all(writers);
      await client.dispose();
    }

    const store = await launchEventStore({ dir, port: 0 });
    const client = EventStoreDBClient.connectionString(store.connectionString);
    const all = (await collect(client.readAll({ fromPosition: START }))).flatMap(({ event }) => (event ? [event] : []));
    const ours = all.filter(({ type }) => !type.startsWith('$'));
    const found = new Map(ours.map(({ id, position }) => [id as string, position.commit]));
    expect(found.size).toBe(ours.length);
    expect(all.map(({ position }) => position.commit)).toEqual(all.map((_, index) => BigInt(index + 1)));
    for (const [id, position] of acknowledged) expect(found.get(id)).toBe(position);
    for (const id of found.keys()) expect(attempted.has(id)).toBe(true);
    const byStream = grouped(ours);
    for (const events of byStream.values()) {
      expect(events.length % 3).toBe(0);
      expect(events.map(({ revision }) => revision)).toEqual(events.map((_, index) => BigInt(index)));
    }
    await client.dispose();
    await store.stop();
  });
});

function grouped<T extends { streamId: string }>(events: T[]): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const event of events) groups.set(event.streamId, [...(groups.get(event.streamId) ?? []), event]);
  return groups;
}

describe('a record changed on the disk', () => {
  const flip = async (text: string): Promise<void> => {
    const file = join(dir, 'data.mdb');
    const at = (await readFile(file)).lastIndexOf(text);
    expect(at).toBeGreaterThan(0);
    const handle = await open(file, 'r+');
    await handle.write(Buffer.from('X'), 0, 1, at);
    await handle.close();
  };

  test('is reported by every read that reaches it, and other records stay readable', async () => {
    const before = await startEventStore({ dir, port: 0 });
    const writer = connect(before.port);
    await writer.appendToStream('chart', [noted(0), { ...noted(1), data: { n: 1, text: 'blood pressure' } }, noted(2)]);
    await writer.dispose();
    await before.close();
    await flip('blood pressure');

    const store = await startEventStore({ dir, port: 0 });
    const client = connect(store.port);
    const loss = { code: 15, message: expect.stringContaining('position 3') };
    await expect(collect(client.readStream('chart'))).rejects.toMatchObject(loss);
    await expect(collect(client.readAll())).rejects.toMatchObject(loss);
    await expect(collect(client.subscribeToAll())).rejects.toMatchObject(loss);
    expect(await collect(client.readStream('chart', { fromRevision: 2n }))).toHaveLength(1);
    expect(await client.appendToStream('chart', noted(3), { expectedRevision: 2n })).toMatchObject({
      nextExpectedRevision: 3n,
    });
    await client.dispose();
    await store.close();
  });
});
