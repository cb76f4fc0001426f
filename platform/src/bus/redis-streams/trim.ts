import type { RedisClient } from '../../redis/connect.js';
import { partitions, streamOf } from './partitions.js';

/**
 * Drops messages that are older than `age` milliseconds and acknowledged by every group. By acknowledgement, so that a
 * slow or stopped consumer loses nothing; by age too, so that a group created a moment later still finds recent messages. A
 * topic without groups is trimmed by age alone. A group that is no longer used must be destroyed, or its topic grows without limit.
 */
export async function trim(client: RedisClient, topic: string, age: number): Promise<void> {
  for (const partition of partitions) {
    await client.eval(TRIM, { keys: [streamOf(topic, partition)], arguments: [String(age)] });
  }
}

/** A group has acknowledged everything before its oldest pending message, or up to the last delivered one if none is pending. */
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
