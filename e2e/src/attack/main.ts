import { parseArgs } from 'node:util';
import { linesOf } from './figures.js';
import { runAttack } from './run-attack.js';

/** `npm run attack -- --seed n --rounds n`: exits with 0 if every guarantee of the product held. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '22' } },
});
const [seed, rounds] = [Number(values.seed), Number(values.rounds)];
if (!Number.isInteger(seed) || !Number.isInteger(rounds) || rounds < 1)
  throw new Error('Usage: npm run attack -- --seed 7 --rounds 200');

const print = (line: string) => void process.stdout.write(`${line}\n`);
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

print(`attack: seed ${seed}, ${rounds} rounds`);
const { violations, figures, ledgers } = await runAttack({ seed, rounds, signal: stop.signal, print });
linesOf(figures).forEach(print);
if (violations.length === 0) {
  print('lost          0\ntwice         0\nEvery guarantee held.');
} else {
  print(`\n${violations.length} violated guarantees (seed ${seed}; the clients' ledgers are in ${ledgers}):`);
  for (const { guarantee, shown } of violations.slice(0, 20)) print(`- ${guarantee}: ${shown}`);
  process.exitCode = 1;
}
