import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventDefinition } from '@anamnesis/contracts/language/event';
import type { z } from 'zod';
import type * as settings from '../config/environment.js';
import { createDigest } from '../deciding/digest.js';
import { createRecorder, type Recorder } from '../deciding/recorder.js';
import { connectEventStore } from '../event-store/client.js';
import { createCodec, type Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { createDiskBlobs } from '../files/disk-blobs.js';
import { createFileStore, type FileStore } from '../files/file-store.js';
import { readPlainFiles } from '../files/plain-files.js';
import { createDiskHeads } from '../integrity/disk-heads.js';
import { logKeyFrom } from '../integrity/log-key.js';
import type { IntegrityLog } from '../integrity/run-log.js';
import type { S3Options } from '../files/s3-blobs.js';
import { createSpool } from '../files/spool.js';
import type { Pool } from '../postgres/pool.js';
import { createTokenIssuer, type TokenIssuer } from '../tokens/access-tokens.js';
import { signingKeyFrom } from '../tokens/token-keys.js';
import { derive } from '../vault/derived-keys.js';
import { type KeyVault, openKeyVault } from '../vault/key-vault.js';

type Read<Settings extends z.ZodType> = z.infer<Settings>;

/** The event log with its codec and the key vault. */
export interface Log {
  store: EventStore;
  codec: Codec;
  vault: KeyVault;
}

/** Opens the log with its codec: personal fields are encrypted with keys of the vault in Postgres. */
export async function openLog(
  { EVENTSTORE_URL, VAULT_KEY }: Read<typeof settings.eventStoreSettings> & Read<typeof settings.vaultSettings>,
  pool: Pool,
  definitions: ReadonlyMap<string, EventDefinition>,
): Promise<Log> {
  const vault = await openKeyVault(pool, VAULT_KEY);
  const codec = createCodec(definitions, vault);
  return { store: connectEventStore(EVENTSTORE_URL, codec), codec, vault };
}

/** A recorder whose ids depend on the key only: a fact that two services record under one command id is recorded once. */
export const openRecorder = ({ store, codec }: Pick<Log, 'store' | 'codec'>, vaultKey: Buffer): Recorder =>
  createRecorder(store, codec, createDigest(derive(vaultKey, 'reading ids')));

/**
 * Files of people in a bucket where one is set, else in a folder. Incoming files are spooled in the folder in both cases, or in
 * the machine's temporary folder where only a bucket is set. Rejects when neither is set, or a bucket without
 * its keys.
 */
export async function openFiles(env: Read<typeof settings.fileSettings>, vault: KeyVault): Promise<FileStore> {
  const folder = env.FILES_DIR;
  const spool = createSpool(join(folder ?? join(tmpdir(), 'anamnesis-files'), '.arriving'));
  if (env.S3_BUCKET) {
    const { createS3Blobs } = await import('../files/s3-blobs.js');
    return createFileStore(createS3Blobs(bucketOptions(env, 'S3_BUCKET', env.S3_BUCKET)), spool, vault);
  }
  if (!folder) throw new Error('Set FILES_DIR to a folder, or S3_BUCKET to a bucket');
  return createFileStore(createDiskBlobs(folder), spool, vault, readPlainFiles(folder));
}

type BucketSettings = Omit<Read<typeof settings.fileSettings>, 'FILES_DIR' | 'S3_BUCKET'>;

function bucketOptions(env: BucketSettings, setting: string, bucket: string): S3Options {
  if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY)
    throw new Error(`${setting} needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY`);
  return {
    ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}),
    ...{ region: env.S3_REGION, bucket, accessKeyId: env.S3_ACCESS_KEY_ID, secretAccessKey: env.S3_SECRET_ACCESS_KEY },
  };
}

/** The signed tree of the log, with its heads in a bucket where one is set, else in a folder. Rejects when neither is set. */
export async function openIntegrityLog(env: Read<typeof settings.integritySettings>): Promise<IntegrityLog> {
  const { INTEGRITY_BUCKET: bucket, INTEGRITY_DIR: folder } = env;
  if (!bucket && !folder) throw new Error('Set INTEGRITY_DIR to a folder, or INTEGRITY_BUCKET to a bucket');
  return {
    heads: bucket
      ? (await import('../integrity/bucket-heads.js')).createBucketHeads(bucketOptions(env, 'INTEGRITY_BUCKET', bucket))
      : createDiskHeads(folder ?? ''),
    key: logKeyFrom(env.LOG_ORIGIN, env.LOG_SIGNING_KEY),
    witnesses: env.WITNESSES,
    headInterval: env.HEAD_MINUTES * 60_000,
    headsSince: env.HEADS_SINCE ? new Date(env.HEADS_SINCE) : null,
  };
}

/** Issuer and lifetime of access tokens. */
export interface TokenTerms {
  issuer: string;
  minutes: number;
}

/** Issuer and audience of tokens. */
export const tokenTerms = ({ issuer }: Pick<TokenTerms, 'issuer'>, PUBLIC_URL: string) => ({
  issuer,
  audience: new URL(PUBLIC_URL).hostname,
});

/** Opens the token issuer. Throws when its key is not among the public keys. */
export function openTokenIssuer(
  {
    PUBLIC_URL,
    TOKEN_PUBLIC_KEYS,
    TOKEN_SIGNING_KEY,
  }: Read<typeof settings.tokenSettings> & Read<typeof settings.signingSettings>,
  terms: TokenTerms,
): TokenIssuer {
  const key = signingKeyFrom(TOKEN_SIGNING_KEY);
  if (!TOKEN_PUBLIC_KEYS.includes(key.publicKey))
    throw new Error('TOKEN_PUBLIC_KEYS does not contain the public half of TOKEN_SIGNING_KEY');
  return createTokenIssuer(key, { ...tokenTerms(terms, PUBLIC_URL), minutes: terms.minutes });
}
