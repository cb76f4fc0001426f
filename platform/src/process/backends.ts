import type { EventDefinition } from '@anamnesis/contracts/language/event';
import type { z } from 'zod';
import type { Bus } from '../bus/bus.js';
import { createKafkaBus } from '../bus/kafka-bus.js';
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
import type { OwnProcess } from './run-service.js';

type Read<Settings extends z.ZodType> = z.infer<Settings>;

/**
 * What the services of a process may stand on. Each is opened once, by an opener below, and shared by all who run in the
 * process: one service on a cluster, all of them on one machine. It is closed with the process.
 */
export interface Backends extends OwnProcess, Log {
  pool: Pool;
  locks: Locks;
  redis: RedisClient;
  bus: Bus;
  /** Reads access tokens; `ended` tells which sign-ins have ended. */
  tokens: TokenVerifier & { ended: EndedSignIns };
  limits: Limits;
  files: FileStore;
  disks: DiskRoom;
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

/** The log with its codec and the vault of its keys. */
export async function openEventLog(
  env: Read<typeof settings.eventStoreSettings> & Read<typeof settings.vaultSettings>,
  pool: Pool,
  definitions: ReadonlyMap<string, EventDefinition>,
  { closing }: OwnProcess,
): Promise<Log> {
  const log = await openLog(env, pool, definitions);
  closing.add(() => log.store.close());
  return log;
}

/** Commands fail at once while Redis is away. */
export async function openRedis(
  { REDIS_URL }: Read<typeof settings.redisSettings>,
  { logger, closing }: OwnProcess,
): Promise<RedisClient> {
  const onError = (error: Error) => logger.warn({ err: error }, 'A connection to Redis broke');
  const redis = await connectRedis(REDIS_URL, { whenAway: 'fail', onError });
  closing.add(() => redis.destroy());
  return redis;
}

/** Kafka where brokers are named, else Redis Streams. */
export async function openBus(
  { KAFKA_BROKERS, REDIS_URL }: Read<typeof settings.busSettings>,
  pool: Pool,
  { name, logger, closing }: OwnProcess,
): Promise<Bus> {
  const open = async () => {
    if (!KAFKA_BROKERS?.length) return createRedisStreamsBus({ url: REDIS_URL, logger });
    const checkpoints = await createRelayCheckpoints(pool);
    return createKafkaBus({ brokers: KAFKA_BROKERS, clientId: name, checkpoints, logger });
  };
  const bus = await open();
  closing.add(() => bus.close());
  return bus;
}

/** Reads access tokens as every service does, and follows the ends of sign-ins. */
export async function openTokens(
  { PUBLIC_URL, TOKEN_PUBLIC_KEYS }: Read<typeof settings.tokenSettings>,
  pool: Pool,
  terms: TokenTerms,
  { logger, closing }: OwnProcess,
): Promise<Backends['tokens']> {
  const onError = (error: unknown) => logger.warn({ err: error }, 'Ended sign-ins are not heard of');
  const ended = await watchEndedSignIns(pool, { minutes: terms.minutes, onError });
  closing.add(() => ended.close());
  return { ended, ...createTokenVerifier(TOKEN_PUBLIC_KEYS, tokenTerms(terms, PUBLIC_URL), ended.has) };
}

/** Counts tries in Redis, with all other processes; `scale` multiplies what is allowed. */
export async function openSharedLimits(
  { REDIS_URL }: Read<typeof settings.redisSettings>,
  { logger, closing }: OwnProcess,
  scale = 1,
): Promise<Limits> {
  const limits = await openLimits(REDIS_URL, logger, { scale });
  closing.add(() => limits.close());
  return limits;
}
