import { types } from 'node:util';

/** Node's and Postgres's codes for "the other side is away, or can take no more right now". */
const CODES: ReadonlySet<unknown> = new Set([
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ETIMEDOUT',
  'ENOTFOUND',
  'EAI_AGAIN',
  'EHOSTUNREACH',
  'ENETUNREACH',
  'ENOSPC',
  '57P01', // admin shutdown
  '57P02', // crash shutdown
  '57P03', // cannot connect now
  '53100', // disk full
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

/** The drivers give these neither a code nor a name. */
const SENTENCES = [
  /^timeout exceeded when trying to connect/,
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Connection is closed/,
  /^Stream isn't writeable/,
  /^Failed to discover/,
  // The event store's own words: its client hands on nothing else of a failed batch append.
  /Nothing was written, the event store's disk is full or failing/,
];
const DEPTH = 4;

/** Whether an error means that a database, the event store, Redis or a disk does not answer, rather than a defect of ours. */
export function isDriverFailure(error: unknown, depth = DEPTH): boolean {
  // Not `instanceof`: an error of the platform itself may come from another realm than ours.
  if (!types.isNativeError(error) || depth === 0) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (CODES.has(code) || NAMES.has(error.name) || NAMES.has(error.constructor.name)) return true;
  if (typeof code === 'string' && /^08\d{3}$/.test(code)) return true;
  if (SENTENCES.some((sentence) => sentence.test(error.message))) return true;
  if (Array.isArray(errors)) return errors.some((each) => isDriverFailure(each, depth - 1));
  return isDriverFailure(error.cause, depth - 1);
}
