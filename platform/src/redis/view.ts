import type { z } from 'zod';
import type { RedisClient } from './connect.js';
import { APPLY_BATCH } from './view-scripts.js';

/** One change of a view: `value` null removes the entry. `position` is that of the causing event. */
export interface ViewWrite<Value> {
  key: string;
  value: Value | null;
  position: bigint;
}

/** A view of the log in Redis. Every entry contains the position it reflects, and an older write changes nothing. */
export interface RedisView<Value> {
  get(key: string): Promise<{ value: Value; position: bigint } | null>;
  /** The position up to which the whole view reflects the log; null when it is empty, or was lost with Redis. */
  checkpoint(): Promise<bigint | null>;
  /**
   * Applies writes, in order, and moves the checkpoint: all or nothing. False, with nothing changed, when the stored
   * checkpoint is not `from`: another process moved it, or Redis was emptied. Read `checkpoint()` and continue from there.
   * An empty batch with `from` equal to `to` only checks whether the view is intact.
   */
  applyBatch(writes: readonly ViewWrite<Value>[], from: bigint | null, to: bigint): Promise<boolean>;
  /** Removes everything, so that the view is rebuilt from the beginning. */
  clear(): Promise<void>;
}

/**
 * A view under `name`. Entries and checkpoint are in one hash, so that they can only be lost together.
 * Values are parsed by `schema` when read.
 */
export function createView<Value>(client: RedisClient, name: string, schema: z.ZodType<Value>): RedisView<Value> {
  const hash = `view:${name}`;

  return {
    async get(key) {
      const stored = await client.hGet(hash, field(key));
      if (!stored) return null;
      return { position: BigInt(stored.slice(0, WIDTH)), value: schema.parse(JSON.parse(stored.slice(WIDTH))) };
    },
    async checkpoint() {
      const stored = await client.hGet(hash, 'checkpoint');
      return stored ? BigInt(stored) : null;
    },
    async applyBatch(writes, from, to) {
      const changes = writes.flatMap(({ key, value, position }) => [
        field(key),
        sortable(position),
        value === null ? '' : JSON.stringify(value),
      ]);
      const fence = [from === null ? '' : sortable(from), sortable(to)];
      return (await client.eval(APPLY_BATCH, { keys: [hash], arguments: [...fence, ...changes] })) === 1;
    },
    async clear() {
      await client.del(hash);
    },
  };
}

/** Digits of the largest 64-bit number: positions of this width compare as text, where Lua's numbers would round. */
const WIDTH = 20;
const sortable = (position: bigint) => position.toString().padStart(WIDTH, '0');
const field = (key: string) => `entry:${key}`;
