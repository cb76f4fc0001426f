import pg from 'pg';
import type { Pool } from '../postgres/pool.js';
import { askForLife, type AskingOptions, cut } from '../postgres/sign-of-life.js';
import { keepRunning } from '../supervision/keep-running.js';
import type { ReadModelName } from '../read-model/read-model.js';
import { type NotedModel, PROGRESS_CHANNEL, readProgressNote } from './progress-note.js';
import { shownBuilds } from './shown-builds.js';

/** What an answer has to say of itself, by names of read models. */
interface Doubts {
  /** Something may be missing: events that could not be folded are set aside. */
  readonly incomplete: readonly string[];
  /** An older version is shown while this reader's own is built. */
  readonly outdated: readonly string[];
}

/** Tells a reader how far read models are. */
export interface Progress {
  /**
   * Waits, at most `withinMilliseconds`, until each of them has reached `position`; false when they have not. Of one that is
   * shown in an earlier version nothing is waited for.
   */
  reached(models: readonly ReadModelName[], position: bigint, withinMilliseconds?: number): Promise<boolean>;
  doubtsAbout(models: readonly ReadModelName[]): Doubts;
  close(): Promise<void>;
}

const CONNECT_MILLISECONDS = 5_000;

type WaitingReader = { models: readonly ReadModelName[]; position: bigint; done: (reached: boolean) => void };

interface WatchOptions extends AskingOptions {
  /** Ends the attempts to begin listening; `watchProgress` then rejects. */
  signal?: AbortSignal;
}

/** Listens to the progress of these read models on one connection of its own. */
export async function watchProgress(
  pool: Pool,
  databaseUrl: string,
  models: readonly ReadModelName[],
  onError: (error: unknown) => void,
  { signal: starting, ...asking }: WatchOptions = {},
): Promise<Progress> {
  const known = new Map<string, NotedModel & { position: bigint }>();
  const waiting = new Set<WaitingReader>();
  const stop = new AbortController();
  const names = models.map(({ name }) => name);

  const isOutdated = ({ name, version }: ReadModelName) => (known.get(name)?.version ?? version) < version;
  const isReached = ({ models: asked, position }: Pick<WaitingReader, 'models' | 'position'>) =>
    asked.every((model) => isOutdated(model) || (known.get(model.name)?.position ?? -1n) >= position);
  const note = (position: bigint, noted: readonly NotedModel[]) => {
    for (const each of noted) known.set(each.name, { ...each, position });
    for (const each of waiting) {
      if (!isReached(each)) continue;
      waiting.delete(each);
      each.done(true);
    }
  };
  /** Whether every notification arrives: while they do, nobody has to look at the table. */
  let isHeard = false;
  let notifications = 0;
  const notifiedAt = new Map<string, number>();
  let forgotAt = 0;
  /**
   * A PostgreSQL that crashed comes back without what it had not yet on disk: rows and checkpoints of read models, which do not
   * wait for it. Whoever still believed earlier notifications would show less than was asked for.
   */
  const forget = () => {
    isHeard = false;
    forgotAt = notifications += 1;
    known.clear();
  };
  const readNow = async () => {
    const before = notifications;
    const builds = await shownBuilds(pool, names);
    for (const { name, version, position, aside } of builds) {
      // A notification that came while the table was read is newer than what was read, and does not come again.
      if (Math.max(notifiedAt.get(name) ?? 0, forgotAt) > before) continue;
      note(position ?? -1n, [{ name, version, isIncomplete: aside > 0 }]);
    }
  };

  let firstListening: () => void;
  const listening = new Promise<void>((resolve) => (firstListening = resolve));
  const running = keepRunning(
    async (signal) => {
      const connection = new pg.Client({
        ...{ connectionString: databaseUrl, connectionTimeoutMillis: CONNECT_MILLISECONDS, keepAlive: true },
      });
      const broken = new AbortController();
      const lose = (error: unknown) => {
        if (broken.signal.aborted) return;
        forget();
        broken.abort(error);
      };
      let stopAsking = (): void => undefined;
      connection.on('error', lose);
      connection.on('notification', ({ payload }) => {
        const noted = readProgressNote(payload ?? '');
        if (!noted) return;
        notifications += 1;
        for (const { name } of noted.models) notifiedAt.set(name, notifications);
        note(noted.position, noted.models);
      });
      try {
        await connection.connect();
        // A connection that only listens never finds out by itself that the other end is gone.
        stopAsking = askForLife(connection, asking, lose);
        await connection.query(`listen ${PROGRESS_CHANNEL}`);
        await readNow();
        isHeard = !broken.signal.aborted;
        firstListening();
        const ended = AbortSignal.any([signal, broken.signal]);
        if (!ended.aborted)
          await new Promise<void>((resolve) => ended.addEventListener('abort', () => resolve(), { once: true }));
        broken.signal.throwIfAborted();
      } finally {
        isHeard = false;
        stopAsking();
        // No work is under way on it, and one that no longer answers would never end by itself.
        const ended = connection.end();
        cut(connection);
        await ended;
      }
    },
    stop.signal,
    onError,
  );
  const giveUp = () => stop.abort();
  if (starting?.aborted) giveUp();
  starting?.addEventListener('abort', giveUp, { once: true });
  await Promise.race([listening, running]);
  starting?.removeEventListener('abort', giveUp);
  if (stop.signal.aborted) await running;
  starting?.throwIfAborted();

  return {
    async reached(asked, position, withinMilliseconds = 2_000) {
      if (isReached({ models: asked, position })) return true;
      // What changed while this process' connection was away is only in the table.
      if (!isHeard) await readNow();
      if (isReached({ models: asked, position })) return true;
      return new Promise<boolean>((resolve, reject) => {
        const entry: WaitingReader = { models: asked, position, done: resolve };
        waiting.add(entry);
        const late = setTimeout(() => {
          // The connection may be gone before it is known to be: the table has the last word.
          if (waiting.delete(entry)) readNow().then(() => resolve(isReached(entry)), reject);
        }, withinMilliseconds);
        entry.done = (reached) => {
          clearTimeout(late);
          resolve(reached);
        };
      });
    },
    doubtsAbout: (asked) => ({
      incomplete: asked.filter(({ name }) => known.get(name)?.isIncomplete).map(({ name }) => name),
      outdated: asked.filter(isOutdated).map(({ name }) => name),
    }),
    async close() {
      stop.abort();
      await running;
    },
  };
}
