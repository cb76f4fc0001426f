import { parseArgs } from 'node:util';
import { told } from './figures.js';
import { runAttack } from './run-attack.js';

/** `npm run attack -- --seed n --rounds n`: ends with 0 when every promise of the product held. */
const { values } = parseArgs({
  options: { seed: { type: 'string', default: '1' }, rounds: { type: 'string', default: '22' } },
});
const [seed, rounds] = [Number(values.seed), Number(values.rounds)];
if (!Number.isInteger(seed) || !Number.isInteger(rounds) || rounds < 1)
  throw new Error('Usage: npm run attack -- --seed 7 --rounds 200');

const say = (line: string) => void process.stdout.write(`${line}\n`);
const stop = new AbortController();
process.once('SIGINT', () => stop.abort());
process.once('SIGTERM', () => stop.abort());

say(`attack: seed ${seed}, ${rounds} rounds`);
const { violations, figures, ledgers } = await runAttack({ seed, rounds, signal: stop.signal, say });
told(figures).forEach(say);
if (violations.length === 0) {
  say('lost          0\ntwice         0\nEvery promise held.');
} else {
  say(`\n${violations.length} times a promise did not hold (seed ${seed}; the clients' ledgers are in ${ledgers}):`);
  for (const { promise, shown } of violations.slice(0, 20)) say(`- ${promise}: ${shown}`);
  process.exitCode = 1;
}
