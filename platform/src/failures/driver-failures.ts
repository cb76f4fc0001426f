import { types } from 'node:util';

/** Codes of Node and Postgres for "the other side is unavailable or overloaded". */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '53200', // out of memory
  '53300', // too many connections
  14, // gRPC: unavailable
]);

const NAMES: ReadonlySet<string> = new Set([
  'UnavailableError', // event store
  'TimeoutError',
  'DeadlineExceededError',
  'CancelledError',
  'NotLeaderError',
  'MaxRetriesPerRequestError', // ioredis
  'ClientClosedError', // redis
  'ClientOfflineError',
  'DisconnectsClientError',
  'SocketTimeoutError',
  'ReconnectStrategyError',
  'SocketClosedUnexpectedlyError',
  'ConnectionTimeoutError',
]);

/** Codes for a disk without space: of Node, including a file's maximum size, and of Postgres. */
const FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** Messages of the event store and of Redis for a full disk, whose codes are not specific. */
const FULL_SENTENCES = [/disk is full/i, /No space left on device/, /^MISCONF /];

/** Messages of the Postgres and Redis drivers, which have neither a code nor a name. */
const SENTENCES = [
  /^timeout exceeded when trying to connect/,
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Connection is closed/,
  /^Stream isn't writeable/,
  /^Failed to discover/,
  /^OOM command not allowed/, // Redis is out of memory; no disk is full
];
const DEPTH = 4;

/** Whether an error means that a database, the event store, Redis or a disk is unavailable, rather than a defect of the product. */
export const isDriverFailure = (error: unknown): boolean =>
  anyOf(error, (each, code) => isUnavailable(each, code) || isFull(each, code));

/** Whether PostgreSQL has no such table, view or column. */
export const isOfOtherTables = (error: unknown): boolean =>
  anyOf(error, (_, code) => code === '42P01' || code === '42703');

/** Whether an error means that a disk, local or of a database, has no space left. */
export const isDiskFull = (error: unknown): boolean => anyOf(error, isFull);

function isUnavailable(error: Error, code: unknown): boolean {
  if (CODES.has(code) || NAMES.has(error.name) || NAMES.has(error.constructor.name)) return true;
  if (typeof code === 'string' && /^08\d{3}$/.test(code)) return true;
  return SENTENCES.some((sentence) => sentence.test(error.message));
}

const isFull = (error: Error, code: unknown): boolean =>
  FULL_CODES.has(code) || FULL_SENTENCES.some((sentence) => sentence.test(error.message));

/** Tests an error and its causes. */
function anyOf(error: unknown, is: (error: Error, code: unknown) => boolean, depth = DEPTH): boolean {
  // Not `instanceof`: an error of the runtime itself may come from another realm.
  if (!types.isNativeError(error) || depth === 0) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (is(error, code)) return true;
  if (Array.isArray(errors)) return errors.some((each) => anyOf(each, is, depth - 1));
  return anyOf(error.cause, is, depth - 1);
}
