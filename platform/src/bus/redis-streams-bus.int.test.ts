import { createRedisProcess } from '../redis/testing/redis-process.js';
import { describeBus } from './testing/bus-contract.js';

describeBus('the bus over Redis Streams', async () => {
  const redis = await createRedisProcess();
  await redis.start();
  return { kind: 'redis', address: redis.url, goAway: redis.stop, comeBack: redis.start, stop: redis.remove };
});
