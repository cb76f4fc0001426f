import { pino, type DestinationStream } from 'pino';

/** Structured logging: JSON lines with facts and a message. */
export interface Logger {
  debug(facts: object, sentence: string): void;
  info(facts: object, sentence: string): void;
  warn(facts: object, sentence: string): void;
  error(facts: object, sentence: string): void;
  /** A logger that adds these facts to every line. */
  child(facts: Record<string, unknown>): Logger;
}

export const logLevels = ['debug', 'info', 'warn', 'error', 'silent'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Field names with personal data or secrets, redacted at any level of the logged facts. */
const PRIVATE = [
  'authorization',
  'cookie',
  'password',
  'passwordHash',
  'accessToken',
  'refreshToken',
  'token',
  'secret',
  'email',
  'fullName',
  'username',
  'mobileNumber',
  'phone',
  'body',
];
const DEPTH = 3;
const paths = PRIVATE.flatMap((name) =>
  Array.from({ length: DEPTH + 1 }, (_, depth) => `${'*.'.repeat(depth)}${name}`),
);
for (const header of ['set-cookie', 'x-ai-key']) paths.push(`["${header}"]`, `*["${header}"]`, `*.*["${header}"]`);

/** A logger for one service. Lines go to standard output unless a destination is given. */
export function createLogger(service: string, level: LogLevel = 'info', destination?: DestinationStream): Logger {
  const options = {
    level,
    base: { service },
    messageKey: 'message',
    timestamp: pino.stdTimeFunctions.isoTime,
    formatters: { level: (label: string) => ({ level: label }) },
    redact: { paths, censor: '[private]' },
  };
  return destination ? pino(options, destination) : pino(options);
}

/** Logs nothing: for tests and tools. */
export const silentLogger: Logger = createLogger('silent', 'silent');
