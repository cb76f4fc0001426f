import { randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import type { Bus } from '@anamnesis/platform/bus/bus';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createMetrics } from '@anamnesis/platform/metrics/metrics';
import { createMailer } from '@anamnesis/platform/mail/mailer';
import { createClosing } from '@anamnesis/platform/process/closing';
import { until } from '@anamnesis/platform/testing/until';
import { startWorkers } from './app.js';
import { noFiles, noReader } from './testing/no-files.js';
import { noAi } from './testing/no-ai.js';

const connections = () => process.getActiveResourcesInfo().filter((resource) => resource.startsWith('TCP')).length;
const unused = () => Promise.reject(new Error('Not called during the start'));

test('a failed start closes what it has opened: no job runs, and nothing is consumed', async () => {
  const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
  const prefix = `half-start-${randomUUID()}:`;
  const before = connections();
  const closing = createClosing();
  const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger });
  let followed = 0;
  const failing: Bus = {
    ...bus,
    consume: (topic, follower) =>
      (followed += 1) > 3 ? Promise.reject(new Error('The broker is gone')) : bus.consume(topic, follower),
  };
  const starting = startWorkers({
    push: null,
    ...{ closing, redisUrl, prefix, bus: failing, logger: silentLogger },
    mailer: createMailer({ url: 'smtp://127.0.0.1:1', from: 'hello@clinic.example' }),
    once: { once: unused },
    commands: { send: unused },
    queries: { ask: unused },
    files: noFiles,
    readDocument: noReader,
    ai: noAi,
    attendance: { lastSeen: unused },
    metrics: createMetrics('test'),
    clock: () => new Date(),
    timeZone: 'Asia/Kolkata',
  });
  await expect(starting).rejects.toThrow('The broker is gone');
  expect(Object.keys(bus.followers())).toHaveLength(3);
  await closing.close();
  expect(Object.values(bus.followers())).toEqual([]);
  await bus.close();
  await until(async () => expect(connections()).toBeLessThanOrEqual(before));
});
