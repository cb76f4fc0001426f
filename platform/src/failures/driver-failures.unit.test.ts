import { describe, expect, test } from '@jest/globals';
import { isDiskFull, isDriverFailure } from './driver-failures.js';

/** Redis's own sentence. */
const OOM = "OOM command not allowed when used memory > 'maxmemory'.";
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
    [
      'a full disk of the event store',
      new Error("Could not recognize Nothing was written, the event store's disk is full or failing: No space left"),
    ],
    ['a full disk of Redis', new Error('MISCONF Errors writing to the AOF file: No space left on device')],
    ['a Redis whose memory is used up', new Error(OOM)],
    ['one inside another error', new Error('outer', { cause: withCode('ETIMEDOUT') })],
    ['one recognised by its name', Object.assign(new Error('x'), { name: 'MaxRetriesPerRequestError' })],
  ])('is %s', (_what, error) => expect(isDriverFailure(error)).toBe(true));

  test.each([
    ['a defect of the product', new TypeError('x is undefined')],
    ['a constraint violation in the database', withCode('23505')],
    ['no error at all', 'ECONNREFUSED'],
  ])('is not %s', (_what, error) => expect(isDriverFailure(error)).toBe(false));

  test('is a full disk where the message says so, and not where Redis is out of memory', () => {
    expect(isDiskFull(new Error('MISCONF Errors writing to the AOF file: No space left on device'))).toBe(true);
    expect(isDiskFull(new Error(OOM))).toBe(false);
  });

  test('is not searched endlessly in circular causes', () => {
    const circle = new Error('circle');
    circle.cause = circle;
    expect(isDriverFailure(circle)).toBe(false);
  });
});
