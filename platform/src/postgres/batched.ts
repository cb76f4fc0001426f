/**
 * Joins calls of one turn of the event loop, with the same context: `load` is called once, with their keys, and returns a value for each
 * key in the same order. When it rejects, each of the calls does.
 */
export function batched<Context extends object, Key, Value>(
  load: (context: Context, keys: readonly Key[]) => Promise<readonly Value[]>,
): (context: Context, key: Key) => Promise<Value> {
  const open = new WeakMap<Context, { keys: Key[]; values: Promise<readonly Value[]> }>();
  const begin = (context: Context) => {
    const keys: Key[] = [];
    const values = endOfTurn().then(() => {
      open.delete(context);
      return load(context, keys);
    });
    const batch = { keys, values };
    open.set(context, batch);
    return batch;
  };
  return async (context, key) => {
    const { keys, values } = open.get(context) ?? begin(context);
    const index = keys.push(key) - 1;
    return (await values)[index] as Value;
  };
}

const endOfTurn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));
