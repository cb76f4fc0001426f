import type { Pool } from '../postgres/pool.js';

const turns = new WeakMap<Pool, Promise<unknown>>();

/**
 * Runs heavy tasks on a pool one after the other. Creating indexes and comparing tables take up to three connections each for a
 * long time: many at once would leave none for the running read models.
 */
export function oneAtATime<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const mine = (turns.get(pool) ?? Promise.resolve()).then(work);
  turns.set(
    pool,
    mine.catch(() => undefined),
  );
  return mine;
}
