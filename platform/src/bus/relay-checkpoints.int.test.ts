import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { testDatabase } from '../testing/test-log.js';
import { createRelayCheckpoints } from './relay-checkpoints.js';

let database: Awaited<ReturnType<typeof testDatabase>>;
beforeAll(async () => void (database = await testDatabase()));
afterAll(() => database.close());

test('a checkpoint advances only from its stored position', async () => {
  const checkpoints = await createRelayCheckpoints(database.pool);
  expect(await checkpoints.load('relay')).toBeNull();
  expect(await checkpoints.save('relay', 5n, 4n)).toBe(false);
  expect(await checkpoints.save('relay', 5n, null)).toBe(true);
  expect(await checkpoints.save('relay', 6n, null)).toBe(false);
  expect(await checkpoints.save('relay', 2n ** 62n + 1n, 5n)).toBe(true);
  expect(await checkpoints.load('relay')).toBe(2n ** 62n + 1n);
});
