import pg from 'pg';
import type { Pool } from '../postgres/pool.js';
import { keepRunning } from '../supervision/keep-running.js';
import { PROGRESS_CHANNEL } from './run-projection.js';
import { checkpointView } from './tables.js';

/** Tells a reader when projections have reached a place in the log. */
export interface Progress {
  /** Waits, at most `withinMilliseconds`, until every named projection has reached `position`; false when they have not. */
  reached(projections: readonly string[], position: bigint, withinMilliseconds?: number): Promise<boolean>;
  close(): Promise<void>;
}

type Waiting = { projections: readonly string[]; position: bigint; done: (reached: boolean) => void };

/** Listens to the progress of projections on one connection of its own. */
export async function watchProgress(
  pool: Pool,
  databaseUrl: string,
  onError: (error: unknown) => void,
): Promise<Progress> {
  const positions = new Map<string, bigint>();
  const waiting = new Set<Waiting>();
  const stop = new AbortController();

  const isReached = ({ projections, position }: Pick<Waiting, 'projections' | 'position'>) =>
    projections.every((name) => (positions.get(name) ?? -1n) >= position);
  const settle = () => {
    for (const each of waiting) {
      if (!isReached(each)) continue;
      waiting.delete(each);
      each.done(true);
    }
  };
  const note = (name: string, position: bigint) => {
    positions.set(name, position);
    settle();
  };
  const timesTold = new Map<string, number>();
  let losses = 0;
  /**
   * A PostgreSQL that crashed comes back without what it had not yet on disk: rows and checkpoints of projections, which do not
   * wait for it. Whoever still believed what was told before would show less than was asked for.
   */
  const forget = () => {
    losses += 1;
    positions.clear();
  };
  const readNow = async (names: readonly string[]) => {
    for (const name of names) {
      const [before, lossesBefore] = [timesTold.get(name), losses];
      const { rows } = await pool.query<{ position: bigint | null }>(`select position from ${checkpointView(name)}`);
      // What was told while the table was read is newer than what was read, and is not told again.
      if (timesTold.get(name) !== before || losses !== lossesBefore) continue;
      if (typeof rows[0]?.position === 'bigint') note(name, rows[0].position);
    }
  };

  let firstListening: () => void;
  const listening = new Promise<void>((resolve) => (firstListening = resolve));
  const running = keepRunning(
    async (signal) => {
      const connection = new pg.Client({ connectionString: databaseUrl });
      const broken = new AbortController();
      connection.on('error', (error) => {
        forget();
        broken.abort(error);
      });
      connection.on('notification', ({ payload }) => {
        const [name, position] = (payload ?? '').split(' ');
        if (!name || !position) return;
        timesTold.set(name, (timesTold.get(name) ?? 0) + 1);
        note(name, BigInt(position));
      });
      try {
        await connection.connect();
        await connection.query(`listen ${PROGRESS_CHANNEL}`);
        firstListening();
        const ended = AbortSignal.any([signal, broken.signal]);
        if (!ended.aborted)
          await new Promise<void>((resolve) => ended.addEventListener('abort', () => resolve(), { once: true }));
        broken.signal.throwIfAborted();
      } finally {
        await connection.end();
      }
    },
    stop.signal,
    onError,
  );
  await listening;

  return {
    async reached(projections, position, withinMilliseconds = 2_000) {
      if (isReached({ projections, position })) return true;
      // What was told before this process listened, or while its connection was away, is only in the table.
      await readNow(projections);
      if (isReached({ projections, position })) return true;
      return new Promise<boolean>((resolve) => {
        const entry: Waiting = { projections, position, done: resolve };
        waiting.add(entry);
        const late = setTimeout(() => waiting.delete(entry) && resolve(false), withinMilliseconds);
        entry.done = (reached) => {
          clearTimeout(late);
          resolve(reached);
        };
      });
    },
    async close() {
      stop.abort();
      await running;
    },
  };
}
