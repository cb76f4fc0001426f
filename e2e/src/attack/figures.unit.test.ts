import { expect, test } from '@jest/globals';
import { linesOf } from './figures.js';

test('acknowledged, lost and twice are counts of their own', () => {
  const lines = linesOf({
    ...{ rounds: 1, faults: {}, noSmallDisk: null, calls: 20, acknowledged: 12, lost: 3, twice: 4, refused: {} },
    ...{ retried: {}, commands: {}, events: 30, violated: {}, recovery: {}, seconds: 2 },
  });
  expect(lines).toEqual(
    expect.arrayContaining([
      'calls         20; events in the log 30',
      'acknowledged  12',
      'lost          3',
      'twice         4',
    ]),
  );
});
