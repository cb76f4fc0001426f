import { describe, expect, test } from '@jest/globals';
import { diskFailureOf, isDriverFailure } from './driver-failures.js';

/** Redis's own sentence. */
const OOM = "OOM command not allowed when used memory > 'maxmemory'.";
/** As the official client passes it on. */
const fromEventStore = (what: string) =>
  new Error(`Could not recognize Nothing was written: the event store's disk ${what}`);
const withCode = (code: string | number) => Object.assign(new Error('x'), { code });

describe('a driver failure', () => {
  test.each([
    ['a refused connection', withCode('ECONNREFUSED')],
    ['a refused connection on each address', new AggregateError([withCode('ECONNREFUSED')])],
    ['a database that shuts down', withCode('57P01')],
    ['a broken database connection', withCode('08006')],
    ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
    ['a cut connection', new Error('Connection terminated unexpectedly')],
    ['an unavailable event store', withCode(14)],
    ['a full disk', withCode('ENOSPC')],
    ['a failing disk', withCode('EIO')],
    ['a Redis whose memory is used up', new Error(OOM)],
    ['one inside another error', new Error('outer', { cause: withCode('ETIMEDOUT') })],
    ['one recognised by its name', Object.assign(new Error('x'), { name: 'MaxRetriesPerRequestError' })],
  ])('is %s', (_what, error) => expect(isDriverFailure(error)).toBe(true));

  test.each([
    ['a defect of the product', new TypeError('x is undefined')],
    ['a constraint violation in the database', withCode('23505')],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not %s', (_what, error) => expect(isDriverFailure(error)).toBe(false));

  test.each([
    ['no space left', withCode('ENOSPC'), 'full'],
    ['a used up quota', withCode('EDQUOT'), 'full'],
    ['a file of the largest size', withCode('EFBIG'), 'full'],
    ['no space left for PostgreSQL', withCode('53100'), 'full'],
    ['no space left for Redis', new Error('MISCONF Errors writing to the AOF file: No space left on device'), 'full'],
    ['no space left for the event store', fromEventStore('is full (No space left on device)'), 'full'],
    ['an input/output error', withCode('EIO'), 'failing'],
    ['a disk that became read-only', withCode('EROFS'), 'failing'],
    ['an input/output error of PostgreSQL', withCode('58030'), 'failing'],
    [
      'a disk that became read-only under PostgreSQL',
      new Error('could not open file: Read-only file system'),
      'failing',
    ],
    ['snapshots that Redis cannot write', new Error('MISCONF Redis is configured to save RDB snapshots'), 'failing'],
    ['an input/output error of the event store', fromEventStore('fails (Input/output error)'), 'failing'],
    ['one inside another error', new Error('outer', { cause: withCode('EIO') }), 'failing'],
    ['a Redis whose memory is used up', new Error(OOM), null],
    ['a refused connection', withCode('ECONNREFUSED'), null],
    ['no error at all', 'ENOSPC', null],
  ])('of a disk: %s', (_what, error, failure) => expect(diskFailureOf(error)).toBe(failure));

  test('is not searched endlessly in circular causes', () => {
    const circle = new Error('circle');
    circle.cause = circle;
    expect(isDriverFailure(circle)).toBe(false);
  });
});
