/** An entry is the position in 20 digits followed by the JSON; with nothing behind the digits it marks a removal. */

/** Writes one entry unless the view reflects a later position. Arguments: field, position, JSON or ''. */
export const APPLY_ONE = `
local checkpoint = redis.call('HGET', KEYS[1], 'checkpoint')
if checkpoint and ARGV[2] <= checkpoint then return 0 end
local stored = redis.call('HGET', KEYS[1], ARGV[1])
if stored and string.sub(stored, 1, 20) > ARGV[2] then return 0 end
redis.call('HSET', KEYS[1], ARGV[1], ARGV[2] .. ARGV[3])
return 1`;

/**
 * Arguments: checkpoint expected, checkpoint to come, then field, position and JSON or '' of each write.
 * A removal leaves no mark here: the checkpoint itself refuses whatever is older.
 */
export const APPLY_BATCH = `
if (redis.call('HGET', KEYS[1], 'checkpoint') or '') ~= ARGV[1] then return 0 end
for i = 3, #ARGV, 3 do
  local stored = redis.call('HGET', KEYS[1], ARGV[i])
  if not stored or string.sub(stored, 1, 20) <= ARGV[i + 1] then
    if ARGV[i + 2] == '' then redis.call('HDEL', KEYS[1], ARGV[i])
    else redis.call('HSET', KEYS[1], ARGV[i], ARGV[i + 1] .. ARGV[i + 2]) end
  end
end
redis.call('HSET', KEYS[1], 'checkpoint', ARGV[2])
return 1`;
