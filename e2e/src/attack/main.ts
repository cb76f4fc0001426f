import { parseArgs } from 'node:util';
import type { ExpectedEvents } from './commands/expected-events.js';
import { leftOut } from './commands/every-command.js';
import { linesOf } from './figures.js';
import { runAttack } from './run-attack.js';
import { bagOf } from './schedule.js';
import { addToSums, readSums } from './sums.js';

/** Rounds on one installation, which is judged at their end. A process that is stopped loses no more of the sums. */
const PORTION = 100;

/**
 * `npm run attack -- --seed n --rounds n [--faults kills] [--sums file]`: exits with 0 if every guarantee of the product held, among them that
 * each acknowledged command is in the log exactly once. With a file of sums it begins after the rounds in it, adds its own, and ends with the figures of all.
 */
const { values } = parseArgs({
  options: {
    seed: { type: 'string', default: '1' },
    rounds: { type: 'string', default: '24' },
    faults: { type: 'string' },
    sums: { type: 'string' },
  },
});
const [seed, rounds] = [Number(values.seed), Number(values.rounds)];
const { faults: names = null, sums: file = null } = values;
if (!Number.isInteger(seed) || !Number.isInteger(rounds) || rounds < 1)
  throw new Error('Usage: npm run attack -- --seed 7 --rounds 200 [--faults kills] [--sums attack.json]');

const print = (line: string) => void process.stdout.write(`${line}\n`);
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

let sums = readSums(file, seed, names);
const end = sums.next + rounds;
let events: ExpectedEvents | undefined;
print(`attack: seed ${seed}, rounds ${sums.next} to ${end - 1}`);
for (const [name, reason] of Object.entries(leftOut)) print(`not sent: ${name}, because ${reason}`);
while (sums.next < end && !stop.signal.aborted && process.exitCode === undefined) {
  const portion = Math.min(PORTION, end - sums.next);
  const outcome = await runAttack({
    ...{ seed, rounds: portion, from: sums.next, signal: stop.signal, print },
    ...(names !== null && { faults: bagOf(names) }),
    ...(events && { events }),
  });
  const { violations, figures, ledgers } = outcome;
  events = outcome.events;
  // A run ends at its first violation, like one that is stopped; the sums keep it.
  const isWhole = violations.length === 0 && !stop.signal.aborted;
  sums = addToSums(file, sums, isWhole ? portion : Math.max(figures.rounds, 1), figures);
  if (violations.length === 0) continue;
  print(`\n${violations.length} violated guarantees (seed ${seed}; the clients' ledgers are in ${ledgers}):`);
  for (const { guarantee, shown } of violations.slice(0, 20)) print(`- ${guarantee}: ${shown}`);
  process.exitCode = 1;
}
print(`\nThe first ${sums.next} rounds:`);
linesOf(sums.figures).forEach(print);
if (Object.keys(sums.figures.violated).length > 0) process.exitCode = 1;
