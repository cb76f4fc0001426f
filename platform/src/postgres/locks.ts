import { setMaxListeners } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import type { Pool } from './pool.js';
import { askForLife, type AskingOptions } from './sign-of-life.js';

/** Lets one process at a time do a work that several are ready to do. */
export interface Locks {
  /**
   * Runs `work` while this process alone holds the lock of that name in its database; until then it stands by. The signal
   * that `work` gets is aborted with `signal`, and when the lock is lost with its connection: then this throws once the work
   * has ended, and another process may have begun. Resolves without having worked when aborted before.
   */
  hold(name: string, signal: AbortSignal, work: (held: AbortSignal) => Promise<void>): Promise<void>;
}

const STANDBY_MILLISECONDS = 500;
const LOCK = 'select pg_try_advisory_lock(hashtext($1)) as done';
const UNLOCK = 'select pg_advisory_unlock(hashtext($1)) as done';
/**
 * The session is told from others by its name. PostgreSQL gives up a connection whose other end is gone without a word after 10 + 3 × 5 seconds, not after two hours: so
 * its locks are free again, and not before this end has noticed, at the latest after the two spans above.
 */
const BEGIN = `set application_name = 'locks';
set tcp_keepalives_idle = 10; set tcp_keepalives_interval = 5; set tcp_keepalives_count = 3`;

/** The one connection that bears all locks, and which of them it bears now. */
interface Bearer {
  /** Asks for one lock, or gives it back: true when that was done. One question at a time. */
  ask(question: typeof LOCK | typeof UNLOCK, name: string): Promise<boolean>;
  /** Aborted when the connection breaks, or no longer answers. */
  lost: AbortSignal;
  names: Set<string>;
  end(): void;
}

/**
 * Holds any number of locks on one connection, taken from the pool with the first of them and given up with the last. Locks
 * belong to who made this: another `createLocks`, also on the same pool, stands by like another process. So a process makes
 * one, where it opens its pool. When the connection is lost, all locks are, and whoever held one may ask for it anew.
 */
export function createLocks(pool: Pool, options: AskingOptions = {}): Locks {
  let shared: { users: number; bearer: Promise<Bearer> } | null = null;

  return {
    async hold(name, signal, work) {
      const mine = (shared ??= { users: 0, bearer: openBearer(pool, options, () => forget()) });
      // The next one takes a new connection: this one was given up, was lost, or was never made.
      const forget = () => void (shared === mine && (shared = null));
      mine.users += 1;
      try {
        const bearer = await mine.bearer;
        await workUnder(bearer, name, AbortSignal.any([signal, bearer.lost]), work);
        bearer.lost.throwIfAborted();
      } finally {
        mine.users -= 1;
        if (mine.users === 0) {
          forget();
          await mine.bearer.then(({ end }) => end(), forget);
        }
      }
    },
  };
}

async function openBearer(pool: Pool, options: AskingOptions, onLost: () => void): Promise<Bearer> {
  const connection = await pool.connect();
  const lost = new AbortController();
  // As many listeners as locks.
  setMaxListeners(0, lost.signal);
  let isOpen = true;
  const end = () => {
    stopAsking();
    if (isOpen) connection.release(true);
    isOpen = false;
  };
  const lose = (error: unknown) => {
    if (!isOpen) return;
    onLost();
    lost.abort(error);
    // Whoever waits for an answer is told now that none comes.
    end();
  };
  connection.on('error', lose);
  const stopAsking = askForLife(connection, options, lose);
  let answered: Promise<unknown> = connection.query(BEGIN).catch(lose);
  return {
    async ask(question, name) {
      const answer = answered.then(() => connection.query<{ done: boolean }>(question, [name]));
      answered = answer.catch(() => null);
      return (await answer).rows[0]?.done ?? false;
    },
    lost: lost.signal,
    names: new Set(),
    end,
  };
}

async function workUnder(
  bearer: Bearer,
  name: string,
  held: AbortSignal,
  work: (held: AbortSignal) => Promise<void>,
): Promise<void> {
  while (!(await acquired(bearer, name))) {
    if (held.aborted) return;
    await pause(STANDBY_MILLISECONDS, undefined, { signal: held }).catch(unlessAborted(held));
  }
  try {
    if (!held.aborted) await work(held);
  } finally {
    bearer.names.delete(name);
    if (!bearer.lost.aborted) await bearer.ask(UNLOCK, name);
  }
}

/** Postgres gives a lock again to the connection that has it, so what is held here is known here. */
async function acquired({ ask, names }: Bearer, name: string): Promise<boolean> {
  if (names.has(name)) return false;
  names.add(name);
  let mine = false;
  try {
    mine = await ask(LOCK, name);
  } finally {
    if (!mine) names.delete(name);
  }
  return mine;
}

const unlessAborted = (signal: AbortSignal) => (error: unknown) => {
  if (!signal.aborted) throw error;
};
