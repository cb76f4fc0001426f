/**
 * Arguments: expected checkpoint, new checkpoint, then field, position and JSON or '' of each write. An entry is the position
 * in 20 digits followed by the JSON. A removal leaves no tombstone: the checkpoint itself rejects older writes.
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
