import { expect, test } from '@jest/globals';
import { createReport } from '../figures/report.js';
import { hostile } from './hostile.js';

test('each of the worst files ends as it has to while calls are answered, and every figure is reported', async () => {
  const report = createReport(() => undefined);
  await hostile.run('tiny', () => Promise.reject(new Error('it has a product of its own')), report);
  expect(report.rows.filter(({ figure }) => figure.includes('p99 ms'))).toHaveLength(10);
  for (const { did } of report.rows) expect(did).toEqual({ ours: 100, theirs: 100 });
});
