import { parseArgs } from 'node:util';
import type { Benchmark, Said } from './benchmark.js';
import { benchmarks } from './benchmarks/all.js';
import { createReport, machine, tableOf } from './figures/report.js';
import { withBackends } from './ground/backends.js';

const LEAST_PAIRS = 5;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    seconds: { type: 'string' },
    events: { type: 'string' },
  },
});
const ALL = 'all';
const unknown = positionals.filter((name) => name !== ALL && !benchmarks.some((benchmark) => benchmark.name === name));

if (values.list || positionals.length === 0) {
  say(`npm run bench -- <name> … | ${ALL} [--pairs ${LEAST_PAIRS}] [--seconds 3] [--events n]\n`);
  for (const { name, question } of benchmarks) say(`  ${name.padEnd(10)}${question}`);
} else if (unknown.length > 0) {
  say(`There is no benchmark ${unknown.join(', ')}; see npm run bench -- --list`);
  process.exitCode = 2;
} else {
  const chosen = benchmarks.filter(({ name }) => positionals.includes(ALL) || positionals.includes(name));
  const said: Said = {
    ...(values.pairs !== undefined && { pairs: Math.max(LEAST_PAIRS, Number(values.pairs)) }),
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.events !== undefined && { events: Number(values.events) }),
  };
  await runAll(chosen, said);
}

/** Runs them one after the other. One that fails is told of and keeps the others from nothing; the exit code is 1 then. */
async function runAll(chosen: readonly Benchmark[], said: Said): Promise<void> {
  const report = createReport(say);
  for (const { name, question, run } of chosen) {
    say(`\n${name}: ${question}\n${machine()}`);
    try {
      await withBackends((backends) => run('full', backends, report, said));
    } catch (error) {
      console.error(`${name} failed:`, error);
      process.exitCode = 1;
    }
  }
  say(`\n${machine()}\n`);
  for (const line of tableOf(report.rows)) say(line);
}
