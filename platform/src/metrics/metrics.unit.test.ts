import { expect, test } from '@jest/globals';
import { register } from 'prom-client';
import { createMetrics } from './metrics.js';

test('metrics have their own registry, and requesting one twice returns the same', async () => {
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

test('a measured gauge is measured on collection, and left out when measuring fails', async () => {
  const metrics = createMetrics('projectors');
  const failures: unknown[] = [];
  let measure = () =>
    Promise.resolve(
      new Map<string, number | null>([
        ['a', 1],
        ['b', null],
      ]),
    );
  metrics.measured(
    'lag',
    'Lag',
    'of',
    () => measure(),
    (error) => failures.push(error),
  );
  expect(await metrics.text()).toContain('lag{of="a",service="projectors"} 1');
  expect(await metrics.text()).not.toContain('of="b"');
  measure = () => Promise.resolve(new Map([['b', 2]]));
  const later = await metrics.text();
  expect(later).toContain('lag{of="b",service="projectors"} 2');
  expect(later).not.toContain('of="a"');
  measure = () => Promise.reject(new Error('unavailable'));
  expect(await metrics.text()).not.toMatch(/^lag\{/m);
  expect(failures).toHaveLength(1);
});
