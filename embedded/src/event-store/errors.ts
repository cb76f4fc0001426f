import { Metadata, status, type ServiceError } from '@grpc/grpc-js';
import type { ExpectedRevision } from './operation.js';

/** A failure with the gRPC status and the trailers that the official client maps to an error class. */
export class StoreError extends Error {
  constructor(
    readonly code: status,
    message: string,
    readonly trailers: Readonly<Record<string, string>> = {},
  ) {
    super(message);
    this.name = 'StoreError';
  }
}

const EXPECTED_NUMBER = { any: '-2', no_stream: '-1', stream_exists: '-4' } as const;
const expectedNumber = (expected: ExpectedRevision): string =>
  typeof expected === 'number' ? String(expected) : EXPECTED_NUMBER[expected];

export const badRequest = (message: string): StoreError => new StoreError(status.INVALID_ARGUMENT, message);

export const accessDenied = (message: string): StoreError =>
  new StoreError(status.PERMISSION_DENIED, message, { exception: 'access-denied' });

export const wrongRevision = (stream: string, expected: ExpectedRevision, current: number | undefined): StoreError =>
  new StoreError(status.FAILED_PRECONDITION, `Stream "${stream}" is not at the expected revision`, {
    exception: 'wrong-expected-version',
    'stream-name': stream,
    'expected-version': expectedNumber(expected),
    ...(current === undefined ? {} : { 'actual-version': String(current) }),
  });

export const streamDeleted = (stream: string): StoreError =>
  new StoreError(status.FAILED_PRECONDITION, `Stream "${stream}" is deleted`, {
    exception: 'stream-deleted',
    'stream-name': stream,
  });

/** `limit` in bytes. */
export const appendTooLarge = (limit: number): StoreError =>
  new StoreError(status.INVALID_ARGUMENT, `An append may not be larger than ${limit} bytes`, {
    exception: 'maximum-append-size-exceeded',
    'maximum-append-size': String(limit),
  });

/** `most` in bytes. */
export const tooManyUnfinished = (most: number): StoreError =>
  new StoreError(status.RESOURCE_EXHAUSTED, `The unfinished appends of a call may not take more than ${most} bytes`);

export const damaged = (what: string): StoreError =>
  new StoreError(status.DATA_LOSS, `The event log is damaged: ${what}. Restore it from a backup (npm run restore).`);

export const closing = (): StoreError => new StoreError(status.UNAVAILABLE, 'The event store is shutting down');

/** A commit that failed for lack of space: nothing of it is written, and the same append may be repeated. */
export const diskFull = (reason: string): StoreError =>
  new StoreError(status.RESOURCE_EXHAUSTED, `Nothing was written: the event store's disk is full (${reason})`);

/** A commit that failed for any other reason of the disk. */
export const diskFails = (reason: string): StoreError =>
  new StoreError(status.UNAVAILABLE, `Nothing was written: the event store's disk fails (${reason})`);

/** Another process wrote to the log in spite of the lock: from another machine, or on a disk without locks. */
export const anotherWriter = (): StoreError =>
  new StoreError(
    status.UNAVAILABLE,
    'Nothing was written: another process has written to this event log. Stop one of them, then start this one again.',
  );

/** Maximum characters of a message, and of a trailer: a client closes the connection when the headers of one call are too long. */
const LONGEST = { message: 1024, trailer: 8192 };

/** Trailers may contain only printable ASCII. */
const printable = (value: string): string =>
  (/^[ -~]*$/.test(value) ? value : encodeURIComponent(value)).slice(0, LONGEST.trailer);
const shortened = (message: string): string => [...message].slice(0, LONGEST.message).join('');

/** The error object with which grpc-js ends a call. */
export function toServiceError(error: unknown): ServiceError {
  const known = error instanceof StoreError ? error : new StoreError(status.INTERNAL, describe(error));
  const metadata = new Metadata();
  for (const [key, value] of Object.entries(known.trailers)) metadata.set(key, printable(value));
  const details = shortened(known.message);
  return Object.assign(new Error(details), { code: known.code, details, metadata });
}

export const describe = (error: unknown): string => (error instanceof Error ? error.message : String(error));
