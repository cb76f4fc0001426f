import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';
import { signInsSchema } from './sign-ins-schema.js';

/** Sign-ins that ended while their access tokens were still valid. */
export interface EndedSignIns {
  has(signIn: string): boolean;
  /** Calls back once for each sign-in, when this process learns that it has ended. */
  onEnd(tell: (signIn: string) => void): void;
  close(): Promise<void>;
}

export interface EndedSignInsOptions {
  /** Lifetime of an access token: a sign-in that ended longer ago has no valid tokens. */
  minutes: number;
  /** Called when Postgres could not be queried. Until it can, the known ends stay. */
  onError: (error: unknown) => void;
  /** Polling interval in milliseconds. */
  every?: number;
}

/** Overlap of a query with the newest known end: an end becomes visible only when its transaction commits. */
const OVERLAP_SECONDS = 60;
/** Margin for clock differences, so that an ended token never becomes valid again. */
const MARGIN_SECONDS = 60;

/**
 * Polls Postgres for ended sign-ins, where every end is recorded: no other notification is needed, and a restart
 * loses nothing. While Postgres is unavailable no sign-in can be ended either.
 */
export async function watchEndedSignIns(
  pool: Pool,
  { minutes, onError, every = 1_000 }: EndedSignInsOptions,
): Promise<EndedSignIns> {
  await migrate(pool, signInsSchema);
  const kept = minutes * 60 + MARGIN_SECONDS;
  const ends = new Map<string, string>();
  const listeners: ((signIn: string) => void)[] = [];
  let newest: string | null = null;

  const poll = async () => {
    const { rows } = await pool.query<{ id: string; ended: string; now: string }>(
      `select id, revoked_at as ended, now() as now from accounts.sign_ins
       where revoked_at > greatest(now() - make_interval(secs => $1), $2::timestamptz - make_interval(secs => $3))
       order by revoked_at`,
      [kept, newest, OVERLAP_SECONDS],
    );
    for (const { id, ended } of rows) {
      newest = ended;
      if (ends.has(id)) continue;
      ends.set(id, ended);
      for (const tell of listeners) tell(id);
    }
    // By the clock of the database, which recorded the times.
    const oldest = (rows[0] ? Date.parse(rows[0].now) : 0) - kept * 1_000;
    for (const [id, ended] of ends) if (Date.parse(ended) < oldest) ends.delete(id);
  };

  await poll();
  const stop = new AbortController();
  const watching = follow(poll, every, stop.signal, onError);
  return {
    has: (signIn) => ends.has(signIn),
    onEnd: (tell) => void listeners.push(tell),
    async close() {
      stop.abort();
      await watching;
    },
  };
}

async function follow(
  poll: () => Promise<void>,
  every: number,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await pause(every, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await poll().catch(onError);
  }
}
