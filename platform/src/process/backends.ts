import type { EventDefinition } from '@anamnesis/contracts/language/event';
import type { z } from 'zod';
import type { Bus } from '../bus/bus.js';
import { createRedisStreamsBus } from '../bus/redis-streams-bus.js';
import { createRelayCheckpoints } from '../bus/relay-checkpoints.js';
import type * as settings from '../config/environment.js';
import type { FileStore } from '../files/file-store.js';
import type { DiskRoom } from '../http/disk-room.js';
import type { Limits } from '../http/limits.js';
import { openLimits } from '../http/shared-limits.js';
import { createLocks, type Locks } from '../postgres/locks.js';
import { closePool, openPool, type Pool } from '../postgres/pool.js';
import { connectRedis, type RedisClient } from '../redis/connect.js';
import { createTokenVerifier, type TokenVerifier } from '../tokens/access-tokens.js';
import { type EndedSignIns, watchEndedSignIns } from '../tokens/ended-sign-ins.js';
import { type Log, openLog, type TokenTerms, tokenTerms } from './adapters.js';
import { unlessAborted } from '../supervision/unless-aborted.js';
import type { OwnProcess } from './run-service.js';

type Read<Settings extends z.ZodType> = z.infer<Settings>;

/**
 * The backends of a process. Each is opened once, by an opener below, and shared by all services of the
 * process: one service on a cluster, all of them on one machine. It is closed with the process.
 */
export interface Backends extends OwnProcess, Log {
  pool: Pool;
  locks: Locks;
  redis: RedisClient;
  bus: Bus;
  /** Verifies access tokens; `ended` knows which sign-ins have ended. */
  tokens: TokenVerifier & { ended: EndedSignIns };
  limits: Limits;
  files: FileStore;
  disks: DiskRoom;
}

/**
 * Waits until a backend is open and registers its close function in `closing`. Rejects when the process is stopped meanwhile; a backend
 * that opens only after that is closed immediately.
 */
export async function opened<Part>(
  opening: Promise<Part>,
  close: (part: Part) => Promise<void> | void,
  { signal, closing }: Pick<OwnProcess, 'signal' | 'closing'>,
): Promise<Part> {
  try {
    const part = await unlessAborted(opening, signal);
    closing.add(() => close(part));
    return part;
  } catch (error) {
    // If opening failed there is nothing to close, and the error below is the reason.
    void opening.then(close, () => undefined);
    throw error;
  }
}

/** PostgreSQL, with the one session that holds all locks of the process. */
export function openPostgres(
  { DATABASE_URL }: Read<typeof settings.databaseSettings>,
  { logger, closing }: OwnProcess,
): Pick<Backends, 'pool' | 'locks'> {
  const pool = openPool(DATABASE_URL, (error) => logger.warn({ err: error }, 'A connection to PostgreSQL broke'));
  closing.add(() => closePool(pool));
  return { pool, locks: createLocks(pool) };
}

/** The log with its codec and key vault. */
export function openEventLog(
  env: Read<typeof settings.eventStoreSettings> & Read<typeof settings.vaultSettings>,
  pool: Pool,
  definitions: ReadonlyMap<string, EventDefinition>,
  own: OwnProcess,
): Promise<Log> {
  return opened(openLog(env, pool, definitions), ({ store }) => store.close(), own);
}

/** Commands fail immediately while Redis is unavailable. */
export function openRedis({ REDIS_URL }: Read<typeof settings.redisSettings>, own: OwnProcess): Promise<RedisClient> {
  const onError = (error: Error) => own.logger.warn({ err: error }, 'A connection to Redis broke');
  const opening = connectRedis(REDIS_URL, { whenAway: 'fail', onError, signal: own.signal });
  return opened(opening, (redis) => redis.destroy(), own);
}

/** Kafka where brokers are set, else Redis Streams. */
export function openBus(
  { KAFKA_BROKERS, REDIS_URL }: Read<typeof settings.busSettings>,
  pool: Pool,
  own: OwnProcess,
): Promise<Bus> {
  const { name, logger, signal } = own;
  const open = async () => {
    if (!KAFKA_BROKERS?.length) return createRedisStreamsBus({ url: REDIS_URL, logger, signal });
    const { createKafkaBus } = await import('../bus/kafka-bus.js');
    const checkpoints = await createRelayCheckpoints(pool);
    return createKafkaBus({ brokers: KAFKA_BROKERS, clientId: name, checkpoints, logger, signal });
  };
  return opened(open(), (bus) => bus.close(), own);
}

/** Verifies access tokens like every service, and follows the ends of sign-ins. */
export async function openTokens(
  { PUBLIC_URL, TOKEN_PUBLIC_KEYS }: Read<typeof settings.tokenSettings>,
  pool: Pool,
  terms: TokenTerms,
  own: OwnProcess,
): Promise<Backends['tokens']> {
  const onError = (error: unknown) => own.logger.warn({ err: error }, 'Ended sign-ins are not received');
  const opening = watchEndedSignIns(pool, { minutes: terms.minutes, onError });
  const ended = await opened(opening, (watch) => watch.close(), own);
  return { ended, ...createTokenVerifier(TOKEN_PUBLIC_KEYS, tokenTerms(terms, PUBLIC_URL), ended.has) };
}

/** Rate limits in Redis, shared with all processes; `scale` multiplies them. */
export function openSharedLimits(
  { REDIS_URL }: Read<typeof settings.redisSettings>,
  own: OwnProcess,
  scale = 1,
): Promise<Limits> {
  return opened(openLimits(REDIS_URL, own.logger, { scale }), (limits) => limits.close(), own);
}
