import { z } from 'zod';
import { logLevels } from '../logging/logger.js';
import { key, list, port, publicKey, secret, sender, url } from './settings.js';

/*
 * What the services read of their surroundings, in pieces: each composes its own environment of those it uses, so that none
 * is handed a secret it has no use for. Secrets have no default: without them a service refuses to start.
 */

/** Every process. */
export const processSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  /** Health, figures and the calls of background work: for the product's own network alone. */
  INTERNAL_PORT: port.default(8081),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

export const databaseSettings = z.object({ DATABASE_URL: url('postgres', 'postgresql') });

export const eventStoreSettings = z.object({
  EVENTSTORE_URL: url('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover'),
});

export const redisSettings = z.object({ REDIS_URL: url('redis', 'rediss') });

/** With brokers the bus is Kafka, without it is Redis Streams. */
export const busSettings = redisSettings.extend({ KAFKA_BROKERS: list.optional() });

/** Opens the vault with the keys of personal data. It follows from MASTER_KEY; the ids of readings follow from it, and nothing else does. */
export const vaultSettings = z.object({ VAULT_KEY: key });

/** A port that browsers reach through the gateway. */
export const openSettings = z.object({ PORT: port.default(8080) });

/** Whose sign-ins are believed: of whom holds one of these keys' other halves, for this address. */
export const tokenSettings = z.object({
  /** The address people type. */
  PUBLIC_URL: url('http', 'https'),
  /** Several while one key follows another. */
  TOKEN_PUBLIC_KEYS: list.pipe(z.array(publicKey).min(1, 'names no key')),
});

/** The key that signs access tokens: the command-service's alone. */
export const signingSettings = z.object({ TOKEN_SIGNING_KEY: key });

/** The key by which background work shows who it is: the workers', and of those whom they call. */
export const workerSettings = z.object({ WORKER_KEY: secret });

/** The calls that people make. */
export const apiSettings = redisSettings.extend(openSettings.shape).extend({
  /** How many proxies stand before the service and add the address they were called from to X-Forwarded-For; 0 believes nobody. */
  TRUST_PROXY: z.coerce.number('is not a number').int('is not a whole number').min(0).max(10).default(0),
});

export const mailSettings = z.object({
  /** Where letters are handed over; its address may carry a user and a password. */
  SMTP_URL: url('smtp', 'smtps'),
  /** Who letters come from. */
  MAIL_FROM: sender,
});

/** Where uploaded files are kept: a bucket where one is named, else a folder. */
export const fileSettings = z.object({
  FILES_DIR: z.string().optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});
