import { execFileSync, spawn, type ChildProcessByStdio } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineEvent, type EventDefinition } from '@anamnesis/contracts/language/event';
import { defineRoute } from '@anamnesis/contracts/language/route';
import type { EventStore } from '@anamnesis/platform/event-store/event-store';
import { answer } from '@anamnesis/platform/http/answer';
import { watchDisks } from '@anamnesis/platform/http/disk-room';
import { type Served, serveForTest, serveInternal } from '@anamnesis/platform/http/testing/serve';
import { testDatabase, testLog } from '@anamnesis/platform/testing/test-log';
import { until } from '@anamnesis/platform/testing/until';
import { eventStoreCommand } from './launch.js';
import { temporaryDir } from './testing/temporary-store.js';
import { testActions } from '@anamnesis/platform/http/testing/actions';

const Noted = defineEvent({ type: 'TestNoted', schema: z.object({ text: z.string() }) });
const note = defineRoute({
  name: 'note',
  ...{ method: 'POST', path: '/api/notes', action: testActions.byAnyone, summary: 'Notes something' },
  ...{ feature: 'notes', owner: 'command-service', errors: [] },
  reply: z.object({ noted: z.literal(true) }),
});

/** Maximum size of the event store's files, KiB: simulates a disk of that size. */
const DISK = 1000;

let dir: string;
let child: ChildProcessByStdio<null, Readable, null>;
let database: Awaited<ReturnType<typeof testDatabase>>;
let store: EventStore;
let served: Served;
let inside: Served;

beforeEach(async () => {
  dir = await temporaryDir();
  child = spawn('bash', ['-c', `ulimit -S -f ${DISK}; exec "$@"`, 'bash', ...eventStoreCommand()], {
    env: { ...process.env, NODE_OPTIONS: '', EVENT_STORE_DIR: dir, EVENT_STORE_PORT: '0' },
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const line = await new Promise<string>((resolve) => createInterface({ input: child.stdout }).once('line', resolve));
  const { listening } = JSON.parse(line) as { listening: number };
  database = await testDatabase();
  const definitions = new Map([[Noted.type, Noted as unknown as EventDefinition]]);
  const log = await testLog(database.pool, definitions, `esdb://127.0.0.1:${listening}?tls=false`);
  store = log.store;
  const actor = { id: randomUUID(), role: 'worker' as const };
  const handler = answer(note, async () => {
    const fact = { type: 'TestNoted', data: { text: 'x'.repeat(4_000) } };
    const event = await log.codec.encode(randomUUID(), fact, { actor, correlationId: 'test', causationId: 'test' });
    await store.append(`testNote-${randomUUID()}`, 'any', [event]);
    return { body: { noted: true as const } };
  });
  const disks = watchDisks([], { remember: 300 });
  served = await serveForTest([handler], { disks });
  inside = await serveInternal({ disks });
});
afterEach(async () => {
  await served.close();
  await inside.close();
  await store.close();
  const exited = once(child, 'exit');
  child.kill('SIGTERM');
  await exited;
  await database.close();
  await rm(dir, { recursive: true });
});

const write = () => served.fetch('/api/notes', { method: 'POST' });

test('a full disk is reported as such, in replies and in readiness, and recovers by itself', async () => {
  let refused = await write();
  while (refused.ok) refused = await write();
  expect(refused.status).toBe(503);
  expect(refused.headers.get('retry-after')).not.toBeNull();
  expect(await refused.json()).toMatchObject({ code: 'DISK_FULL' });
  const notReady = await inside.fetch('/health/ready');
  expect(notReady.status).toBe(503);
  expect(await notReady.json()).toEqual({
    ready: false,
    parts: { disk: ['A disk is full: a write was refused a moment ago, as the log says.'] },
  });

  execFileSync('prlimit', ['--pid', String(child.pid), '--fsize=unlimited']);
  await until(async () => expect((await write()).status).toBe(200));
  await until(async () => expect((await inside.fetch('/health/ready')).status).toBe(200));
});
