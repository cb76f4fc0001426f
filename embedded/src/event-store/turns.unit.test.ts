import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { turnsWhile } from '@anamnesis/platform/testing/turns-while';
import type { EventLog } from './log.js';
import { PAGE, readAll } from './read.js';
import type { ReadRequest } from './read-request.js';
import type { Reader } from './reader.js';
import { subscribeToAll } from './subscribe.js';

const PAGES = 40;
const log = {
  lastPosition: PAGES * PAGE,
  pageOfAll: ({ from }: { from: number }) =>
    Array.from({ length: PAGE }, (_, index) => ({
      ...{ at: from + index, position: from + index, record: Buffer.alloc(0) },
    })),
} as unknown as EventLog;
const filter = { matches: () => false, checkpointInterval: Infinity };
const request = { from: 'start', backwards: false, maxCount: 1, filter, resolveLinks: false } as unknown as ReadRequest;
const ended = new AbortController();
const reader = { signal: ended.signal, send: () => Promise.resolve(), end: () => undefined } as unknown as Reader;

// Each look at the clock takes a slice of time, on a fast machine too.
let now = 0;
beforeEach(() => void jest.spyOn(performance, 'now').mockImplementation(() => (now += 20)));
afterEach(() => void jest.restoreAllMocks());

test.each([
  { what: 'read', run: () => readAll(log, request, reader) },
  {
    what: 'subscription',
    run: async () => {
      const following = { ...log, tail: { grown: () => Promise.resolve(ended.abort()) } } as unknown as EventLog;
      await subscribeToAll(following, request, reader);
    },
  },
])('a filtered $what that finds nothing leaves others their turn', async ({ run }) => {
  expect(await turnsWhile(run)).toBeGreaterThan(PAGES / 2);
});
