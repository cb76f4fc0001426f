import { setTimeout as pause } from 'node:timers/promises';
import type { Connection, Pool } from '../postgres/pool.js';

const STANDBY_MILLISECONDS = 500;

/** The one connection of a pool on which all locks of this process are held: each would keep one busy for ever else. */
interface Keeper {
  readonly connection: Promise<Connection>;
  readonly held: Set<string>;
  readonly lost: AbortController;
  users: number;
}
const keepers = new WeakMap<Pool, Keeper>();

/**
 * Runs `work` while this process holds the lock `name`, which one process at a time does, and one caller in it; others stand
 * by until it is free or they are aborted. `work` is aborted when the lock is lost with its connection; this throws then.
 */
export async function withLock(
  pool: Pool,
  name: string,
  signal: AbortSignal,
  work: (running: AbortSignal) => Promise<void>,
): Promise<void> {
  const keeper = keeperOf(pool);
  keeper.users += 1;
  const running = AbortSignal.any([signal, keeper.lost.signal]);
  try {
    const connection = await keeper.connection;
    if (!(await acquire(keeper, connection, name, running))) return keeper.lost.signal.throwIfAborted();
    try {
      await work(running);
      keeper.lost.signal.throwIfAborted();
    } finally {
      if (!keeper.lost.signal.aborted) await connection.query('select pg_advisory_unlock(hashtext($1))', [name]);
      keeper.held.delete(name);
    }
  } finally {
    keeper.users -= 1;
    if (keeper.users === 0) await dismiss(pool, keeper);
  }
}

function keeperOf(pool: Pool): Keeper {
  const known = keepers.get(pool);
  if (known && !known.lost.signal.aborted) return known;
  const lost = new AbortController();
  const keeper: Keeper = { connection: connect(pool, lost), held: new Set(), lost, users: 0 };
  keepers.set(pool, keeper);
  return keeper;
}

async function connect(pool: Pool, lost: AbortController): Promise<Connection> {
  try {
    const connection = await pool.connect();
    connection.on('error', (error) => lost.abort(error));
    return connection;
  } catch (error) {
    lost.abort(error);
    throw error;
  }
}

async function acquire(keeper: Keeper, connection: Connection, name: string, signal: AbortSignal): Promise<boolean> {
  while (!signal.aborted) {
    if (!keeper.held.has(name) && (await tryLock(keeper, connection, name))) return true;
    await pause(STANDBY_MILLISECONDS);
  }
  return false;
}

/** One session is given a lock as often as it asks, so who has it in this process is remembered beside it. */
async function tryLock({ held }: Keeper, connection: Connection, name: string): Promise<boolean> {
  held.add(name);
  let mine = false;
  try {
    const { rows } = await connection.query<{ mine: boolean }>('select pg_try_advisory_lock(hashtext($1)) as mine', [
      name,
    ]);
    mine = rows[0]?.mine === true;
  } finally {
    if (!mine) held.delete(name);
  }
  return mine;
}

async function dismiss(pool: Pool, keeper: Keeper): Promise<void> {
  if (keepers.get(pool) === keeper) keepers.delete(pool);
  const connection = await keeper.connection.catch(() => null);
  // Not given back: a session that has held locks is ended with them.
  connection?.release(true);
}
