import { setTimeout as pause } from 'node:timers/promises';
import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';
import { signInsSchema } from './sign-ins-schema.js';

/** Which sign-ins were ended while access tokens of theirs were still good. */
export interface EndedSignIns {
  has(signIn: string): boolean;
  /** Told of each sign-in once, when this process learns that it has ended. */
  onEnd(tell: (signIn: string) => void): void;
  close(): Promise<void>;
}

export interface EndedSignInsOptions {
  /** How long an access token is good: a sign-in that ended longer ago than that has none left. */
  minutes: number;
  /** Told when Postgres could not be asked. Until it can, what was known before holds. */
  onError: (error: unknown) => void;
  /** Milliseconds between two looks. */
  every?: number;
}

/** How much longer than the newest known end a look reaches back: an end shows only once its transaction has committed. */
const OVERLAP_SECONDS = 60;
/** Clocks may differ by some seconds; a token must not come back to life by that. */
const MARGIN_SECONDS = 60;

/**
 * Follows the ends of sign-ins in Postgres, where ending one is written down: nothing else has to be told, and nothing is
 * forgotten by a restart. While Postgres is away nobody's sign-in can be ended either.
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

  const look = async () => {
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
    // By the clock of the database, which wrote the times.
    const oldest = (rows[0] ? Date.parse(rows[0].now) : 0) - kept * 1_000;
    for (const [id, ended] of ends) if (Date.parse(ended) < oldest) ends.delete(id);
  };

  await look();
  const stop = new AbortController();
  const watching = follow(look, every, stop.signal, onError);
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
  look: () => Promise<void>,
  every: number,
  signal: AbortSignal,
  onError: (error: unknown) => void,
): Promise<void> {
  while (!signal.aborted) {
    await pause(every, undefined, { signal }).catch(() => undefined);
    if (!signal.aborted) await look().catch(onError);
  }
}
