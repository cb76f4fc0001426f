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

/** Why a disk, of this machine or of a database, does not do its work: it has no space left, or it fails. */
export type DiskFailure = 'full' | 'failing';

interface Signs {
  /** Of Node and of Postgres. */
  readonly codes: ReadonlySet<unknown>;
  /** Of the event store, of Redis and of the system, where the code is not specific. */
  readonly sentences: readonly RegExp[];
}

/** In this order: Redis reports a full disk under the code of a failing one. EFBIG is a file's maximum size. */
const DISK_SIGNS: Readonly<Record<DiskFailure, Signs>> = {
  full: {
    codes: new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']),
    sentences: [/disk is full/i, /No space left on device/, /quota exceeded/i],
  },
  failing: {
    codes: new Set(['EIO', 'EROFS', '58030']),
    sentences: [/disk fails/i, /Input\/output error/, /Read-only file system/, /^MISCONF /],
  },
};

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
  anyOf(error, isUnavailable) || diskFailureOf(error) !== null;

/** Whether PostgreSQL has no such table, view or column. */
export const isOfOtherTables = (error: unknown): boolean =>
  anyOf(error, (_, code) => code === '42P01' || code === '42703');

/** The failure of a disk, local or of a database, that an error means; null for any other error. */
export function diskFailureOf(error: unknown): DiskFailure | null {
  for (const failure of ['full', 'failing'] as const)
    if (anyOf(error, (each, code) => hasSign(DISK_SIGNS[failure], each, code))) return failure;
  return null;
}

function isUnavailable(error: Error, code: unknown): boolean {
  if (CODES.has(code) || NAMES.has(error.name) || NAMES.has(error.constructor.name)) return true;
  if (typeof code === 'string' && /^08\d{3}$/.test(code)) return true;
  return SENTENCES.some((sentence) => sentence.test(error.message));
}

const hasSign = ({ codes, sentences }: Signs, error: Error, code: unknown): boolean =>
  codes.has(code) || sentences.some((sentence) => sentence.test(error.message));

/** Tests an error and its causes. */
function anyOf(error: unknown, is: (error: Error, code: unknown) => boolean, depth = DEPTH): boolean {
  // Not `instanceof`: an error of the runtime itself may come from another realm.
  if (!types.isNativeError(error) || depth === 0) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (is(error, code)) return true;
  if (Array.isArray(errors)) return errors.some((each) => anyOf(each, is, depth - 1));
  return anyOf(error.cause, is, depth - 1);
}
