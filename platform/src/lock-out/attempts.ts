import { migrate, type Migrations } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';
import { attemptMaker } from './make-attempts.js';

/** Durable, but not in events. In Postgres and not in Redis: emptying a cache must not allow new attempts. */
const schema: Migrations = {
  schema: 'lock_out',
  steps: [
    `create table tries (
       bucket text primary key,
       count integer not null,
       free_at timestamptz not null,
       last_at timestamptz not null
     );
     create index on tries (last_at);`,
  ],
};

/** Attempts without a waiting time. */
const FREE = 10;
const FIRST_WAIT_SECONDS = 15;
export const LONGEST_WAIT_SECONDS = 15 * 60;
const FORGOTTEN_AFTER = `interval '1 day'`;

/** Failed attempts, counted per bucket. After the first ten the waiting times double, up to a quarter of an hour. */
export interface Attempts {
  /**
   * Makes an attempt, counted before it is made; one that resolves resets the bucket. One that would have to wait waits first for those that are being made, here and, for a moment, elsewhere: many right ones at once
   * are all allowed. Calls `paused` with the seconds to wait, and rejects with what it or the attempt throws.
   */
  make<Result>(bucket: string, attempt: () => Promise<Result>, paused: (seconds: number) => never): Promise<Result>;
  /** Counts an attempt before it is made, so that concurrent ones gain nothing. Returns the seconds to wait; 0 allows it. The first `free` never wait. */
  take(bucket: string, free?: number): Promise<number>;
  /** The seconds until an attempt would be allowed in each of these buckets; counts none. */
  waiting(buckets: readonly string[]): Promise<number>;
  /** Counts an attempt with a fixed total limit; false once it is not among the first `most`. */
  within(bucket: string, most: number): Promise<boolean>;
  /** Counts the members of a group, each once, with a total limit a day; false for one that is not among the first `most`. Of several at the same moment one too many may count. */
  amongFirst(group: string, member: string, most: number): Promise<boolean>;
  /** Resets a bucket after a successful attempt. */
  clear(bucket: string): Promise<void>;
}

/** Stores counts in Postgres, for a day after the last attempt; migrates its own table first. */
export async function createAttempts(pool: Pool): Promise<Attempts> {
  await migrate(pool, schema);
  const counted: Omit<Attempts, 'make'> = {
    async take(bucket, free = FREE) {
      await pool.query(`delete from lock_out.tries where last_at < now() - ${FORGOTTEN_AFTER}`);
      // An attempt during the wait is neither allowed nor counted, so that nobody can prolong the wait.
      const { rowCount } = await pool.query(
        `insert into lock_out.tries as known (bucket, count, free_at, last_at) values ($1, 1, now(), now())
         on conflict (bucket) do update set
           count = known.count + 1,
           last_at = now(),
           free_at = now() + make_interval(secs =>
             case when known.count + 1 < $2 then 0
             else least($4::float8, $3::float8 * power(2, least(known.count + 1 - $2, 30))) end)
         where known.free_at <= now()`,
        [bucket, free, FIRST_WAIT_SECONDS, LONGEST_WAIT_SECONDS],
      );
      if (rowCount === 1) return 0;
      const { rows } = await pool.query<{ seconds: number }>(
        `select ceil(extract(epoch from free_at - now()))::integer as seconds from lock_out.tries where bucket = $1`,
        [bucket],
      );
      return Math.max(1, rows[0]?.seconds ?? 1);
    },
    async waiting(buckets) {
      const { rows } = await pool.query<{ seconds: number | null }>(
        `select ceil(extract(epoch from max(free_at) - now()))::integer as seconds from lock_out.tries where bucket = any($1)`,
        [buckets],
      );
      return Math.max(0, rows[0]?.seconds ?? 0);
    },
    async within(bucket, most) {
      const { rows } = await pool.query<{ count: number }>(
        `insert into lock_out.tries as known (bucket, count, free_at, last_at) values ($1, 1, now(), now())
         on conflict (bucket) do update set count = known.count + 1, last_at = now()
         returning count`,
        [bucket],
      );
      return (rows[0]?.count ?? 0) <= most;
    },
    async amongFirst(group, member, most) {
      const { rowCount } = await pool.query(
        `insert into lock_out.tries as known (bucket, count, free_at, last_at)
         select $1, 1, now(), now() where exists (select 1 from lock_out.tries where bucket = $1)
           or (select count(*) from lock_out.tries where starts_with(bucket, $2) and last_at > now() - ${FORGOTTEN_AFTER}) < $3
         on conflict (bucket) do update set count = known.count + 1`,
        [`${group}/${member}`, `${group}/`, most],
      );
      return rowCount === 1;
    },
    clear: async (bucket) => {
      await pool.query('delete from lock_out.tries where bucket = $1', [bucket]);
    },
  };
  return { ...counted, make: attemptMaker(counted) };
}
