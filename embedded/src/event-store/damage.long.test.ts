import { spawn } from 'node:child_process';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { binaryEvent } from '@eventstore/db-client';
import { nodeOptions, sibling } from '@anamnesis/platform/apart/node-options';
import { startEventStore } from './server.js';
import { connect, notes, temporaryDir } from './testing/temporary-store.js';

/** `LOG_SEED=n` repeats a run, `LOG_DAMAGES=n` sets its length. */
const SEED = Number(process.env['LOG_SEED'] ?? Math.floor(Math.random() * 1e9));
const COUNT = Number(process.env['LOG_DAMAGES'] ?? 400);
const ATTACK = sibling('./testing/attack-log', import.meta.url);
/** Time for one damaged log, ms. */
const PATIENCE = 1_000;

let dir: string;
/** Trees with branches, values with pages of their own, free pages, long names, and a deleted stream. */
beforeAll(async () => {
  dir = await temporaryDir();
  const store = await startEventStore({ dir, port: 0 });
  const client = connect(store.port);
  for (let round = 0; round < 60; round += 1) {
    await client.appendToStream(`many-${round % 20}`, notes(20, round * 20));
    await client.appendToStream(`big-${round % 3}`, binaryEvent({ type: 'Scanned', data: Buffer.alloc(9_000, round) }));
    await client.appendToStream(`${round} ${'x'.repeat(1_500)}`, notes(1));
  }
  await client.setStreamMetadata('many-1', { maxCount: 9 });
  await client.deleteStream('many-2');
  await client.dispose();
  await store.close();
});
afterAll(() => rm(dir, { recursive: true }));

test(
  'no damage of the file ends the event store by a signal, hides an event, or is without words about a backup',
  async () => {
    const { said, ending } = await attack(SEED, COUNT);
    const outcomes = said.filter((line) => line.startsWith('outcome'));
    const wrong = said.filter((line, index) => /WRONG/.test(line) || /WRONG/.test(said[index + 1] ?? ''));
    expect({ seed: SEED, ending, last: ending === 0 ? '' : said.at(-1), wrong }).toEqual({
      ...{ seed: SEED, ending: 0, last: '', wrong: [] },
    });
    expect(outcomes).toHaveLength(COUNT);
    console.log(`seed ${SEED}: ${['refused', 'reported', 'whole'].map((each) => countOf(each, outcomes)).join(', ')}`);
  },
  COUNT * PATIENCE + 60_000,
);

const countOf = (outcome: string, outcomes: readonly string[]) =>
  `${outcome} ${outcomes.filter((each) => each === `outcome ${outcome}`).length}`;

/** Resolves with the lines of the attacking process and its exit code or signal. */
function attack(first: number, count: number): Promise<{ said: string[]; ending: number | string | null }> {
  const child = spawn(process.execPath, [...nodeOptions(ATTACK), ATTACK, dir, String(first), String(count)], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  let output = '';
  child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('close', (code, signal) => resolve({ said: output.trim().split('\n'), ending: signal ?? code }));
  });
}
