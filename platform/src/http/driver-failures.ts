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
  'NotLeaderError',
  'MaxRetriesPerRequestError', // ioredis
  'ClientClosedError', // redis
  'ClientOfflineError',
  'SocketClosedUnexpectedlyError',
  'ConnectionTimeoutError',
]);

/** The Postgres driver gives these no code. */
const SENTENCES = [
  /^timeout exceeded when trying to connect/,
  /^Connection terminated/,
  /^Client has encountered a connection error/,
];
const DEPTH = 4;

/** Whether an error means that a database, the event store, Redis or a disk does not answer, rather than a defect of ours. */
export function isDriverFailure(error: unknown, depth = DEPTH): boolean {
  if (!(error instanceof Error) || depth === 0) return false;
  const { code } = error as { code?: unknown };
  if (CODES.has(code) || NAMES.has(error.name) || NAMES.has(error.constructor.name)) return true;
  if (typeof code === 'string' && /^08\d{3}$/.test(code)) return true;
  if (SENTENCES.some((sentence) => sentence.test(error.message))) return true;
  if (error instanceof AggregateError) return error.errors.some((each) => isDriverFailure(each, depth - 1));
  return isDriverFailure(error.cause, depth - 1);
}
