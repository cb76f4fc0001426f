import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { openDatabase, type EventDatabase } from './database.js';
import { EventLog } from './log.js';
import type { Operation } from './operation.js';
import { proposeEvent } from './proposed-event.js';
import { temporaryDir } from './testing/temporary-store.js';

let dir: string;
let database: EventDatabase;
let log: EventLog;
beforeEach(async () => {
  dir = await temporaryDir();
  database = openDatabase(dir);
  log = new EventLog(database);
});
afterEach(async () => {
  await log.close();
  await database.close();
  await rm(dir, { recursive: true });
});

const event = (stream: string) =>
  proposeEvent(stream, {
    id: randomUUID(),
    type: 'Noted',
    contentType: '',
    data: Buffer.alloc(10),
    metadata: Buffer.alloc(0),
  });
const append = (stream: string): Operation => ({ kind: 'append', stream, expected: 'any', events: [event(stream)] });

test('an operation that arrives just as another completes is written too', async () => {
  for (let position = 1; position <= 50; position += 1)
    expect(await log.write(append('a'))).toMatchObject({ kind: 'written', position });
});

test('operations of one event loop turn share a commit', async () => {
  const commits = jest.spyOn(database.root, 'childTransaction');
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => log.write(append('a'))));
  expect(outcomes.map((outcome) => outcome.kind === 'written' && outcome.position)).toEqual(
    outcomes.map((_, index) => index + 1),
  );
  expect(commits).toHaveBeenCalledTimes(1);
});

test('operations that arrive during a commit wait for it', async () => {
  const outcomes = [];
  for (let turn = 0; turn < 100; turn += 1) {
    outcomes.push(log.write(append('a')));
    await new Promise(setImmediate);
  }
  const positions = (await Promise.all(outcomes)).map((outcome) => outcome.kind === 'written' && outcome.position);
  expect(positions).toEqual(positions.map((_, index) => index + 1));
});

test('a log to which another process has written writes over none of its events, and accepts nothing more', async () => {
  const other = new EventLog(database);
  await other.write(append('b'));
  await expect(log.write(append('a'))).rejects.toThrow('another process has written to this event log');
  expect(log.healthy).toBe(false);
  await expect(log.write(append('a'))).rejects.toThrow('another process');
  expect(other.at('b', other.head('b'), 0)).toMatchObject({ position: 1 });
  expect(other.head('a').revision).toBeLessThan(0);
});

test.each([
  ['No space left on device', false, 'is full (No space left on device)'],
  [
    'MDB_MAP_FULL: Environment mapsize limit reached',
    false,
    'is full (MDB_MAP_FULL: Environment mapsize limit reached)',
  ],
  // A write that a full disk cut short.
  ['Input/output error', true, 'is full (Input/output error)'],
  ['Input/output error', false, 'fails (Input/output error)'],
  ['Read-only file system', false, 'fails (Read-only file system)'],
])(
  'a commit that ends with %j, on a disk whose being full is %s, says which it is, once',
  async (reason, isFull, what) => {
    const said = jest.spyOn(console, 'error').mockImplementation(() => undefined);
    const own = new EventLog({ ...database, isDiskFull: () => Promise.resolve(isFull) });
    const failed = Object.assign(new Error('Commit failed'), { commitError: new Error(reason) });
    const commits = jest.spyOn(database.root, 'childTransaction').mockRejectedValue(failed);
    const message = `Nothing was written: the event store's disk ${what}`;
    for (let time = 0; time < 2; time += 1) await expect(own.write(append('a'))).rejects.toThrow(message);
    expect(own.healthy).toBe(false);
    commits.mockRestore();
    expect(await own.write(append('a'))).toMatchObject({ kind: 'written', position: 1 });
    expect(said.mock.calls.flat()).toEqual([message, 'The event log is written again']);
    said.mockRestore();
  },
);

test('a closing log rejects new operations and completes the accepted ones', async () => {
  const taken = log.write(append('a'));
  const closed = log.close();
  await expect(log.write(append('a'))).rejects.toThrow(/shutting down/);
  await closed;
  expect(await taken).toMatchObject({ kind: 'written', position: 1 });
  expect(log.healthy).toBe(false);
});
