import { parseArgs } from 'node:util';
import type { Benchmark, GivenSizes } from './benchmark.js';
import { benchmarks } from './benchmarks/all.js';
import { createReport, machine, tableOf } from './figures/report.js';
import { withBackends } from './setup/backends.js';

const LEAST_PAIRS = 5;
const print = (line: string): void => void process.stdout.write(`${line}\n`);

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    list: { type: 'boolean', default: false },
    pairs: { type: 'string' },
    seconds: { type: 'string' },
    events: { type: 'string' },
    documents: { type: 'string' },
    megabytes: { type: 'string' },
  },
});
const ALL = 'all';
const unknown = positionals.filter((name) => name !== ALL && !benchmarks.some((benchmark) => benchmark.name === name));

if (values.list || positionals.length === 0) {
  print(
    `npm run bench -- <name> … | ${ALL} [--pairs ${LEAST_PAIRS}] [--seconds 3] [--events n] [--documents n] [--megabytes n]\n`,
  );
  for (const { name, question } of benchmarks) print(`  ${name.padEnd(10)}${question}`);
} else if (unknown.length > 0) {
  print(`There is no benchmark ${unknown.join(', ')}; see npm run bench -- --list`);
  process.exitCode = 2;
} else {
  const chosen = benchmarks.filter(({ name }) => positionals.includes(ALL) || positionals.includes(name));
  const given: GivenSizes = {
    ...(values.pairs !== undefined && { pairs: Math.max(LEAST_PAIRS, Number(values.pairs)) }),
    ...(values.seconds !== undefined && { seconds: Number(values.seconds) }),
    ...(values.events !== undefined && { events: Number(values.events) }),
    ...(values.documents !== undefined && { documents: Number(values.documents) }),
    ...(values.megabytes !== undefined && { megabytes: Number(values.megabytes) }),
  };
  await runAll(chosen, given);
}

/** Runs them in sequence. A failure is printed and the others continue; then the exit code is 1. */
async function runAll(chosen: readonly Benchmark[], given: GivenSizes): Promise<void> {
  const report = createReport(print);
  for (const { name, question, run } of chosen) {
    print(`\n${name}: ${question}\n${machine()}`);
    try {
      await run('full', withBackends, report, given);
    } catch (error) {
      console.error(`${name} failed:`, error);
      process.exitCode = 1;
    }
  }
  print(`\n${machine()}\n`);
  for (const line of tableOf(report.rows)) print(line);
}
