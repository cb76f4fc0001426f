import type { RedisClient } from '../../redis/connect.js';
import { partitions, streamOf } from './partitions.js';

/**
 * Drops the messages that are older than `age` milliseconds and acknowledged by every group. By acknowledgement, so that a
 * slow or stopped follower loses nothing; by age too, so that a group made a moment later still finds the recent past. A
 * topic that nobody follows is cut by age alone. A group given up for good has to be destroyed, or its topic grows.
 */
export async function trim(client: RedisClient, topic: string, age: number): Promise<void> {
  for (const partition of partitions) {
    await client.eval(TRIM, { keys: [streamOf(topic, partition)], arguments: [String(age)] });
  }
}

/** A group has acknowledged everything before its oldest pending message, or else up to the last one delivered. */
const TRIM = `
if redis.call('EXISTS', KEYS[1]) == 0 then return 0 end
local function parts(id)
  local ms, seq = string.match(id, '(%d+)-(%d+)')
  return tonumber(ms), tonumber(seq)
end
local time = redis.call('TIME')
local ms, seq = time[1] * 1000 + math.floor(time[2] / 1000) - tonumber(ARGV[1]), 0
for _, group in ipairs(redis.call('XINFO', 'GROUPS', KEYS[1])) do
  local about = {}
  for i = 1, #group, 2 do about[group[i]] = group[i + 1] end
  local done = redis.call('XPENDING', KEYS[1], about.name)[2] or about['last-delivered-id']
  local doneMs, doneSeq = parts(done)
  if doneMs < ms or (doneMs == ms and doneSeq < seq) then ms, seq = doneMs, doneSeq end
end
return redis.call('XTRIM', KEYS[1], 'MINID', string.format('%.0f-%.0f', ms, seq))`;
