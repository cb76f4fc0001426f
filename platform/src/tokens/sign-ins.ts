import { createHash, createHmac, randomBytes, randomUUID } from 'node:crypto';
import { REFRESH_REFUSED, REFRESH_REUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { migrate } from '../postgres/migrations.js';
import { inTransaction, type Connection, type Pool } from '../postgres/pool.js';
import type { AccountActor } from './access-tokens.js';
import { signInsSchema } from './sign-ins-schema.js';

export interface RefreshToken {
  /** 256 random bits; only the SHA-256 is stored. */
  readonly value: string;
  readonly maxAgeSeconds: number;
}

/** A sign-in of an account on one device. */
interface SignIn {
  readonly id: string;
  /** The user agent, truncated. */
  readonly device: string;
  /** ISO 8601, UTC. */
  readonly openedAt: string;
  readonly usedAt: string;
  /** Whether it is the sign-in of the given refresh token. */
  readonly here: boolean;
}

/** Result of a token rotation. */
interface Rotated {
  readonly actor: AccountActor;
  readonly signIn: string;
  readonly methods: readonly string[];
  readonly refreshToken: RefreshToken;
}

/** Lasting sign-ins: each is a family of refresh tokens, of which every one is valid for one rotation. */
export interface SignIns {
  /**
   * `methods`: the authentication methods. `marks`: secrets by which the browser is known (lock-out/known-devices.ts), that of this account
   * first; the sign-ins of other accounts in it end, as by a sign-out.
   */
  open(
    actor: AccountActor,
    device: string,
    methods: readonly string[],
    marks?: readonly string[],
  ): Promise<{ signIn: string; refreshToken: RefreshToken }>;
  /** Exchanges a token for its successor. Refuses with REFRESH_REFUSED, or with REFRESH_REUSED after ending the sign-in. */
  rotate(value: string): Promise<Rotated>;
  /** Adds an authentication method to the sign-in of a token, if it belongs to this account. */
  strengthen(accountId: string, value: string, method: string): Promise<void>;
  /** An account's active sign-ins: that of the token first, then by last use. */
  list(accountId: string, value: string | null): Promise<SignIn[]>;
  /** Ends the sign-in of a token; an unknown token changes nothing. */
  close(value: string): Promise<void>;
  /** Ends one sign-in of an account; false when the account has no such active sign-in. */
  closeOne(accountId: string, signIn: string): Promise<boolean>;
  /** Ends every sign-in of an account. */
  closeAll(accountId: string): Promise<void>;
  /** Ends every sign-in of an account except that of this token; all of them when the token belongs to none. */
  closeOthers(accountId: string, value: string | null): Promise<void>;
  /**
   * Ends every sign-in of an erased account and removes its devices and tokens. The rows stay, with ids and times, until they
   * expire: services learn from them which access tokens have ended.
   */
  forget(accountId: string): Promise<void>;
}

interface TokenRow {
  sign_in: string;
  account_id: string;
  role: AccountActor['role'];
  methods: string[];
  ended: boolean;
  /** Seconds since it was exchanged; null while it is the newest. */
  rotated_for: number | null;
}

const SECONDS_A_DAY = 24 * 60 * 60;
/**
 * A page that is reloaded during a refresh never receives the first reply and sends the same cookie again, as
 * do two tabs that open together. Within these seconds such a request gets the same successor, or the newest after it, instead of
 * being treated as theft. So a family has one newest token: a thief and the owner who both have it notice each other, because the
 * second of them to use it ends the sign-in.
 */
const GRACE_SECONDS = 10;

/** Stores sign-ins in Postgres; migrates its own tables first. `days` is the lifetime without use; by the `key` each token has one successor, which nobody without it can compute. */
export async function createSignIns(pool: Pool, { days, key }: { days: number; key: Buffer }): Promise<SignIns> {
  await migrate(pool, signInsSchema);
  const maxAgeSeconds = days * SECONDS_A_DAY;

  const issue = async (tx: Connection, signIn: string, value: string): Promise<RefreshToken> => {
    await tx.query(
      `insert into accounts.refresh_tokens (hash, sign_in, expires_at) values ($1, $2, now() + make_interval(secs => $3))
       on conflict (hash) do nothing`,
      [hashOf(value), signIn, maxAgeSeconds],
    );
    return { value, maxAgeSeconds };
  };
  const successorOf = (value: string) => createHmac('sha256', key).update(value).digest('base64url');
  /** The first token after this one that was not exchanged. */
  const newestAfter = async (tx: Connection, value: string): Promise<string> => {
    const next = successorOf(value);
    const { rows } = await tx.query<{ rotated: boolean }>(
      'select rotated_at is not null as rotated from accounts.refresh_tokens where hash = $1',
      [hashOf(next)],
    );
    return rows[0]?.rotated ? newestAfter(tx, next) : next;
  };

  return {
    open: (actor, device, methods, marks = []) =>
      inTransaction(pool, async (tx) => {
        await purge(tx);
        const [own = null, ...others] = marks.map(hashOf);
        await tx.query(
          `update accounts.sign_ins set revoked_at = now()
           where browser = any($1) and account_id <> $2 and revoked_at is null`,
          [others, actor.id],
        );
        const signIn = randomUUID();
        await tx.query(
          `insert into accounts.sign_ins (id, account_id, role, device, methods, expires_at, browser)
           values ($1, $2, $3, $4, $5, now() + make_interval(secs => $6), $7)`,
          [signIn, actor.id, actor.role, device, methods, maxAgeSeconds, own],
        );
        return { signIn, refreshToken: await issue(tx, signIn, randomBytes(32).toString('base64url')) };
      }),

    rotate: async (value) => {
      const outcome = await inTransaction(pool, async (tx) => {
        const token = await lock(tx, value);
        if (!token || token.ended) return REFRESH_REFUSED;
        if (token.rotated_for !== null && token.rotated_for > GRACE_SECONDS) {
          await tx.query(`update accounts.sign_ins set revoked_at = now() where id = $1`, [token.sign_in]);
          return REFRESH_REUSED;
        }
        await tx.query(
          `update accounts.refresh_tokens set rotated_at = coalesce(rotated_at, clock_timestamp()) where hash = $1`,
          [hashOf(value)],
        );
        await tx.query(
          `update accounts.sign_ins set used_at = now(), expires_at = now() + make_interval(secs => $2) where id = $1`,
          [token.sign_in, maxAgeSeconds],
        );
        const actor: AccountActor = { id: token.account_id, role: token.role };
        const refreshToken = await issue(tx, token.sign_in, await newestAfter(tx, value));
        return { actor, signIn: token.sign_in, methods: token.methods, refreshToken };
      });
      // Refused outside the transaction, which would otherwise roll back the end of the sign-in.
      return 'code' in outcome ? refuse(outcome) : outcome;
    },

    strengthen: async (accountId, value, method) => {
      await pool.query(
        `update accounts.sign_ins set methods = array_append(methods, $3)
         where account_id = $1 and not $3 = any(methods)
           and id = (select sign_in from accounts.refresh_tokens where hash = $2)`,
        [accountId, hashOf(value), method],
      );
    },

    list: async (accountId, value) => {
      const { rows } = await pool.query<SignIn>(
        `select id, device, opened_at as "openedAt", used_at as "usedAt",
                id is not distinct from (select sign_in from accounts.refresh_tokens where hash = $2) as here
         from accounts.sign_ins
         where account_id = $1 and revoked_at is null and expires_at > now()
         order by here desc, used_at desc`,
        [accountId, value === null ? null : hashOf(value)],
      );
      return rows;
    },

    close: async (value) => {
      await pool.query(
        `update accounts.sign_ins set revoked_at = coalesce(revoked_at, now())
         where id = (select sign_in from accounts.refresh_tokens where hash = $1)`,
        [hashOf(value)],
      );
    },

    closeOne: async (accountId, signIn) => {
      const { rowCount } = await pool.query(
        `update accounts.sign_ins set revoked_at = now()
         where account_id = $1 and id = $2 and revoked_at is null and expires_at > now()`,
        [accountId, signIn],
      );
      return rowCount === 1;
    },

    closeAll: async (accountId) => {
      await pool.query(`update accounts.sign_ins set revoked_at = now() where account_id = $1 and revoked_at is null`, [
        accountId,
      ]);
    },

    forget: (accountId) =>
      inTransaction(pool, async (tx) => {
        await tx.query(
          `delete from accounts.refresh_tokens where sign_in in (select id from accounts.sign_ins where account_id = $1)`,
          [accountId],
        );
        await tx.query(
          `update accounts.sign_ins set device = '', browser = null, revoked_at = coalesce(revoked_at, now()) where account_id = $1`,
          [accountId],
        );
      }),

    closeOthers: async (accountId, value) => {
      await pool.query(
        `update accounts.sign_ins set revoked_at = now() where account_id = $1 and revoked_at is null
           and id is distinct from (select sign_in from accounts.refresh_tokens where hash = $2)`,
        [accountId, hashOf(value ?? '')],
      );
    },
  };
}

const hashOf = (value: string): Buffer => createHash('sha256').update(value).digest();

/** Locks the token and its sign-in until the transaction ends, which serialises rotations of one family. */
async function lock(tx: Connection, value: string): Promise<TokenRow | undefined> {
  const { rows } = await tx.query<TokenRow>(
    `select token.sign_in, family.account_id, family.role, family.methods,
            (family.revoked_at is not null or token.expires_at <= now()) as ended,
            extract(epoch from clock_timestamp() - token.rotated_at)::float8 as rotated_for
     from accounts.refresh_tokens token join accounts.sign_ins family on family.id = token.sign_in
     where token.hash = $1
     for update of family, token`,
    [hashOf(value)],
  );
  return rows[0];
}

async function purge(tx: Connection): Promise<void> {
  await tx.query(`delete from accounts.sign_ins where expires_at <= now()`);
  await tx.query(`delete from accounts.refresh_tokens where expires_at <= now()`);
}
