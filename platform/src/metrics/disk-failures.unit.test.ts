import { expect, test } from '@jest/globals';
import { countDiskFailures } from './disk-failures.js';
import { createMetrics } from './metrics.js';

test('disks that are full and disks that fail are counted apart, also as the cause of an error; other errors are not', async () => {
  const metrics = createMetrics('test');
  const count = countDiskFailures(metrics);
  const full = Object.assign(new Error('write'), { code: 'ENOSPC' });
  const failing = Object.assign(new Error('could not read block'), { code: '58030' });
  expect([full, new Error('not stored', { cause: full }), failing, new Error('away'), 'odd'].map(count)).toEqual([
    ...['full', 'full', 'failing', null, null],
  ]);
  const text = await metrics.text();
  expect(text).toMatch(/disk_failures_total\{[^}]*kind="full"[^}]*\} 2$/m);
  expect(text).toMatch(/disk_failures_total\{[^}]*kind="failing"[^}]*\} 1$/m);
});
