import { afterEach, expect, jest, test } from '@jest/globals';
import { turnsWhile } from '@anamnesis/platform/testing/turns-while';
import type { EventLog } from './log.js';
import { PAGE, readAll, readStream } from './read.js';
import type { ReadRequest } from './read-request.js';
import type { Reader } from './reader.js';
import { subscribeToAll, subscribeToStream } from './subscribe.js';

/** More than a record's header, with its time of creation as 1970. */
const record = Buffer.alloc(256);
const pageFrom = (from: number) =>
  Array.from({ length: PAGE }, (_, index) => ({ ...{ at: from + index, position: from + index, record } }));
/** One page, which is one stream whose events are all too old to be seen. */
const log = {
  lastPosition: PAGE,
  pageOfAll: ({ from }: { from: number }) => pageFrom(from),
  headForReaders: () => ({ revision: PAGE - 1, metadata: { maxAge: 1 } }),
  pageOfStream: (_stream: string, _head: unknown, { from }: { from: number }) => pageFrom(from),
} as unknown as EventLog;
const request = { from: 'start', backwards: false, maxCount: 1, resolveLinks: false } as unknown as ReadRequest;
const withFilter = (matches: () => boolean): ReadRequest => ({
  ...request,
  filter: { matches, checkpointInterval: Infinity },
});
const reader = (ended = new AbortController()) =>
  ({ signal: ended.signal, send: () => Promise.resolve(), end: () => undefined }) as unknown as Reader;
/** The log, and a reader that leaves at its end. */
function following(ended = new AbortController()) {
  const followed = { ...log, tail: { grown: () => Promise.resolve(ended.abort()) } } as unknown as EventLog;
  return { followed, leaving: reader(ended) };
}

let now = 0;
afterEach(() => void jest.restoreAllMocks());

const filtered = [
  { what: 'read', run: (asked: ReadRequest, ended?: AbortController) => readAll(log, asked, reader(ended)) },
  {
    what: 'subscription',
    run: (asked: ReadRequest, ended?: AbortController) => {
      const { followed, leaving } = following(ended);
      return subscribeToAll(followed, asked, leaving);
    },
  },
];
const ofStreams = [
  { what: 'read', run: () => readStream(log, 'a', request, reader()) },
  {
    what: 'subscription',
    run: () => {
      const { followed, leaving } = following();
      return subscribeToStream(followed, 'a', request, leaving);
    },
  },
];

test.each(filtered)('a filtered $what leaves others their turn after each record that takes long', async ({ run }) => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  const slow = withFilter(() => ((now += 20), false));
  expect(await turnsWhile(() => run(slow))).toBeGreaterThan(PAGE / 2);
});

test.each(filtered)('a filtered $what takes no turn while its records take no time', async ({ run }) => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  expect(await turnsWhile(() => run(withFilter(() => false)))).toBeLessThan(5);
});

test.each(filtered)('a filtered $what whose client leaves tries no further record', async ({ run }) => {
  const ended = new AbortController();
  let tried = 0;
  const matches = () => {
    if ((tried += 1) === 3) ended.abort();
    return false;
  };
  await run(withFilter(matches), ended);
  expect(tried).toBe(3);
});

// Each look at the clock takes a slice of time, on a fast machine too.
test.each(ofStreams)('a $what of a stream whose events are too old leaves others their turn', async ({ run }) => {
  jest.spyOn(performance, 'now').mockImplementation(() => (now += 20));
  expect(await turnsWhile(run)).toBeGreaterThan(PAGE / 2);
});
