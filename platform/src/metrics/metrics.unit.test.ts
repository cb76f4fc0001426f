import { expect, test } from '@jest/globals';
import { register } from 'prom-client';
import { createMetrics } from './metrics.js';

test('figures stand on a registry of their own, and asking twice gives the same one', async () => {
  const metrics = createMetrics('command-service');
  metrics.counter('appends_total', 'Appends', ['outcome']).inc({ outcome: 'done' });
  metrics.counter('appends_total', 'Appends', ['outcome']).inc({ outcome: 'done' });
  metrics.gauge('behind', 'Events behind').set(3);
  metrics.histogram('seconds', 'Time', [1]).observe(0.5);
  const text = await metrics.text();
  expect(text).toContain('appends_total{outcome="done",service="command-service"} 2');
  expect(text).toContain('behind{service="command-service"} 3');
  expect(text).toContain('seconds_bucket{le="1",service="command-service"} 1');
  expect(await createMetrics('other').text()).not.toContain('appends_total');
  expect(await register.metrics()).not.toContain('appends_total');
});
