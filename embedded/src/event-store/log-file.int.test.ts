import { randomBytes } from 'node:crypto';
import { copyFile, open, readFile, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from '@jest/globals';
import { launchEventStore } from './launch.js';
import { startEventStore } from './server.js';
import { collect, connect, notes, temporaryDir } from './testing/temporary-store.js';

const EVENTS = 200;
const PAGE = 4_096;
let dir: string;
let file: string;
/** A closed log of events in two streams. */
beforeEach(async () => {
  dir = await temporaryDir();
  file = join(dir, 'data.mdb');
  const store = await startEventStore({ dir, port: 0 });
  const client = connect(store.port);
  for (const event of notes(EVENTS)) await client.appendToStream('a', event);
  await client.dispose();
  await store.close();
});
afterEach(() => rm(dir, { recursive: true }));

const write = async (bytes: Buffer, position: number) => {
  const handle = await open(file, 'r+');
  await handle.write(bytes, 0, bytes.length, position);
  await handle.close();
};
async function eventsOf(): Promise<number> {
  const store = await startEventStore({ dir, port: 0 });
  const client = connect(store.port);
  const events = await collect(client.readStream('a'));
  await client.dispose();
  await store.close();
  return events.length;
}

describe('a log is not opened, and not changed, when its file', () => {
  test.each([
    { what: 'is gone', harm: () => rm(file), words: 'is empty, though it had events' },
    { what: 'is empty', harm: () => truncate(file, 0), words: 'is empty, though it had events' },
    { what: 'was cut', harm: async () => truncate(file, (await stat(file)).size - 10 * PAGE), words: 'was cut' },
    { what: 'was cut in its first page', harm: () => truncate(file, 100), words: 'does not begin as a log does' },
    { what: 'is something else', harm: () => write(randomBytes(2 * PAGE), 0), words: 'does not begin as a log does' },
  ])('$what', async ({ harm, words }) => {
    await harm();
    const before = await readFile(file).catch(() => null);
    await expect(startEventStore({ dir, port: 0 })).rejects.toThrow(words);
    await expect(startEventStore({ dir, port: 0 })).rejects.toThrow('Restore it from a backup');
    expect(await readFile(file).catch(() => null)).toEqual(before);
  });
});

describe('a log with a damaged or an old first page', () => {
  const commits = async () => {
    const bytes = await readFile(file);
    return [0, PAGE].map((at) => bytes.readBigUInt64LE(at + 152));
  };
  const harm = async (which: 'older' | 'newer') => {
    const [first = 0n, second = 0n] = await commits();
    const newer = first > second ? 0 : 1;
    await write(Buffer.alloc(PAGE), (which === 'newer' ? newer : 1 - newer) * PAGE);
  };

  test('is read by the other where that has its last commit', async () => {
    await harm('older');
    expect(await eventsOf()).toBe(EVENTS);
    expect(await eventsOf()).toBe(EVENTS);
  });
  test('is refused where the damaged one had it', async () => {
    await harm('newer');
    await expect(startEventStore({ dir, port: 0 })).rejects.toThrow('its last events may be lost');
  });
  test('is refused where both are whole, but of a time before the noted commit', async () => {
    const [first = 0n, second = 0n] = await commits();
    await writeFile(join(dir, 'begun'), String((first > second ? first : second) + 1n));
    await expect(startEventStore({ dir, port: 0 })).rejects.toThrow('its last events may be lost');
  });
  test('is refused where it was not closed, because nobody knows which one had it', async () => {
    await writeFile(join(dir, 'begun'), 'open');
    await harm('older');
    await expect(startEventStore({ dir, port: 0 })).rejects.toThrow('its last events may be lost');
  });
});

test('a log with later commits than the noted one, by a program that could not note them, is read', async () => {
  await writeFile(join(dir, 'begun'), '3');
  expect(await eventsOf()).toBe(EVENTS);
});

test('a log that is damaged inside does not start, and does once its file is whole again', async () => {
  const copy = `${file}.whole`;
  await copyFile(file, copy);
  const { size } = await stat(file);
  await write(randomBytes(size - 2 * PAGE), 2 * PAGE);
  await expect(launchEventStore({ dir, port: 0 })).rejects.toThrow('Restore it from a backup');
  await copyFile(copy, file);
  expect(await eventsOf()).toBe(EVENTS);
});
