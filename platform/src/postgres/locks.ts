import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { batched } from './batched.js';
import type { Pool } from './pool.js';
import { startHeartbeat, type HeartbeatOptions } from './heartbeat.js';

/** Mutual exclusion between processes: one at a time does work that several could do. */
export interface Locks {
  /**
   * Runs `work` while this process exclusively holds the lock of that name in its database; until then it waits. The signal
   * passed to `work` is aborted with `signal`, and when the lock is lost with its connection: then this throws once the work
   * has ended, and another process may already have started. Resolves without running `work` when aborted before.
   */
  hold(name: string, signal: AbortSignal, work: (held: AbortSignal) => Promise<void>): Promise<void>;
}

const STANDBY_MILLISECONDS = 500;
const LOCK = 'select name, pg_try_advisory_lock(hashtext(name)) as done from unnest($1::text[]) as name';
const UNLOCK = 'select name, pg_advisory_unlock(hashtext(name)) as done from unnest($1::text[]) as name';
/**
 * The name identifies the session. PostgreSQL closes a connection whose peer is gone after 10 + 3 × 5 seconds, not after two hours: then
 * its locks are free again, and not before this side has noticed, which takes at most the heartbeat interval plus its time-out.
 */
const BEGIN = `set application_name = 'locks';
set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

type Statement = typeof LOCK | typeof UNLOCK;

/** The connection that holds all locks, and the names of the locks it holds now. */
interface LockConnection {
  /** Acquires or releases one lock: true when that succeeded. One statement at a time, for all locks that are asked for at once. */
  run(statement: Statement, name: string): Promise<boolean>;
  /** Aborted when the connection breaks, or is unresponsive. */
  lost: AbortSignal;
  names: Set<string>;
  end(): void;
}

/**
 * Holds any number of locks on one connection, taken from the pool with the first of them and closed with the last. Locks
 * belong to this instance: another `createLocks`, also on the same pool, waits like another process. So a process creates
 * one, where it opens its pool. When the connection is lost, all locks are lost, and their holders may acquire them again.
 */
export function createLocks(pool: Pool, options: HeartbeatOptions = {}): Locks {
  let shared: { users: number; connection: Promise<LockConnection> } | null = null;

  return {
    async hold(name, signal, work) {
      const mine = (shared ??= { users: 0, connection: openLockConnection(pool, options, () => forget()) });
      // The next lock opens a new connection: this one was closed, was lost, or never opened.
      const forget = () => void (shared === mine && (shared = null));
      mine.users += 1;
      try {
        const connection = await mine.connection;
        await workUnder(connection, name, AbortSignal.any([signal, connection.lost]), work);
        connection.lost.throwIfAborted();
      } finally {
        mine.users -= 1;
        if (mine.users === 0) {
          forget();
          await mine.connection.then(({ end }) => end(), forget);
        }
      }
    },
  };
}

async function openLockConnection(pool: Pool, options: HeartbeatOptions, onLost: () => void): Promise<LockConnection> {
  const connection = await pool.connect();
  const lost = new AbortController();
  // One listener per lock.
  setMaxListeners(0, lost.signal);
  let isOpen = true;
  const end = () => {
    stopHeartbeat();
    if (isOpen) connection.release(true);
    isOpen = false;
  };
  const lose = (error: unknown) => {
    if (!isOpen) return;
    onLost();
    lost.abort(error);
    // Pending statements reject now.
    end();
  };
  connection.on('error', lose);
  const stopHeartbeat = startHeartbeat(connection, options, lose);
  let previous: Promise<unknown> = connection.query(BEGIN).catch(lose);
  const runOn = (statement: Statement) =>
    batched<typeof connection, string, boolean>(async (on, names) => {
      const result = previous.then(() => on.query<{ name: string; done: boolean }>(statement, [names]));
      previous = result.catch(() => null);
      const done = new Map((await result).rows.map((row) => [row.name, row.done]));
      return names.map((name) => done.get(name) ?? false);
    });
  const [lock, unlock] = [runOn(LOCK), runOn(UNLOCK)];
  return {
    run: (statement, name) => (statement === LOCK ? lock : unlock)(connection, name),
    lost: lost.signal,
    names: new Set(),
    end,
  };
}

async function workUnder(
  connection: LockConnection,
  name: string,
  held: AbortSignal,
  work: (held: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!(await acquired(connection, name))) {
    if (held.aborted) return;
    await pause(STANDBY_MILLISECONDS, undefined, { signal: held }).catch(unlessAborted(held));
  }
  try {
    if (!held.aborted) await work(held);
  } finally {
    connection.names.delete(name);
    if (!connection.lost.aborted) await connection.run(UNLOCK, name);
  }
}

/** Postgres grants a lock again to the session that already holds it, so the held names are tracked here. */
async function acquired({ run, names }: LockConnection, name: string): Promise<boolean> {
  if (names.has(name)) return false;
  names.add(name);
  let mine = false;
  try {
    mine = await run(LOCK, name);
  } finally {
    if (!mine) names.delete(name);
  }
  return mine;
}

const unlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};
