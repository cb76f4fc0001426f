import { z } from 'zod';
import { logLevels } from '../logging/logger.js';
import { iceUrls, list, port, secret, sender, url } from './settings.js';

/** What every service reads of its surroundings. Secrets have no default: without them a service refuses to start. */
export const environment = z.object({
  EVENTSTORE_URL: url('esdb', 'esdb+discover', 'kurrentdb', 'kurrentdb+discover'),
  DATABASE_URL: url('postgres', 'postgresql'),
  REDIS_URL: url('redis', 'rediss'),
  /** With brokers the bus is Kafka, without it is Redis Streams. */
  KAFKA_BROKERS: list.optional(),
  MASTER_KEY: secret,
  JWT_SECRET: secret,
  /** The address people type. */
  PUBLIC_URL: url('http', 'https'),
  /** Whether auditors, operators, and doctors with records have to sign in with a second factor, or may. */
  SECOND_FACTOR: z.enum(['required', 'offered'], 'is neither required nor offered').default('required'),
  CLINIC_TIME_ZONE: z.string().default('Asia/Kolkata').refine(isTimeZone, 'is not the name of a time zone'),
  /** Whom patients pay: the address and the name that their UPI app shows. */
  UPI_ADDRESS: z
    .string()
    .regex(/^[\w.-]{2,}@[\w.-]{2,}$/, 'is not a UPI address such as clinic@bank')
    .default('anamnesis@upi'),
  UPI_NAME: z.string().max(50).default('Anamnesis'),
  /** Where meetings are held; the product's own page by default. */
  MEETING_BASE_URL: z
    .string()
    .transform((place) => place.replace(/\/+$/, ''))
    .refine(isMeetingPlace, 'is neither a path nor an address that starts with http:// or https://')
    .default('/meet'),
  /** Servers that tell a browser its own address, and those that carry its sound and picture where nothing else does. */
  STUN_URLS: iceUrls('stun', 'stuns').optional(),
  TURN_URLS: iceUrls('turn', 'turns').optional(),
  /** coturn's static-auth-secret: credentials for one meeting at a time are made with it. */
  TURN_SECRET: z.string().min(16, 'has to be 16 characters or more').optional(),
  /** With `relay`, sound and picture go through TURN servers alone: the two of a meeting never learn each other's address. */
  ICE_TRANSPORT: z.enum(['all', 'relay'], 'is neither all nor relay').default('all'),
  /** With an id, people sign in with Google too; with another issuer, at another provider that speaks OpenID Connect. */
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('https').default('https://accounts.google.com'),
  /** Where letters are handed over; its address may carry a user and a password. */
  SMTP_URL: url('smtp', 'smtps').optional(),
  /** Who letters come from. */
  MAIL_FROM: sender.optional(),
  FILES_DIR: z.string().optional(),
  S3_ENDPOINT: url('http', 'https').optional(),
  S3_REGION: z.string().default('us-east-1'),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  PORT: port.default(8080),
  HOST: z.string().default('127.0.0.1'),
  LOG_LEVEL: z.enum(logLevels).default('info'),
});
export type Environment = z.infer<typeof environment>;

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
