import { relative } from 'node:path';

const seconds = (milliseconds) => (milliseconds / 1000).toFixed(1).padStart(7);

/**
 * Prints where the time of each suite goes, the longest first: before the first test (its modules and what `beforeAll` starts), in tests
 * and the hooks between them, and after the last one. `npx jest --reporters=default --reporters=./e2e/testing/suite-times.mjs`
 */
export default class SuiteTimes {
  constructor({ rootDir }) {
    this.rootDir = rootDir;
  }

  onRunComplete(_contexts, { testResults }) {
    const suites = testResults.map(({ testFilePath, perfStats: { start, end }, testResults: tests }) => {
      const begun = tests.filter(({ startAt }) => startAt);
      const first = Math.min(end, ...begun.map(({ startAt }) => startAt));
      const last = Math.max(first, ...begun.map(({ startAt, duration }) => startAt + (duration ?? 0)));
      return {
        name: relative(this.rootDir, testFilePath),
        parts: [end - start, first - start, last - first, end - last],
      };
    });
    const longest = suites.toSorted((one, other) => other.parts[0] - one.parts[0]);
    const sums = [0, 1, 2, 3].map((part) => suites.reduce((sum, { parts }) => sum + parts[part], 0));
    console.log('\n  whole  before   tests   after  s');
    for (const { name, parts } of [...longest, { name: `${suites.length} suites`, parts: sums }])
      console.log(`${parts.map(seconds).join(' ')}  ${name}`);
  }
}
