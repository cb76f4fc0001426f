import { expect, test } from '@jest/globals';
import { createReport } from '../figures/report.js';
import { actsOf } from '../hostile/acts.js';
import { hostile } from './hostile.js';

test('each of the worst files ends as it has to while calls are answered, and every figure is reported', async () => {
  const report = createReport(() => undefined);
  await hostile.run('tiny', () => Promise.reject(new Error('it has a product of its own')), report);
  const acts = await actsOf({ address: '', token: () => Promise.reject(new Error('nothing is sent')) });
  expect(report.rows.filter(({ figure }) => figure.includes('p99 ms'))).toHaveLength(acts.length);
  for (const { what } of acts)
    expect(report.rows.map(({ figure }) => figure)).toContainEqual(expect.stringContaining(what));
  for (const { did } of report.rows) expect(did).toEqual({ ours: 100, theirs: 100 });
});
