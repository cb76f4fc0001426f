import { expect, test } from '@jest/globals';
import { counted } from './pairs.js';

const side = (did: number) => ({ name: 'ours', run: async () => ({ figures: {}, did }) });

/** A count that returns the given numbers in sequence. */
const counting =
  (...counts: number[]) =>
  async () =>
    counts.shift() ?? 0;

test('a side with the expected number of events is accepted', async () => {
  await expect(counted(side(3), counting(4, 10), 2).run()).resolves.toEqual({ figures: {}, did: 3 });
});

test('a side with fewer events than reported ends the benchmark', async () => {
  await expect(counted(side(3), counting(4, 9), 2).run()).rejects.toThrow('3 operations left 5 events, not 6');
});
