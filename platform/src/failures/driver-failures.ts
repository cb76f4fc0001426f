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

/** Codes of a disk that takes no more: Node's own, a file's largest size among them, and Postgres's. */
const FULL_CODES: ReadonlySet<unknown> = new Set(['ENOSPC', 'EDQUOT', 'EFBIG', '53100']);

/** The event store's and Redis's words for it, which come under codes that mean other things too. */
const FULL_SENTENCES = [/disk is full/i, /No space left on device/, /^MISCONF /];

/** The drivers of Postgres and Redis give these neither a code nor a name. */
const SENTENCES = [
  /^timeout exceeded when trying to connect/,
  /^Connection terminated/,
  /^Client has encountered a connection error/,
  /^Connection is closed/,
  /^Stream isn't writeable/,
  /^Failed to discover/,
  /^OOM command not allowed/, // Redis's own memory is used up, not a disk
];
const DEPTH = 4;

/** Whether an error means that a database, the event store, Redis or a disk does not answer, rather than a defect of ours. */
export const isDriverFailure = (error: unknown): boolean =>
  anyOf(error, (each, code) => isAway(each, code) || isFull(each, code));

/** Whether it means that a disk, here or where a database keeps its data, has no room left. */
export const isDiskFull = (error: unknown): boolean => anyOf(error, isFull);

function isAway(error: Error, code: unknown): boolean {
  if (CODES.has(code) || NAMES.has(error.name) || NAMES.has(error.constructor.name)) return true;
  if (typeof code === 'string' && /^08\d{3}$/.test(code)) return true;
  return SENTENCES.some((sentence) => sentence.test(error.message));
}

const isFull = (error: Error, code: unknown): boolean =>
  FULL_CODES.has(code) || FULL_SENTENCES.some((sentence) => sentence.test(error.message));

/** Looks at an error and at those it was made from. */
function anyOf(error: unknown, is: (error: Error, code: unknown) => boolean, depth = DEPTH): boolean {
  // Not `instanceof`: an error of the platform itself may come from another realm than ours.
  if (!types.isNativeError(error) || depth === 0) return false;
  const { code, errors } = error as { code?: unknown; errors?: unknown };
  if (is(error, code)) return true;
  if (Array.isArray(errors)) return errors.some((each) => anyOf(each, is, depth - 1));
  return anyOf(error.cause, is, depth - 1);
}
