import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { migrate } from '../postgres/migrations.js';
import type { Pool } from '../postgres/pool.js';

/** Each person's own key, itself encrypted by the master key. Destroying a key erases the person from the log. */
export interface KeyVault {
  /** The subject's key (32 bytes), made when there is none yet; null once it has been destroyed. */
  keyFor(subject: string): Promise<Buffer | null>;
  /** The keys of subjects that have one; one round trip for all that are not yet known. */
  keysOf(subjects: readonly string[]): Promise<ReadonlyMap<string, Buffer>>;
}

/** How long a process trusts a key it has read: a destroyed key is forgotten everywhere within this time. */
const TRUST_MILLISECONDS = 60_000;
const MOST_REMEMBERED = 50_000;

const schema = {
  schema: 'vault',
  steps: [
    `create table subject_keys (subject text primary key, wrapped bytea, created_at timestamptz not null default now())`,
  ],
};

/** Opens the vault in Postgres. `masterKey` is 32 bytes. */
export async function openKeyVault(pool: Pool, masterKey: Buffer, now: () => number = Date.now): Promise<KeyVault> {
  if (masterKey.length !== 32) throw new Error('MASTER_KEY must be 32 bytes');
  await migrate(pool, schema);
  const remembered = new Map<string, { key: Buffer; until: number }>();

  const recall = (subject: string) => {
    const found = remembered.get(subject);
    return found && found.until > now() ? found.key : null;
  };
  const remember = (subject: string, wrapped: Buffer) => {
    if (remembered.size >= MOST_REMEMBERED) remembered.clear();
    const key = unwrap(masterKey, subject, wrapped);
    remembered.set(subject, { key, until: now() + TRUST_MILLISECONDS });
    return key;
  };

  return {
    async keyFor(subject) {
      const known = recall(subject);
      if (known) return known;
      const select = { text: 'select wrapped from vault.subject_keys where subject = $1', values: [subject] };
      let { rows } = await pool.query<{ wrapped: Buffer | null }>(select);
      if (!rows[0]) {
        // Two processes may meet a new person at once: the one that loses takes the winner's key.
        await pool.query('insert into vault.subject_keys (subject, wrapped) values ($1, $2) on conflict do nothing', [
          subject,
          wrap(masterKey, subject, randomBytes(32)),
        ]);
        ({ rows } = await pool.query<{ wrapped: Buffer | null }>(select));
      }
      const wrapped = rows[0]?.wrapped;
      return wrapped ? remember(subject, wrapped) : null;
    },

    async keysOf(subjects) {
      const keys = new Map<string, Buffer>();
      const unknown = new Set<string>();
      for (const subject of subjects) {
        const known = recall(subject);
        if (known) keys.set(subject, known);
        else unknown.add(subject);
      }
      if (unknown.size > 0) {
        const { rows } = await pool.query<{ subject: string; wrapped: Buffer }>(
          'select subject, wrapped from vault.subject_keys where subject = any($1) and wrapped is not null',
          [[...unknown]],
        );
        for (const row of rows) keys.set(row.subject, remember(row.subject, row.wrapped));
      }
      return keys;
    },
  };
}

function wrap(masterKey: Buffer, subject: string, key: Buffer): Buffer {
  const nonce = randomBytes(12);
  const cipher = createCipheriv('aes-256-gcm', masterKey, nonce).setAAD(Buffer.from(subject));
  return Buffer.concat([nonce, cipher.update(key), cipher.final(), cipher.getAuthTag()]);
}

function unwrap(masterKey: Buffer, subject: string, wrapped: Buffer): Buffer {
  const decipher = createDecipheriv('aes-256-gcm', masterKey, wrapped.subarray(0, 12))
    .setAAD(Buffer.from(subject))
    .setAuthTag(wrapped.subarray(-16));
  return Buffer.concat([decipher.update(wrapped.subarray(12, -16)), decipher.final()]);
}
