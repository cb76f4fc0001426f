import { createHash, randomBytes } from 'node:crypto';
import { migrate, type Migrations } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';
import type { Secrets } from './relying-party.js';

/** Short-lived rows outside the events: if one is lost, the sign-in has to be started again. */
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

/** Sign-ins started at a provider, each valid for one return to the browser that started it. */
export interface SignInAttempts {
  /**
   * Stores an attempt and returns the value of the browser's cookie: the existing one, so that several tabs
   * can sign in side by side, or a new one.
   */
  open(browser: string | null, secrets: Secrets, purpose: string): Promise<{ browser: string; maxAgeSeconds: number }>;
  /**
   * Returns and removes an attempt: the one of this state or, without a state, the last one of this browser. Null for
   * an attempt of another browser, a used or an expired one.
   */
  take(browser: string | null, state: string | null): Promise<{ secrets: Secrets; purpose: string } | null>;
}

/** Stores attempts in Postgres; migrates its own table first. */
export async function createSignInAttempts(pool: Pool, { minutes }: { minutes: number }): Promise<SignInAttempts> {
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
