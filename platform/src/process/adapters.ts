import { hkdfSync } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { EventDefinition } from '@anamnesis/contracts/language/event';
import type { Bus } from '../bus/bus.js';
import { createKafkaBus } from '../bus/kafka-bus.js';
import { createRedisStreamsBus } from '../bus/redis-streams-bus.js';
import { createRelayCheckpoints } from '../bus/relay-checkpoints.js';
import type { z } from 'zod';
import type * as settings from '../config/environment.js';
import { connectEventStore } from '../event-store/client.js';
import { createCodec, type Codec } from '../event-store/codec.js';
import type { EventStore } from '../event-store/event-store.js';
import { createDiskBlobs } from '../files/disk-blobs.js';
import { createFileStore, type FileStore } from '../files/file-store.js';
import { readPlainFiles } from '../files/plain-files.js';
import { createS3Blobs } from '../files/s3-blobs.js';
import { createSpool } from '../files/spool.js';
import type { SecondFactorPolicy } from '../http/access.js';
import type { Logger } from '../logging/logger.js';
import { createMailer, type Mailer } from '../mail/mailer.js';
import { createRelyingParty, type RelyingParty } from '../openid/relying-party.js';
import type { Pool } from '../postgres/pool.js';
import { createKnownDevices, type KnownDevices } from '../lock-out/known-devices.js';
import { createTries, type Tries } from '../lock-out/tries.js';
import { createUsedSteps, type UsedSteps } from '../second-factor/used-steps.js';
import {
  createTokenIssuer,
  createTokenVerifier,
  type TokenIssuer,
  type TokenVerifier,
} from '../tokens/access-tokens.js';
import { type EndedSignIns, watchEndedSignIns } from '../tokens/ended-sign-ins.js';
import { createSealed, type Sealed } from '../tokens/sealed.js';
import { signingKeyFrom } from '../tokens/token-keys.js';
import { type KeyVault, openKeyVault } from '../vault/key-vault.js';

type Read<Settings extends z.ZodType> = z.infer<Settings>;

/** The log with its codec: personal fields are sealed with keys of the vault in Postgres. */
export async function openLog(
  { EVENTSTORE_URL, VAULT_KEY }: Read<typeof settings.eventStoreSettings> & Read<typeof settings.vaultSettings>,
  pool: Pool,
  definitions: ReadonlyMap<string, EventDefinition>,
): Promise<{ store: EventStore; codec: Codec; vault: KeyVault }> {
  const vault = await openKeyVault(pool, VAULT_KEY);
  const codec = createCodec(definitions, vault);
  return { store: connectEventStore(EVENTSTORE_URL, codec), codec, vault };
}

/** Kafka where brokers are named, else Redis Streams. */
export async function openBus(
  { KAFKA_BROKERS, REDIS_URL }: Read<typeof settings.busSettings>,
  clientId: string,
  pool: Pool,
  logger: Logger,
): Promise<Bus> {
  if (!KAFKA_BROKERS?.length) return createRedisStreamsBus({ url: REDIS_URL, logger });
  return createKafkaBus({ brokers: KAFKA_BROKERS, clientId, checkpoints: await createRelayCheckpoints(pool), logger });
}

/**
 * Files of people in a bucket where one is named, else in a folder. What arrives waits in the folder either way, or among
 * the machine's temporary files where a bucket comes without one. Throws when neither is named, or a bucket comes without
 * its keys.
 */
export function openFiles(env: Read<typeof settings.fileSettings>, vault: KeyVault): FileStore {
  const folder = env.FILES_DIR;
  const spool = createSpool(join(folder ?? join(tmpdir(), 'anamnesis-files'), '.arriving'));
  if (env.S3_BUCKET) {
    if (!env.S3_ACCESS_KEY_ID || !env.S3_SECRET_ACCESS_KEY) {
      throw new Error('S3_BUCKET needs S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY');
    }
    const blobs = createS3Blobs({
      ...(env.S3_ENDPOINT ? { endpoint: env.S3_ENDPOINT } : {}),
      region: env.S3_REGION,
      bucket: env.S3_BUCKET,
      accessKeyId: env.S3_ACCESS_KEY_ID,
      secretAccessKey: env.S3_SECRET_ACCESS_KEY,
    });
    return createFileStore(blobs, spool, vault);
  }
  if (!folder) throw new Error('Set FILES_DIR to a folder, or S3_BUCKET to a bucket');
  return createFileStore(createDiskBlobs(folder), spool, vault, readPlainFiles(folder));
}

/** Google, or whoever GOOGLE_ISSUER names; null where no client id is set. Throws when that comes without its secret. */
export function openGoogle({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Read<typeof settings.googleSettings>): RelyingParty | null {
  if (!clientId) return null;
  if (!clientSecret) throw new Error('GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET');
  return createRelyingParty({ issuer, clientId, clientSecret });
}

/** How browsers find a way to each other. Nothing named: directly, which is enough on one machine and one network. */
export interface IceSettings {
  stunUrls: readonly string[];
  turn: { urls: readonly string[]; secret: string } | null;
  /** `relay`: through TURN servers alone. */
  transport: 'all' | 'relay';
}

/** The STUN and TURN servers that are named. Throws where TURN servers come without their secret, or what needs them without them. */
export function openIce({
  STUN_URLS: stunUrls = [],
  TURN_URLS: urls = [],
  TURN_SECRET: secret,
  ICE_TRANSPORT: transport,
}: Read<typeof settings.iceSettings>): IceSettings {
  if (urls.length > 0 && secret) return { stunUrls, turn: { urls, secret }, transport };
  if (urls.length > 0 || secret) throw new Error('TURN_URLS and TURN_SECRET need each other');
  if (transport === 'relay') throw new Error('ICE_TRANSPORT=relay needs TURN_URLS: there is nothing to relay by');
  return { stunUrls, turn: null, transport };
}

/** Letters go out by the server that SMTP_URL names. Throws when there is none, or it comes without a sender. */
export function openMailer({ SMTP_URL: url, MAIL_FROM: from }: Partial<Read<typeof settings.mailSettings>>): Mailer {
  if (!url) throw new Error('Set SMTP_URL to the mail server that takes the letters');
  if (!from) throw new Error('SMTP_URL needs MAIL_FROM: the address that letters come from');
  return createMailer({ url, from });
}

/** By whom and for whom tokens are made. */
export const tokenTerms = (PUBLIC_URL: string) => ({ issuer: 'anamnesis', audience: new URL(PUBLIC_URL).hostname });

/** Reads access tokens as every service does. `close` ends what follows the ends of sign-ins, which `ended` tells of. */
export async function openTokens(
  { PUBLIC_URL, TOKEN_PUBLIC_KEYS }: Read<typeof settings.tokenSettings>,
  pool: Pool,
  minutes: number,
  onError: (error: unknown) => void,
): Promise<TokenVerifier & { ended: EndedSignIns; close(): Promise<void> }> {
  const ended = await watchEndedSignIns(pool, { minutes, onError });
  const { verify } = createTokenVerifier(TOKEN_PUBLIC_KEYS, tokenTerms(PUBLIC_URL), ended.has);
  return { verify, ended, close: ended.close };
}

/** Makes access tokens. Throws when nobody would believe them. */
export function openTokenIssuer(
  {
    PUBLIC_URL,
    TOKEN_PUBLIC_KEYS,
    TOKEN_SIGNING_KEY,
  }: Read<typeof settings.tokenSettings> & Read<typeof settings.signingSettings>,
  minutes: number,
): TokenIssuer {
  const key = signingKeyFrom(TOKEN_SIGNING_KEY);
  if (!TOKEN_PUBLIC_KEYS.includes(key.publicKey))
    throw new Error('TOKEN_PUBLIC_KEYS does not name the public half of TOKEN_SIGNING_KEY');
  return createTokenIssuer(key, { ...tokenTerms(PUBLIC_URL), minutes });
}

/** What keeps somebody who guesses from coming in, and the owner of an account from being kept out. */
export interface LockOut {
  tries: Tries;
  knownDevices: KnownDevices;
}

/** `days`: how long a browser stays known to an account without signing in there. */
export const openLockOut = async (pool: Pool, days: number): Promise<LockOut> => ({
  tries: await createTries(pool),
  knownDevices: await createKnownDevices(pool, { days }),
});

/** What a second step of a sign-in needs. */
export interface SecondFactorKeeping {
  policy: SecondFactorPolicy;
  sealed: Sealed;
  usedSteps: UsedSteps;
  /** Recovery codes follow from it. */
  recoveryKey: Uint8Array;
}

export const openSecondFactor = async (
  { MASTER_KEY, SECOND_FACTOR }: { MASTER_KEY: Buffer } & Pick<Read<typeof settings.apiSettings>, 'SECOND_FACTOR'>,
  pool: Pool,
): Promise<SecondFactorKeeping> => ({
  policy: SECOND_FACTOR,
  sealed: createSealed(derive(MASTER_KEY, 'second factor')),
  usedSteps: await createUsedSteps(pool),
  recoveryKey: derive(MASTER_KEY, 'recovery codes'),
});

/** The key of the vault, which those services hold that read or write the log and need no other key. */
export const vaultKeyOf = (masterKey: Buffer): Buffer => derive(masterKey, 'key vault');

/** A 32-byte key for one purpose, out of the master key. */
export const derive = (masterKey: Buffer, purpose: string): Buffer =>
  Buffer.from(hkdfSync('sha256', masterKey, Buffer.alloc(0), `anamnesis ${purpose}`, 32));
