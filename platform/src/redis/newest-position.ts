import type { RedisClient } from './connect.js';

/** The newest of the log positions that any process has named. */
export interface NewestPosition {
  /** Names a position, a decimal number; an older one than the newest changes nothing. */
  saw(position: string): Promise<void>;
  /** Null when none was named lately. */
  read(): Promise<string | null>;
}

/** Text of this width compares as numbers do; Lua's numbers would round positions. */
const WIDTH = 20;
const RAISE = `
local known = redis.call('GET', KEYS[1])
if known and known >= ARGV[1] then return 0 end
redis.call('SET', KEYS[1], ARGV[1], 'PX', ARGV[2])
return 1`;

/** Stores the position in Redis under `name`, for `kept` milliseconds after the newest one was named. */
export function createNewestPosition(client: RedisClient, name: string, kept: number): NewestPosition {
  const key = `newest:${name}`;
  return {
    async saw(position) {
      await client.eval(RAISE, { keys: [key], arguments: [position.padStart(WIDTH, '0'), String(kept)] });
    },
    async read() {
      const known = await client.get(key);
      return known === null ? null : String(BigInt(known));
    },
  };
}
