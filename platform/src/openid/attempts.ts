import { createHash, randomBytes } from 'node:crypto';
import { migrate, type Migrations } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';
import type { Secrets } from './relying-party.js';

/** Short-lived rows that are in no event: a lost one only means beginning a sign-in again. */
const schema: Migrations = {
  schema: 'openid',
  steps: [
    `create table attempts (
       state_hash bytea primary key,
       browser_hash bytea not null,
       secrets jsonb not null,
       purpose text not null,
       begun_at timestamptz not null default clock_timestamp(),
       expires_at timestamptz not null
     );
     create index on attempts (browser_hash);
     create index on attempts (expires_at);`,
  ],
};

const BROWSER = /^[\w-]{43}$/;

/** Sign-ins that were begun at a provider, each good for one return to the browser that began it. */
export interface Attempts {
  /**
   * Remembers an attempt and answers the value that the browser keeps in a cookie: the one it had, so that several tabs
   * can sign in side by side, or a new one.
   */
  open(browser: string | null, secrets: Secrets, purpose: string): Promise<{ browser: string; maxAgeSeconds: number }>;
  /**
   * Gives an attempt back, once: the one of this state, or, without a state, the last this browser began. Null for
   * another browser's, a used and an old one.
   */
  take(browser: string | null, state: string | null): Promise<{ secrets: Secrets; purpose: string } | null>;
}

/** Keeps attempts in Postgres; brings its own table up to date first. */
export async function createAttempts(pool: Pool, { minutes }: { minutes: number }): Promise<Attempts> {
  await migrate(pool, schema);
  const maxAgeSeconds = minutes * 60;

  return {
    async open(kept, secrets, purpose) {
      const browser = kept !== null && BROWSER.test(kept) ? kept : randomBytes(32).toString('base64url');
      await pool.query('delete from openid.attempts where expires_at <= now()');
      await pool.query(
        `insert into openid.attempts (state_hash, browser_hash, secrets, purpose, expires_at)
         values ($1, $2, $3, $4, now() + make_interval(secs => $5))`,
        [hashOf(secrets.state), hashOf(browser), secrets, purpose, maxAgeSeconds],
      );
      return { browser, maxAgeSeconds };
    },

    async take(browser, state) {
      if (browser === null) return null;
      const { rows } = await pool.query<{ secrets: Secrets; purpose: string }>(
        `delete from openid.attempts
         where state_hash = (
           select state_hash from openid.attempts
           where browser_hash = $1 and ($2::bytea is null or state_hash = $2) and expires_at > now()
           order by begun_at desc limit 1
           for update)
         returning secrets, purpose`,
        [hashOf(browser), state === null ? null : hashOf(state)],
      );
      return rows[0] ?? null;
    },
  };
}

const hashOf = (text: string): Buffer => createHash('sha256').update(text).digest();
