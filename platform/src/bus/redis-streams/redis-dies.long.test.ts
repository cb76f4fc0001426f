import { spawn, type ChildProcess } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineTopic } from '@anamnesis/contracts/language/topic';
import { createRedisProcess, type RedisProcess } from '../../redis/testing/redis-process.js';
import { until } from '../../testing/until.js';
import type { Bus } from '../bus.js';
import { openBus } from '../testing/open-bus.js';

let redis: RedisProcess;
let bus: Bus;
let follower: ChildProcess;
const output: string[] = [];

beforeEach(async () => {
  redis = await createRedisProcess();
  await redis.start();
  bus = await openBus('redis', redis.url, '');
});
afterEach(async () => {
  const exited = once(follower, 'exit');
  follower.kill('SIGKILL');
  await exited;
  await bus.close();
  await redis.remove();
});

function follow(topic: string): void {
  const script = fileURLToPath(new URL('../testing/busy-follower.ts', import.meta.url));
  const argv = ['--import', 'tsx', '--conditions=@anamnesis/source', script, 'redis', redis.url, topic];
  follower = spawn(process.execPath, argv, { stdio: ['ignore', 'pipe', 'inherit'] });
  createInterface({ input: follower.stdout as NonNullable<typeof follower.stdout> }).on('line', (line) =>
    output.push(line),
  );
}
const done = (id: string) => until(async () => expect(output).toContain(`done ${id}`));

test('when Redis dies during processing, the consumer survives and handles every message after the restart', async () => {
  const topic = defineTopic({ name: randomUUID(), schema: z.object({}) });
  const batch = (from: number) =>
    Array.from({ length: 400 }, (_, n) => ({ key: `k${n % 8}`, id: `${from + n}`, value: {} }));
  follow(topic.name);
  await until(async () => expect(output).toContain('following'));
  for (const round of [0, 1, 2]) {
    await bus.publish(topic, batch(round * 1_000));
    await done(`${round * 1_000 + 20}`);
    await redis.kill();
    await redis.start();
  }
  await bus.publish(topic, [{ key: 'k', id: 'last', value: {} }]);
  await done('last');
  for (const round of [0, 1, 2]) for (const { id } of batch(round * 1_000)) await done(id);
  expect(output.filter((line) => line.startsWith('unhandled'))).toEqual([]);
  expect(follower.exitCode).toBeNull();
});
