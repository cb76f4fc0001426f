import { z } from 'zod';
import { witnessList } from '../integrity/witness.js';
import { logLevels } from '../logging/logger.js';
import { baseUrl, certificate, flag, key, list, port, publicKey, pushKey, secret, sender, url } from './settings.js';

/*
 * The environment variables of the services, in parts: each service composes its own schema of the parts it uses, so that none
 * receives a secret it does not need. Secrets have no default: without them a service refuses to start.
 */

/** Every process. */
export const processSettings = z.object({
  HOST: z.string().default('127.0.0.1'),
  /** Health, metrics and internal calls of the workers: for the product's own network only. */
  INTERNAL_PORT: port.default(8081),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});

export const databaseSettings = z.object({ DATABASE_URL: url('postgres', 'postgresql') });

export const eventStoreSettings = z.object({
  EVENTSTORE_URL: url('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover'),
});

export const redisSettings = z.object({ REDIS_URL: url('redis', 'rediss') });

/** The bus is Kafka where brokers are set, else Redis Streams. */
export const busSettings = redisSettings.extend({ KAFKA_BROKERS: list.optional() });

/** Key of the vault that holds the keys of personal data. Derived from MASTER_KEY; the ids of readings and the codes of prescriptions are derived from it in turn. */
export const vaultSettings = z.object({ VAULT_KEY: key });

/** The public port, reached by browsers through the gateway. */
export const publicSettings = z.object({ PORT: port.default(8080) });

/** Verification of access tokens: signed by one of these keys, for this address. */
export const tokenSettings = z.object({
  /** The public address of the product, as people type it. */
  PUBLIC_URL: url('http', 'https'),
  /** Several during a key rotation. */
  TOKEN_PUBLIC_KEYS: list.pipe(z.array(publicKey).min(1, 'names no key')),
});

/** The key that signs access tokens: for the command-service only. */
export const signingSettings = z.object({ TOKEN_SIGNING_KEY: key });

/** The key that signs the documents of the product (PDF), and the certificates of it and of all earlier ones. */
export const documentSettings = z.object({
  DOCUMENT_SIGNING_KEY: key,
  DOCUMENT_CERTIFICATES: list.pipe(z.array(certificate).min(1, 'names no certificate')),
});

/** The key that authenticates internal calls: for the workers and the services they call. */
export const workerSettings = z.object({ WORKER_KEY: secret });

/** The public key of push notifications (VAPID): browsers subscribe with it. Without it none are offered. */
export const pushKeySettings = z.object({ VAPID_PUBLIC_KEY: pushKey.optional() });

/** The key pair of push notifications: for the workers, which send them. `vapidKeysFrom` checks that the two belong together. */
export const pushSettings = pushKeySettings.extend({
  VAPID_PRIVATE_KEY: key.optional(),
  /** Lets push services be on this machine and on private networks, without TLS: for tests. */
  PUSH_TO_LOCAL: flag.default(false),
});

/** The public API. */
export const apiSettings = redisSettings.extend(publicSettings.shape).extend({
  /** Number of proxies in front of the service that append the client address to X-Forwarded-For; 0 trusts none. */
  TRUST_PROXY: z.coerce.number('is not a number').int('is not a whole number').min(0).max(10).default(0),
});

export const mailSettings = z.object({
  /** The SMTP server for outgoing emails; its address may contain a user and a password. */
  SMTP_URL: url('smtp', 'smtps'),
  /** Sender of emails. */
  MAIL_FROM: sender,
});

/** The service of a bucket. */
const s3Settings = z.object({
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
});

/** Storage of uploaded files: a bucket where one is set, else a folder. */
export const fileSettings = s3Settings.extend({ FILES_DIR: z.string().optional(), S3_BUCKET: z.string().optional() });

/** The signed tree of the log: for the projectors alone. Its heads are stored in a bucket where one is set, else in a folder. */
export const integritySettings = s3Settings.extend({
  LOG_SIGNING_KEY: key,
  /** The name of the log in its heads: an address without a scheme. */
  LOG_ORIGIN: z
    .string()
    .regex(/^[^\s+]{1,100}$/, 'is not a name without blanks and plus signs')
    .default('anamnesis/log'),
  INTEGRITY_DIR: z.string().optional(),
  INTEGRITY_BUCKET: z.string().optional(),
  /** Minutes between two heads of a growing log. */
  HEAD_MINUTES: z.coerce.number('is not a number').min(0.001).max(1440).default(5),
  /** The time from which on a log has heads that had none before. */
  HEADS_SINCE: z.iso.datetime('is not a time such as 2026-11-24T09:00:00Z').optional(),
  WITNESSES: witnessList,
});

/** The language model that explains reports. `aiConfigFrom` checks that the provider has what it needs. */
export const aiSettings = z.object({
  AI_PROVIDER: z
    .enum(['built-in', 'gemini', 'openai-compatible'], 'is none of built-in, gemini and openai-compatible')
    .default('built-in'),
  /** Never in an error or a log. */
  AI_KEY: z
    .string()
    .regex(/^[\x21-\x7e]{1,500}$/, 'is not a key')
    .optional(),
  AI_MODEL: z
    .string()
    .regex(/^[\w.:@/-]+$/, 'is not the name of a model')
    .optional(),
  /** With the version: https://host/v1. */
  AI_BASE_URL: baseUrl.optional(),
});

const seconds = z.coerce.number('is not a number').min(0.1, 'is less than 0.1').max(50, 'is more than 50');
/** How long an answer of an AI provider is awaited. `patienceFrom` checks that the first word is not awaited longer than the whole. */
export const patienceSettings = z.object({
  AI_FIRST_WORD_SECONDS: seconds.default(5),
  /** Below the minute after which an answer counts as lost. */
  AI_ANSWER_SECONDS: seconds.default(15),
});
