import { mkdtemp, readFile, rm, stat } from 'node:fs/promises';
import { connect as connectTo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { AccessDeniedError, EventStoreDBClient } from '@eventstore/db-client';
import pg from 'pg';
import { noted } from '../event-store/testing/temporary-store.js';
import type { Backend } from './backend.js';
import { startEventStore } from './event-store.js';
import { startPostgres } from './postgres.js';
import { startRedis } from './redis.js';

let dir: string;
let backends: Record<'postgres' | 'redis' | 'event-store', Backend>;
beforeAll(async () => {
  process.env['SETTING_OF_THE_LAUNCHER'] = 'its secret';
  dir = await mkdtemp(join(tmpdir(), 'anamnesis-strangers-'));
  const [postgres, redis, eventStore] = await Promise.all([
    startPostgres({ dir: join(dir, 'postgres'), password: 'known to the launcher' }),
    startRedis({ dir: join(dir, 'redis') }),
    startEventStore({ dir: join(dir, 'event-store'), secret: 'known-to-the-launcher' }),
  ]);
  backends = { postgres, redis, 'event-store': eventStore };
});
afterAll(async () => {
  delete process.env['SETTING_OF_THE_LAUNCHER'];
  for (const backend of Object.values(backends)) await backend.stop();
  await rm(dir, { recursive: true });
});

const portOf = (name: keyof typeof backends) => Number(new URL(backends[name].url).port);

test.each(['postgres', 'redis', 'event-store'] as const)(
  '%s inherits none of the settings of the launcher',
  async (name) => {
    const environment = await readFile(`/proc/${backends[name].pid}/environ`, 'utf8');
    expect(environment).not.toContain('its secret');
  },
);

test('a backend inherits the general environment variables', async () => {
  // Redis and PostgreSQL overwrite their environment with a process title.
  expect(await readFile(`/proc/${backends['event-store'].pid}/environ`, 'utf8')).toContain('PATH=');
});

describe('another user of the machine', () => {
  test.each(['', '&connectionName=guessed'])('can neither read nor write the event store with "%s"', async (name) => {
    const client = EventStoreDBClient.connectionString(`esdb://127.0.0.1:${portOf('event-store')}?tls=false${name}`);
    await expect(client.appendToStream('doctor-1', noted(1))).rejects.toBeInstanceOf(AccessDeniedError);
    const read = async () => {
      for await (const event of client.readAll()) throw new Error(`Read ${JSON.stringify(event)}`);
    };
    await expect(read()).rejects.toBeInstanceOf(AccessDeniedError);
    const subscription = client.subscribeToAll();
    const refused = await new Promise((resolve) => subscription.once('error', resolve).resume());
    expect(refused).toMatchObject({ type: 'access-denied' });
    await client.dispose();
  });

  test('is rejected by Redis', async () => {
    const socket = connectTo(portOf('redis'), '127.0.0.1');
    socket.write('KEYS *\r\nAUTH guessed\r\nCONFIG GET dir\r\nQUIT\r\n');
    const [keys, auth, config] = (await text(socket)).split('\r\n');
    expect([keys, auth, config].map((line) => line?.split(' ')[0])).toEqual(['-NOAUTH', '-WRONGPASS', '-NOAUTH']);
  });

  test.each(['', ':guessed'])('is rejected by PostgreSQL with "%s"', async (password) => {
    const client = new pg.Client(`postgres://postgres${password}@127.0.0.1:${portOf('postgres')}/postgres`);
    await expect(client.connect()).rejects.toThrow(/password/);
  });

  test.each(['postgres', 'redis', 'event-store'])('cannot open the folder of %s', async (name) => {
    expect((await stat(join(dir, name))).mode & 0o077).toBe(0);
  });
});

test('a client with the secret reads and writes the event store', async () => {
  const client = EventStoreDBClient.connectionString(backends['event-store'].url);
  expect(await client.appendToStream('doctor-1', noted(1))).toMatchObject({ success: true });
  for await (const { event } of client.readStream('doctor-1')) expect(event?.data).toEqual({ n: 1 });
  await client.dispose();
});
