import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { randomOf } from '@anamnesis/platform/testing/random';
import { describe } from '../errors.js';
import { startEventStore } from '../server.js';
import { harmFile } from './damage.js';
import { collect, connect, noted } from './temporary-store.js';

/*
 * A process that damages copies of a log and uses them: `attack-log <directory> <first seed> <count>`. It prints each case before it, and its outcome:
 * `refused`, `reported`, `whole`, or what is wrong. A signal ends it where the check of a file has missed something.
 */
const [source = '', first = '0', count = '0'] = process.argv.slice(2);
const RESTORE = 'Restore it from a backup';
const print = (line: string) => writeFileSync(1, `${line}\n`);

interface Seen {
  readonly all: readonly string[];
  readonly streams: Readonly<Record<string, readonly string[]>>;
}

const untouched = await seen(source, []);
const names = [...new Set(untouched.all.map((each) => each.split(' ')[0] ?? ''))];
const expected = await seen(source, names);
for (let seed = Number(first); seed < Number(first) + Number(count); seed += 1) {
  const dir = mkdtempSync(join(tmpdir(), 'attacked-log-'));
  for (const file of ['data.mdb', 'begun']) copyFileSync(join(source, file), join(dir, file));
  const random = randomOf(seed);
  // A killed store leaves its log open.
  if (random.chance(0.5)) writeFileSync(join(dir, 'begun'), 'open');
  print(`seed ${seed}: ${harmFile(join(dir, 'data.mdb'), random)}`);
  print(`outcome ${await outcomeOf(dir)}`);
  rmSync(dir, { recursive: true });
}

async function outcomeOf(dir: string): Promise<string> {
  const before = readFileSync(join(dir, 'data.mdb'));
  try {
    const found = await seen(dir, names);
    if (JSON.stringify(found) !== JSON.stringify(expected)) return differenceOf(found);
    const store = await startEventStore({ dir, port: 0 });
    const client = connect(store.port);
    try {
      for (let n = 0; n < 50; n += 1) await client.appendToStream(`new-${n % 7}`, noted(n));
    } finally {
      await client.dispose();
      await store.close();
    }
    const { all } = await seen(dir, []);
    const kept = JSON.stringify(all.slice(0, expected.all.length)) === JSON.stringify(expected.all);
    return kept && all.length === expected.all.length + 50 ? 'whole' : 'WRONG: appends have changed earlier events';
  } catch (error) {
    const words = describe(error);
    if (!words.includes(RESTORE)) return `WRONG: no word of a backup: ${error instanceof Error ? error.stack : words}`;
    if (words.includes('Nothing was changed') && !before.equals(readFileSync(join(dir, 'data.mdb'))))
      return `WRONG: a refused file was changed: ${words}`;
    return words.includes('Nothing was changed') ? 'refused' : 'reported';
  }
}

/** Every event of the log, and of each of these streams, as a reader gets them. */
async function seen(dir: string, streams: readonly string[]): Promise<Seen> {
  const store = await startEventStore({ dir, port: 0 });
  const client = connect(store.port);
  const eventsOf = async (read: AsyncIterable<{ event?: { streamId: string; revision: bigint; id: string } }>) =>
    (await collect(read).catch(unlessDeleted)).map(({ event }) => `${event?.streamId} ${event?.revision} ${event?.id}`);
  try {
    const all = await eventsOf(client.readAll());
    const each: Record<string, readonly string[]> = {};
    for (const name of streams) each[name] = await eventsOf(client.readStream(name));
    return { all, streams: each };
  } finally {
    await client.dispose();
    await store.close();
  }
}

/** A deleted stream has no events. */
function unlessDeleted(error: { type?: string }): [] {
  if (error.type === 'stream-not-found') return [];
  throw error;
}

function differenceOf({ all, streams }: Seen): string {
  if (JSON.stringify(all) !== JSON.stringify(expected.all))
    return `WRONG: ${all.length} events are read, not ${expected.all.length}`;
  const other = Object.keys(streams).find((name) => streams[name]?.join() !== expected.streams[name]?.join());
  return `WRONG: ${other} has ${streams[other ?? '']?.length} events, not ${expected.streams[other ?? '']?.length}`;
}
