import { expect, test } from '@jest/globals';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { until } from '@anamnesis/platform/testing/until';
import { startProjectors } from './app.js';

test('what fails because of a disk is counted: read models, which begin in the database, and relays, which begin with their lock', async () => {
  const metrics = createMetrics('test');
  const failWith = (code: string) => () => Promise.reject(Object.assign(new Error('not done'), { code }));
  const [full, failing] = [failWith('53100'), failWith('58030')];
  const parts = {
    ...{ pool: { query: failing, connect: failing }, locks: { hold: full } },
    ...{ store: {}, codec: {}, redis: {}, bus: {}, integrity: {}, logger: silentLogger, metrics },
  };
  const projectors = startProjectors(parts as unknown as Parameters<typeof startProjectors>[0]);
  try {
    for (const kind of ['full', 'failing'])
      await until(async () =>
        expect(await metrics.text()).toMatch(new RegExp(`disk_failures_total\\{[^}]*kind="${kind}"[^}]*\\} [1-9]`)),
      );
  } finally {
    await projectors.close();
  }
});
