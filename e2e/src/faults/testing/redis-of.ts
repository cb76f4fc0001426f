import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { noShowCheck } from '@anamnesis/contracts/appointments/jobs';
import { connectRedis, type RedisClient } from '@anamnesis/platform/redis/connect';

/** Runs `work` on a connection to the Redis of a running product. */
export async function withRedisOf<Result>(
  dataDir: string,
  work: (redis: RedisClient) => Promise<Result>,
): Promise<Result> {
  const note = await readFile(join(dataDir, 'redis', 'running.json'), 'utf8');
  const { port, password } = JSON.parse(note) as { port: number; password: string };
  const failures: Error[] = [];
  const redis = await connectRedis(`redis://:${password}@127.0.0.1:${port}`, {
    onError: (error) => failures.push(error),
  });
  try {
    return await work(redis);
  } finally {
    redis.destroy();
  }
}

/** Ids of the planned no-show checks. */
export const plannedChecks = (dataDir: string): Promise<string[]> =>
  withRedisOf(dataDir, async (redis) => (await redis.zRange(`jobs:${noShowCheck.name}:delayed`, 0, -1)).sort());
