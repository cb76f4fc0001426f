import { createHash, randomBytes } from 'node:crypto';
import { migrate, type Migrations } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** Durable, but not in events: a lost row only makes a browser unknown to an account until the next sign-in. */
const schema: Migrations = {
  schema: 'known_devices',
  steps: [
    `create table devices (
       hash bytea primary key,
       account_id uuid not null,
       seen_at timestamptz not null default clock_timestamp()
     );
     create index on devices (account_id, seen_at);
     create index on devices (seen_at);`,
  ],
};

const VALUE = /^[\w-]{43}$/;
/** Accounts in one browser's cookie, and browsers of one account: the oldest is removed. */
const MAX_ACCOUNTS = 4;
const MAX_DEVICES = 10;

/** Browsers that have signed in to an account before. `kept` is the value of the browser's cookie. */
export interface KnownDevices {
  /** An opaque rate-limit bucket for this browser and account; null where the browser is not known to the account. */
  find(accountId: string, kept: string | null): Promise<string | null>;
  /** Records a sign-in; returns the new cookie value, and its marks: one for each account of the browser, that of this account first. */
  remember(accountId: string, kept: string | null): Promise<{ value: string; maxAgeSeconds: number; marks: string[] }>;
  /** Removes all browsers of an account, except the one with this cookie. */
  forget(accountId: string, kept?: string | null): Promise<void>;
}

/** Stores hashes in Postgres; migrates its own table first. `days` count from the last sign-in. */
export async function createKnownDevices(pool: Pool, { days }: { days: number }): Promise<KnownDevices> {
  await migrate(pool, schema);

  const find = async (accountId: string, kept: string | null) => {
    const { rows } = await pool.query<{ hash: Buffer }>(
      `select hash from known_devices.devices
       where account_id = $1 and hash = any($2) and seen_at > now() - make_interval(days => $3)`,
      [accountId, valuesOf(kept).map(hashOf), days],
    );
    return rows[0]?.hash ?? null;
  };

  return {
    find: async (accountId, kept) => (await find(accountId, kept))?.toString('base64url') ?? null,

    async remember(accountId, kept) {
      const values = valuesOf(kept);
      const known = await find(accountId, kept);
      const value = values.find((each) => known?.equals(hashOf(each))) ?? randomBytes(32).toString('base64url');
      await pool.query('delete from known_devices.devices where seen_at <= now() - make_interval(days => $1)', [days]);
      await pool.query(
        `insert into known_devices.devices (hash, account_id) values ($1, $2)
         on conflict (hash) do update set seen_at = clock_timestamp()`,
        [hashOf(value), accountId],
      );
      await pool.query(
        `delete from known_devices.devices where hash in
           (select hash from known_devices.devices where account_id = $1 order by seen_at desc offset $2)`,
        [accountId, MAX_DEVICES],
      );
      const others = values.filter((each) => each !== value);
      const marks = [value, ...others].slice(0, MAX_ACCOUNTS);
      return { value: marks.join('.'), maxAgeSeconds: days * 24 * 60 * 60, marks };
    },

    forget: async (accountId, kept = null) => {
      await pool.query('delete from known_devices.devices where account_id = $1 and not hash = any($2)', [
        accountId,
        valuesOf(kept).map(hashOf),
      ]);
    },
  };
}

const valuesOf = (kept: string | null): string[] =>
  (kept ?? '')
    .split('.')
    .slice(0, MAX_ACCOUNTS)
    .filter((value) => VALUE.test(value));

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();
