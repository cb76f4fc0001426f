import { parseArgs } from 'node:util';
import type { Benchmark } from './benchmark.js';
import { append } from './benchmarks/append.js';
import { command } from './benchmarks/command.js';
import { lag } from './benchmarks/lag.js';
import { load } from './benchmarks/load.js';
import { push } from './benchmarks/push.js';
import { query } from './benchmarks/query.js';
import { rebuild } from './benchmarks/rebuild.js';
import { start } from './benchmarks/start.js';
import { say, sayMachine } from './figures/report.js';

const LEAST_PAIRS = 5;
const benchmarks: readonly Benchmark[] = [append, load, command, query, rebuild, lag, push, start];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    pairs: { type: 'string', default: String(LEAST_PAIRS) },
    seconds: { type: 'string', default: '3' },
    events: { type: 'string' },
  },
});
const chosen = benchmarks.filter(({ name }) => positionals.includes(name));
const unknown = positionals.filter((name) => !benchmarks.some((benchmark) => benchmark.name === name));

if (values.list || positionals.length === 0) {
  say('npm run bench -- <name> [--pairs 5] [--seconds 3] [--events n]\n');
  for (const { name, question } of benchmarks) say(`  ${name.padEnd(10)}${question}`);
} else if (unknown.length > 0) {
  say(`There is no benchmark ${unknown.join(', ')}; see npm run bench -- --list`);
  process.exitCode = 2;
} else {
  const flags = {
    pairs: Math.max(LEAST_PAIRS, Number(values.pairs)),
    seconds: Number(values.seconds),
    events: values.events === undefined ? null : Number(values.events),
  };
  for (const { name, question, run } of chosen) {
    say(`\n${name}: ${question}`);
    sayMachine();
    await run(flags);
  }
}
