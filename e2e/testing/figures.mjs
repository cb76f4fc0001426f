import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/**
 * Jest reporter that prints where the time of each suite goes, in seconds: `start` until its environment stands, `load` its modules and what
 * runs before its first test, `test` its tests, `end` the rest. The slowest suites first.
 */
export default class Figures {
  onRunComplete(_, { testResults }) {
    const rows = testResults.filter(({ perfStats }) => perfStats.end > 0).map(figuresOf);
    rows.sort((one, other) => other.whole - one.whole);
    const sum = (name) => rows.reduce((total, row) => total + row[name], 0);
    const columns = ['whole', 'start', 'load', 'test', 'end'];
    const line = (row, name) => `${columns.map((column) => row[column].toFixed(1).padStart(7)).join('')}  ${name}`;
    console.log(`\n${columns.map((column) => column.padStart(7)).join('')}  suite`);
    for (const row of rows) console.log(line(row, row.name));
    console.log(line(Object.fromEntries(columns.map((column) => [column, sum(column)])), `${rows.length} suites\n`));
  }
}

function figuresOf({ perfStats, testFilePath, testResults }) {
  const began = Math.min(perfStats.start, perfStats.loadTestEnvironmentStart || perfStats.start);
  const started = perfStats.loadTestEnvironmentEnd || perfStats.start;
  const first = Math.min(...testResults.flatMap(({ startAt }) => (startAt ? [startAt] : [])), perfStats.end);
  const test = testResults.reduce((total, { duration }) => total + (duration ?? 0), 0);
  const whole = perfStats.end - began;
  const [start, load] = [started - began, first - started];
  const seconds = { whole, start, load, test, end: Math.max(whole - start - load - test, 0) };
  for (const name of Object.keys(seconds)) seconds[name] /= 1_000;
  return { ...seconds, name: testFilePath.replace(root, '') };
}
