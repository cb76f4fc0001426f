import { randomBytes, randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { checkpointText, formatCheckpoint, parseCheckpoint } from '@anamnesis/contracts/integrity/checkpoint';
import type { EventStore } from '../event-store/event-store.js';
import { silentLogger } from '../logging/logger.js';
import { createLocks } from '../postgres/locks.js';
import { lagsOf } from '../projection/lag.js';
import { testDatabase, testLog } from '../testing/test-log.js';
import { until } from '../testing/until.js';
import { createDiskHeads } from './disk-heads.js';
import { logKeyFrom, verifiedBy } from './log-key.js';
import { runIntegrityLog } from './run-log.js';
import { treeOfLog, treeSize } from './stored-tree.js';
import { someEvents } from './testing/events.js';
import { type FakeWitness, fakeWitness } from './testing/fake-witness.js';
import { verifyLog } from './verify-log.js';
import { addCheckpoint, witnessList } from './witness.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
let store: EventStore;
let folder: string;
let witnesses: FakeWitness[];
let stop: AbortController;
let running: Promise<void>;
const key = logKeyFrom('clinic.example/log', randomBytes(32));

beforeEach(async () => {
  database = await testDatabase();
  ({ store } = await testLog(database.pool, new Map()));
  folder = await mkdtemp(join(tmpdir(), 'heads-'));
  witnesses = [await fakeWitness('one.example', () => key.key), await fakeWitness('other.example', () => key.key)];
  stop = new AbortController();
  running = Promise.resolve();
});
afterEach(async () => {
  stop.abort();
  await running;
  await Promise.all(witnesses.map((witness) => witness.close()));
  await store.close();
  await database.close();
  await rm(folder, { recursive: true });
});

const heads = () => createDiskHeads(folder);
const named = () => witnessList.parse(witnesses.map(({ setting }) => setting).join(', '));
function start(headInterval: number): void {
  const { pool } = database;
  const log = { heads: heads(), key, signers: ['ab'.repeat(32)], witnesses: named(), headInterval, headsSince: null };
  stop = new AbortController();
  running = runIntegrityLog({ ...log, pool, locks: createLocks(pool), store, logger: silentLogger }, stop.signal);
}
const append = () =>
  store.append(
    `integrity-${randomUUID()}`,
    'any',
    someEvents(3).map(({ id, type, data, metadata }) => ({ id, type, data: { ...data }, metadata })),
  );
const stored = async () => (await heads().readAll()).map((note) => parseCheckpoint(note)!);
/** Until the tree contains the event at this position. */
const reached = (position: bigint) =>
  until(async () => {
    const { rows } = await database.pool.query('select from integrity.leaves where position = $1', [position]);
    expect(rows).toHaveLength(1);
  });
const verify = (from = heads()) => {
  const log = { heads: from, key, witnesses: named(), headInterval: 50, headsSince: null };
  return verifyLog({ ...log, pool: database.pool, store }, new AbortController().signal);
};

test('heads are signed, stored outside of the database and confirmed by the witnesses; a stop signs the last one', async () => {
  start(50);
  await reached(await append());
  const size = await treeSize(database.pool);
  await until(async () => expect((await stored()).at(-1)?.size).toBeGreaterThanOrEqual(size));
  await until(async () => expect(witnesses.map((witness) => witness.last()?.size)).toEqual([size, size]));
  await append();
  await until(async () => expect(witnesses[0]!.last()!.size).toBeGreaterThan(size));
  stop.abort();
  await running;

  start(600_000);
  await reached(await append());
  stop.abort();
  await running;
  const all = await stored();
  expect(all.every((head) => verifiedBy(head, key.key).isSigned)).toBe(true);
  expect(all.map((head) => head.size)).toEqual([...new Set(all.map((head) => head.size))].sort((a, b) => a - b));
  expect(all.at(-1)!.size).toBe(await treeSize(database.pool));
  expect((await verify()).findings).toEqual([]);
  const lag = async () => (await lagsOf(treeOfLog(database.pool), store)).get('log-tree');
  const last = (await store.lastPosition())!;
  await database.pool.query('delete from integrity.leaves where position >= $1', [last]);
  await until(async () => expect(await lag()).toBeGreaterThan(0));
});

test('a slow and a dead witness stop neither the log nor the others, and keep their last confirmed head', async () => {
  const [slow, live] = witnesses as [FakeWitness, FakeWitness];
  start(50);
  await reached(await append());
  await until(async () => expect(slow.last()?.size).toBe(await treeSize(database.pool)));
  const confirmed = slow.last()!.size;
  await slow.close();
  await reached(await append());
  await until(async () => expect(live.last()!.size).toBe(await treeSize(database.pool)));
  await until(async () => {
    const { rows } = await database.pool.query('select name, size, problem from integrity.witnesses order by name');
    expect(rows).toEqual([
      { name: 'one.example', size: BigInt(confirmed), problem: expect.stringContaining('fetch failed') },
      { name: 'other.example', size: BigInt(live.last()!.size), problem: null },
    ]);
  });
  live.stall(true);
  const before = (await stored()).length;
  await append();
  await until(async () => expect((await stored()).length).toBeGreaterThan(before));
  witnesses = [live];
});

test('a witness names a larger head than the log still has: the file of heads was shortened', async () => {
  start(50);
  await reached(await append());
  await until(async () => expect(witnesses[0]!.last()?.size).toBe(await treeSize(database.pool)));
  stop.abort();
  await running;
  const [first] = await stored();
  const last = witnesses[0]!.last()!;
  witnesses[0]!.remember({ ...last, size: last.size + 7 });
  await database.pool.query('truncate integrity.heads');
  expect((await verify()).findings).toEqual([{ kind: 'headsShortened', witness: 'one.example', size: last.size + 7 }]);
  expect(first).toBeDefined();
});

test('a head that is signed and confirmed while the log is read is no finding', async () => {
  start(50);
  await reached(await append());
  await until(async () => expect(await stored()).not.toHaveLength(0));
  await append();
  await until(async () => expect((await stored()).length).toBeGreaterThan(1));
  await until(async () => expect(witnesses[0]!.last()!.size).toBe((await stored()).at(-1)!.size));
  stop.abort();
  await running;
  const notes = await heads().readAll();
  await database.pool.query('truncate integrity.heads');
  let reads = 0;
  const readAll = () => Promise.resolve((reads += 1) === 1 ? notes.slice(0, 1) : notes);
  expect((await verify({ ...heads(), readAll })).findings).toEqual([]);
});

test.each([
  ['fewer events', -1],
  ['as many events', 0],
])('a witness that has confirmed another log, with %s, is a finding', async (_name, more) => {
  start(50);
  await reached(await append());
  await until(async () => expect(witnesses[0]!.last()?.size).toBe(await treeSize(database.pool)));
  stop.abort();
  await running;
  const last = witnesses[0]!.last()!;
  const other = { ...last, size: last.size + more, root: randomBytes(32) };
  witnesses[0]!.remember(other);
  expect((await verify()).findings).toEqual([{ kind: 'witnessContradicts', witness: 'one.example', size: other.size }]);
  expect(witnesses[0]!.last()).toBe(other);
});

test('a head that somebody else has signed neither stops the signing nor is shown', async () => {
  const own = logKeyFrom('clinic.example/log', randomBytes(32));
  const head = {
    ...{ origin: own.key.name, size: 9_000_000, root: randomBytes(32), position: '1', signers: [] },
    signedAt: '2026-01-01',
  };
  await heads().append(formatCheckpoint(head, [own.sign(checkpointText(head))]), head.size);
  start(50);
  await reached(await append());
  const size = await treeSize(database.pool);
  await until(async () => expect((await stored()).at(-1)?.size).toBeGreaterThanOrEqual(size));
  const { rows } = await database.pool.query('select from integrity.heads where size = 9000000');
  expect(rows).toEqual([]);
});

test('a tree that contradicts the last head is not signed', async () => {
  start(600_000);
  await reached(await append());
  stop.abort();
  await running;
  const before = (await stored()).length;
  await database.pool.query(`update integrity.nodes set hash = sha256('x')`);
  start(50);
  const failed = expect(running).rejects.toThrow('are not those of the last signed head');
  await append();
  await failed;
  running = Promise.resolve();
  expect(await stored()).toHaveLength(before);
});

test('a witness that never ends its answer is not read to the end', async () => {
  const endless = createServer((_, response) => {
    const more = () => void (response.destroyed || response.write('x'.repeat(1024), () => setImmediate(more)));
    more();
  });
  await new Promise<void>((resolve) => endless.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(endless.address() as AddressInfo).port}`;
  const { signal } = new AbortController();
  await expect(addCheckpoint({ ...witnesses[0]!, url }, { old: 0, proof: [], note: '' }, signal)).rejects.toThrow(
    'too long a text',
  );
  endless.closeAllConnections();
  await new Promise((resolve) => endless.close(resolve));
});
