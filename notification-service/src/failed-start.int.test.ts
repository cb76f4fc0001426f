import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import { expect, test } from '@jest/globals';
import type { Bus } from '@anamnesis/platform/bus/bus';
import { createRedisStreamsBus } from '@anamnesis/platform/bus/redis-streams-bus';
import { silentLogger } from '@anamnesis/platform/logging/logger';
import { createClosing } from '@anamnesis/platform/process/closing';
import { connectRedis } from '@anamnesis/platform/redis/connect';
import { until } from '@anamnesis/platform/testing/until';
import { createTestTokens } from '@anamnesis/platform/tokens/testing/test-tokens';
import { startNotifications } from './app.js';

const connections = () => process.getActiveResourcesInfo().filter((resource) => resource.startsWith('TCP')).length;
const unused = () => Promise.reject(new Error('Not called during the start'));

test('a failed start closes what it has opened', async () => {
  const redisUrl = process.env['TEST_REDIS_URL'] ?? '';
  const prefix = `half-start-${randomUUID()}:`;
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const before = connections();
  const closing = createClosing();
  const bus = await createRedisStreamsBus({ url: redisUrl, prefix, logger: silentLogger });
  const redis = await connectRedis(redisUrl, { onError: (error) => console.error(error) });
  const failing: Bus = {
    ...bus,
    async consume() {
      await until(async () => expect(await redis.pubSubChannels(`${prefix}*`)).not.toEqual([]));
      throw new Error('The broker is gone');
    },
  };
  const starting = startNotifications({
    ...{ closing, server, redisUrl, prefix, bus: failing, logger: silentLogger, origins: [] },
    tokens: createTestTokens(),
    ended: { has: () => false, onEnd: () => undefined },
    sessions: { parties: unused },
    holders: { take: unused, keep: unused, of: unused },
    attendance: { saw: unused },
    readers: { of: unused },
    memberships: { of: unused },
    attending: { renew: unused, end: unused },
    pushed: { saw: unused, read: unused },
    connections: { ofOneAccount: 1, silence: 1_000 },
  });
  await expect(starting).rejects.toThrow('The broker is gone');
  await closing.close();
  await bus.close();
  redis.destroy();
  await until(async () => expect(connections()).toBeLessThanOrEqual(before));
  server.close();
});
