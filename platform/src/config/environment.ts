import { z } from 'zod';
import { logLevels } from '../logging/logger.js';
import { iceUrls, key, list, port, publicKey, secret, sender, url } from './settings.js';

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

const redisSettings = z.object({ REDIS_URL: url('redis', 'rediss') });

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
  /** Whether auditors, operators, and doctors with records have to sign in with a second factor, or may. */
  SECOND_FACTOR: z.enum(['required', 'offered'], 'is neither required nor offered').default('required'),
});

export const clinicSettings = z.object({
  CLINIC_TIME_ZONE: z.string().default('Asia/Kolkata').refine(isTimeZone, 'is not the name of a time zone'),
  /** Where meetings are held; the product's own page by default. */
  MEETING_BASE_URL: z
    .string()
    .transform((place) => place.replace(/\/+$/, ''))
    .refine(isMeetingPlace, 'is neither a path nor an address that starts with http:// or https://')
    .default('/meet'),
});

/** Whom patients pay: the address and the name that their UPI app shows. */
export const paymentSettings = z.object({
  UPI_ADDRESS: z
    .string()
    .regex(/^[\w.-]{2,}@[\w.-]{2,}$/, 'is not a UPI address such as clinic@bank')
    .default('anamnesis@upi'),
  UPI_NAME: z.string().max(50).default('Anamnesis'),
});

/** Servers that tell a browser its own address, and those that carry its sound and picture where nothing else does. */
export const iceSettings = z.object({
  STUN_URLS: iceUrls('stun', 'stuns').optional(),
  TURN_URLS: iceUrls('turn', 'turns').optional(),
  /** coturn's static-auth-secret: credentials for one meeting at a time are made with it. */
  TURN_SECRET: z.string().min(16, 'has to be 16 characters or more').optional(),
  /** With `relay`, sound and picture go through TURN servers alone: the two of a meeting never learn each other's address. */
  ICE_TRANSPORT: z.enum(['all', 'relay'], 'is neither all nor relay').default('all'),
});

/** With an id, people sign in with Google too; with another issuer, at another provider that speaks OpenID Connect. */
export const googleSettings = z.object({
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('https').default('https://accounts.google.com'),
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

function isMeetingPlace(place: string): boolean {
  return /^\/[^/]/.test(place) || (URL.canParse(place) && /^https?:$/.test(new URL(place).protocol));
}

/** Asked of the formatter: the list of names that Node offers leaves out aliases, Asia/Kolkata among them. */
function isTimeZone(name: string): boolean {
  try {
    new Intl.DateTimeFormat('en', { timeZone: name });
    return true;
  } catch {
    return false;
  }
}
