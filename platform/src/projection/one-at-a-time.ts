import type { Pool } from '../postgres/pool.js';

const turns = new WeakMap<Pool, Promise<unknown>>();

/**
 * One heavy piece of work on a pool after the other. Making indexes and comparing tables take up to three connections each, for
 * long: many at once would leave none for the read models that go on.
 */
export function oneAtATime<Result>(pool: Pool, work: () => Promise<Result>): Promise<Result> {
  const mine = (turns.get(pool) ?? Promise.resolve()).then(work);
  turns.set(
    pool,
    mine.catch(() => undefined),
  );
  return mine;
}
