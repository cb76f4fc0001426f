import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** One key per person, encrypted by the vault's key. Destroying a key erases the person from the log. */
export interface KeyVault {
  /** The subject's key (32 bytes), created when there is none yet; null once it has been destroyed. */
  keyFor(subject: string): Promise<Buffer | null>;
  /** The keys of subjects that have one; one round trip for all uncached ones. A damaged key affects its subject only. */
  keysOf(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer | DamagedKey>>;
  /** Whether this process has cached the subject's key and still trusts it; without a query. Data decrypted with a key is kept no longer than the key. */
  trusts(subject: string): boolean;
  /**
   * Destroys the subject's key for good; repeatable. The row stays, so that no second key is ever created. Returns the time (ISO 8601)
   * from which no process has the key any more, and whether it has passed, by the clock of the database.
   */
  destroy(subject: string): Promise<Destruction>;
  /** Makes sure that subjects who have no key yet, destroyed or not, never get one. Returns those who have one. */
  bar(subjects: readonly string[]): Promise<readonly string[]>;
}

/** The destruction of a key: other processes trust a cached copy for a while. */
export interface Destruction {
  readonly forgottenAt: string;
  readonly isForgotten: boolean;
}

/** A stored key that the vault's key cannot decrypt. */
export class DamagedKey extends Error {
  override readonly name = 'DamagedKey';
}

/** How long a process trusts a cached key: a destroyed key is forgotten everywhere within this time. */
const TRUST_MILLISECONDS = 60_000;
const MAX_CACHED = 50_000;

const schema = {
  schema: 'vault',
  steps: [
    `create table subject_keys (subject text primary key, wrapped bytea, created_at timestamptz not null default now())`,
    `create table key_check (one boolean primary key default true check (one), wrapped bytea not null)`,
    `alter table subject_keys add column destroyed_at timestamptz`,
  ],
};

/** Opens the vault in Postgres. `vaultKey` is 32 bytes; rejects when the vault's keys are encrypted by another key. */
export async function openKeyVault(pool: Pool, vaultKey: Buffer, now: () => number = Date.now): Promise<KeyVault> {
  if (vaultKey.length !== 32) throw new Error('VAULT_KEY must be 32 bytes');
  await migrate(pool, schema);
  await checkKey(pool, vaultKey);
  const cached = new Map<string, { key: Buffer; until: number }>();

  const recall = (subject: string) => {
    const found = cached.get(subject);
    return found && found.until > now() ? found.key : null;
  };
  /** `asked`: when the key was asked for. A key that is destroyed after that is trusted no longer, however late the answer came. */
  const remember = (subject: string, wrapped: Buffer, asked: number) => {
    if (cached.size >= MAX_CACHED) cached.clear();
    const key = unwrap(vaultKey, subject, wrapped);
    cached.set(subject, { key, until: asked + TRUST_MILLISECONDS });
    return key;
  };

  return {
    trusts: (subject) => recall(subject) !== null,

    async destroy(subject) {
      const { rows } = await pool.query<Destruction>(
        `insert into vault.subject_keys as known (subject, wrapped, destroyed_at) values ($1, null, now())
         on conflict (subject) do update
           set wrapped = null, destroyed_at = case when known.wrapped is null then known.destroyed_at else now() end
         returning destroyed_at + make_interval(secs => $2) as "forgottenAt",
           destroyed_at + make_interval(secs => $2) < now() as "isForgotten"`,
        // A second more: the time is returned in milliseconds.
        [subject, TRUST_MILLISECONDS / 1_000 + 1],
      );
      cached.delete(subject);
      return rows[0]!;
    },

    async bar(subjects) {
      await pool.query(
        `insert into vault.subject_keys (subject, wrapped, destroyed_at)
         select subject, null, now() from unnest($1::text[]) subject on conflict do nothing`,
        [subjects],
      );
      const { rows } = await pool.query<{ subject: string }>(
        'select subject from vault.subject_keys where subject = any($1) and wrapped is not null',
        [subjects],
      );
      return rows.map(({ subject }) => subject);
    },

    async keyFor(subject) {
      const known = recall(subject);
      if (known) return known;
      const asked = now();
      const select = { text: 'select wrapped from vault.subject_keys where subject = $1', values: [subject] };
      let { rows } = await pool.query<{ wrapped: Buffer | null }>(select);
      if (!rows[0]) {
        // Two processes may create a key for the same new person: the loser uses the winner's key.
        await pool.query('insert into vault.subject_keys (subject, wrapped) values ($1, $2) on conflict do nothing', [
          subject,
          wrap(vaultKey, subject, randomBytes(32)),
        ]);
        ({ rows } = await pool.query<{ wrapped: Buffer | null }>(select));
      }
      const wrapped = rows[0]?.wrapped;
      return wrapped ? remember(subject, wrapped, asked) : null;
    },

    async keysOf(subjects) {
      const keys = new Map<string, Buffer | DamagedKey>();
      const unknown = new Set<string>();
      for (const subject of subjects) {
        const known = recall(subject);
        if (known) keys.set(subject, known);
        else unknown.add(subject);
      }
      if (unknown.size > 0) {
        const asked = now();
        const { rows } = await pool.query<{ subject: string; wrapped: Buffer }>(
          'select subject, wrapped from vault.subject_keys where subject = any($1) and wrapped is not null',
          [[...unknown]],
        );
        for (const { subject, wrapped } of rows) {
          try {
            keys.set(subject, remember(subject, wrapped, asked));
          } catch (error) {
            keys.set(subject, new DamagedKey('A key of the vault cannot be decrypted', { cause: error }));
          }
        }
      }
      return keys;
    },
  };
}

/** A row of a copied vault: its check value, or a key with its subject. */
export interface CopiedKey {
  readonly subject: string | null;
  readonly wrapped: Buffer;
}

/** Throws where the vault from which the row was copied was made with another key. */
export const requireVaultKey = (vaultKey: Buffer, { subject, wrapped }: CopiedKey): void =>
  requireOwn(vaultKey, subject ?? CHECK, wrapped);

/** The associated data of the check value, in the place of a subject. */
const CHECK = 'key check';

/** Compares the key with the vault's check value; the first process that opens a vault writes it. */
async function checkKey(pool: Pool, vaultKey: Buffer): Promise<void> {
  const check = async () => {
    const { rows } = await pool.query<{ wrapped: Buffer }>('select wrapped from vault.key_check');
    if (rows[0]) requireOwn(vaultKey, CHECK, rows[0].wrapped);
    return rows.length > 0;
  };
  if (await check()) return;
  // A vault of an earlier release has keys, but no check value yet.
  const { rows } = await pool.query<{ subject: string; wrapped: Buffer }>(
    'select subject, wrapped from vault.subject_keys where wrapped is not null limit 1',
  );
  if (rows[0]) requireOwn(vaultKey, rows[0].subject, rows[0].wrapped);
  // Two processes may open a new vault at once: the first check value counts for both.
  await pool.query('insert into vault.key_check (wrapped) values ($1) on conflict do nothing', [
    wrap(vaultKey, CHECK, randomBytes(32)),
  ]);
  await check();
}

function requireOwn(vaultKey: Buffer, subject: string, wrapped: Buffer): void {
  try {
    unwrap(vaultKey, subject, wrapped);
  } catch (error) {
    throw new Error(
      "VAULT_KEY is not the key of this database's vault: it has to follow from the MASTER_KEY that the vault was made with",
      { cause: error },
    );
  }
}

function wrap(vaultKey: Buffer, subject: string, key: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', vaultKey, nonce).setAAD(Buffer.from(subject));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
}

function unwrap(vaultKey: Buffer, subject: string, wrapped: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', vaultKey, wrapped.subarray(0, 12))
    .setAAD(Buffer.from(subject))
    .setAuthTag(wrapped.subarray(-16));
  return Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()]);
}
