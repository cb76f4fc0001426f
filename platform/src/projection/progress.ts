import pg from 'pg';
import type { Pool } from '../postgres/pool.js';
import { startHeartbeat, type HeartbeatOptions, cut } from '../postgres/heartbeat.js';
import { keepRunning } from '../supervision/keep-running.js';
import type { ReadModelName } from '../read-model/read-model.js';
import { type NotedModel, PROGRESS_CHANNEL, readProgressNote } from './progress-note.js';
import { buildsUnderway, percentRead, type Underway } from './building.js';
import { shownBuilds } from './shown-builds.js';

/** Reservations about a reply, by names of read models. */
interface Doubts {
  /** Data may be missing: events that could not be folded are set aside. */
  readonly incomplete: readonly string[];
  /** An older version is in use while the reader's own version is built. */
  readonly outdated: readonly string[];
}

/** Progress of read models, for readers. */
export interface Progress {
  /**
   * Waits, at most `withinMilliseconds`, until each read model has reached `position`; false when one has not. It does not
   * wait for a read model that is visible in an earlier version.
   */
  reached(models: readonly ReadModelName[], position: bigint, withinMilliseconds?: number): Promise<boolean>;
  doubtsAbout(models: readonly ReadModelName[]): Doubts;
  /**
   * How much of the log is read, in percent, while one of these read models, or of all, is visible in no version; null when all are
   * visible.
   */
  percentBuilt(models?: readonly ReadModelName[]): Promise<number | null>;
  close(): Promise<void>;
}

const CONNECT_MILLISECONDS = 5_000;

type Waiter = { models: readonly ReadModelName[]; position: bigint; done: (reached: boolean) => void };

interface WatchOptions extends HeartbeatOptions {
  /** Aborts the attempts to start listening; `watchProgress` then rejects. */
  signal?: AbortSignal;
  /** The position of the newest event. */
  head?: () => Promise<bigint | null>;
}

/** Follows the progress of these read models by notifications on a separate connection. */
export async function watchProgress(
  pool: Pool,
  databaseUrl: string,
  models: readonly ReadModelName[],
  onError: (error: unknown) => void,
  { signal: starting, head = () => Promise.resolve(null), ...heartbeat }: WatchOptions = {},
): Promise<Progress> {
  const known = new Map<string, NotedModel & { position: bigint }>();
  const waiting = new Set<Waiter>();
  const stop = new AbortController();
  const names = models.map(({ name }) => name);

  const isOutdated = ({ name, version }: ReadModelName) => (known.get(name)?.version ?? version) < version;
  const isReached = ({ models: asked, position }: Pick<Waiter, 'models' | 'position'>) =>
    asked.every((model) => isOutdated(model) || (known.get(model.name)?.position ?? -1n) >= position);
  const note = (position: bigint, noted: readonly NotedModel[]) => {
    for (const each of noted) known.set(each.name, { ...each, position });
    for (const each of waiting) {
      if (!isReached(each)) continue;
      waiting.delete(each);
      each.done(true);
    }
  };
  /** Whether notifications arrive reliably: then nobody has to read the table. */
  let isConnected = false;
  let notifications = 0;
  const notifiedAt = new Map<string, number>();
  let discardedAt = 0;
  /**
   * After a crash PostgreSQL may have lost recent commits: rows and checkpoints of read models, which do not
   * wait for the disk. Readers that trusted earlier notifications would then see less than they asked for.
   */
  const discard = () => {
    isConnected = false;
    discardedAt = notifications += 1;
    known.clear();
  };
  const readNow = async () => {
    const before = notifications;
    const builds = await shownBuilds(pool, names);
    for (const { name, version, position, aside } of builds) {
      // A notification received during the read is newer than the row, and is not repeated.
      if (Math.max(notifiedAt.get(name) ?? 0, discardedAt) > before) continue;
      note(position ?? -1n, [{ name, version, isIncomplete: aside > 0 }]);
    }
  };

  let looking: Promise<{ positions: Underway; newest: bigint | null }> | null = null;
  const lookNow = async () => {
    // A notification may not have arrived yet, or the connection for them is broken.
    await readNow();
    if (names.every((name) => known.has(name))) return { positions: new Map(), newest: null };
    return { positions: await buildsUnderway(pool, names), newest: await head() };
  };
  /** What is being built, read once for all who ask meanwhile: while a read model is built, every open page asks again and again. */
  const look = () => (looking ??= lookNow().finally(() => (looking = null)));

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
        discard();
        broken.abort(error);
      };
      let stopHeartbeat = (): void => undefined;
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
        // A connection that only listens never detects a lost peer.
        stopHeartbeat = startHeartbeat(connection, heartbeat, lose);
        await connection.query(`listen ${PROGRESS_CHANNEL}`);
        await readNow();
        isConnected = !broken.signal.aborted;
        firstListening();
        const ended = AbortSignal.any([signal, broken.signal]);
        if (!ended.aborted)
          await new Promise<void>((resolve) => ended.addEventListener('abort', () => resolve(), { once: true }));
        broken.signal.throwIfAborted();
      } finally {
        isConnected = false;
        stopHeartbeat();
        // No query is running, and an unresponsive connection would never end by itself.
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
      // Changes during an outage of this connection are only in the table.
      if (!isConnected) await readNow();
      if (isReached({ models: asked, position })) return true;
      return new Promise<boolean>((resolve, reject) => {
        const entry: Waiter = { models: asked, position, done: resolve };
        waiting.add(entry);
        const late = setTimeout(() => {
          // The connection may be broken without being noticed yet: the table decides.
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
    async percentBuilt(asked = models) {
      const unseen = () => asked.map(({ name }) => name).filter((name) => names.includes(name) && !known.has(name));
      if (unseen().length === 0) return null;
      const { positions, newest } = await look();
      const unbuilt = unseen();
      if (unbuilt.length === 0) return null;
      return Math.min(
        ...unbuilt.map((name) => (positions.has(name) ? percentRead(positions.get(name) ?? null, newest) : 0)),
      );
    },
    async close() {
      stop.abort();
      await running;
    },
  };
}
