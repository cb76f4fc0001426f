import { expect, test } from '@jest/globals';
import { createReport } from '../figures/report.js';
import { withBackends } from '../setup/backends.js';
import { memory } from './memory.js';

test('the memory of every process is sampled under load', async () => {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  await memory.run('tiny', withBackends, report);
  const processes = ['launcher', 'heap of the launcher', 'postgres', 'redis', 'event-store'];
  expect(report.rows.map(({ figure }) => figure).toSorted()).toEqual(
    processes.map((name) => `memory, ${name}, last of first`).toSorted(),
  );
  for (const { result, did } of report.rows) {
    expect(result).toBeGreaterThan(0);
    expect(did.ours).toBeGreaterThan(0);
  }
  expect(lines.filter((line) => /first [\d.]+ MB, last [\d.]+ MB/.test(line))).toHaveLength(processes.length);
});
