import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import type { EventStoreDBClient } from '@eventstore/db-client';
import { diskFailureOf } from '@anamnesis/platform/failures/driver-failures';
import { eventStoreCommand } from './launch.js';
import { startEventStore } from './server.js';
import { mountSmallDisk, type SmallDisk } from './testing/small-disk.js';
import { collect, connect, noted, notes, temporaryDir } from './testing/temporary-store.js';

let dir: string;
let disk: SmallDisk | null;
let child: ChildProcessByStdio<null, Readable, null>;

/** Size of the disk, KiB. Where none can be mounted, the maximum size of the server's files simulates it. */
const DISK = 1000;

beforeEach(async () => {
  dir = await temporaryDir();
  disk = mountSmallDisk(dir, DISK);
  const limit = disk ? 'unlimited' : String(DISK);
  child = spawn('bash', ['-c', `ulimit -f ${limit}; exec "$@"`, 'bash', ...eventStoreCommand()], {
    env: { ...process.env, NODE_OPTIONS: '', EVENT_STORE_DIR: dir, EVENT_STORE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
});

const stop = (): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGTERM');
  });

afterEach(async () => {
  await stop();
  disk?.unmount();
  await rm(dir, { recursive: true });
});

const idsOf = async (client: EventStoreDBClient): Promise<string[]> =>
  (await collect(client.readStream('full'))).map(({ event }) => event?.id ?? '').sort();

test('on a full disk appends fail with a clear error, acknowledged ones are kept, and appends succeed again once there is space', async () => {
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const client = connect((JSON.parse(line) as { listening: number }).listening);
  const acknowledged: string[] = [];
  const refusals: Error[] = [];
  const write = async (n: number): Promise<void> => {
    const event = { ...noted(n), data: { n, text: 'x'.repeat(4000) } };
    await client.appendToStream('full', event).then(
      () => acknowledged.push(event.id),
      (error: Error) => refusals.push(error),
    );
  };
  while (refusals.length < 30) await Promise.all(notes(10).map((_, n) => write(n)));
  expect((await stat(join(dir, 'data.mdb'))).size).toBeLessThanOrEqual(DISK * 1024);
  // Also where a write was cut short, which LMDB reports as an input/output error.
  expect(new Set(refusals.map(diskFailureOf))).toEqual(new Set(['full']));
  expect(acknowledged.length).toBeGreaterThan(50);
  expect(await idsOf(client)).toEqual([...acknowledged].sort());
  await client.dispose();
  await stop();

  disk?.resize(64 * DISK);
  const roomy = await startEventStore({ dir, port: 0 });
  const again = connect(roomy.port);
  expect(await idsOf(again)).toEqual([...acknowledged].sort());
  const expectedRevision = BigInt(acknowledged.length - 1);
  expect(await again.appendToStream('full', noted(1), { expectedRevision })).toMatchObject({ success: true });
  await again.dispose();
  await roomy.close();
});
