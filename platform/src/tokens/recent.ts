export interface Recent<Key, Value> {
  get(key: Key): Value | undefined;
  put(key: Key, value: Value): void;
}

/** Caches the last `most` values; the oldest is evicted first. */
export function createRecent<Key, Value>(most: number): Recent<Key, Value> {
  const values = new Map<Key, Value>();
  return {
    get: (key) => values.get(key),
    put: (key, value) => {
      values.delete(key);
      values.set(key, value);
      const [oldest] = values.keys();
      if (values.size > most && oldest !== undefined) values.delete(oldest);
    },
  };
}
