import { expect, test } from '@jest/globals';
import { counted } from './pairs.js';

const side = (did: number) => ({ name: 'ours', run: async () => ({ figures: {}, did }) });

/** A count that goes from one given number to the next. */
const counting =
  (...counts: number[]) =>
  async () =>
    counts.shift() ?? 0;

test('a side that left what it says it did is believed', async () => {
  await expect(counted(side(3), counting(4, 10), 2).run()).resolves.toEqual({ figures: {}, did: 3 });
});

test('a side that left less than it says ends the benchmark', async () => {
  await expect(counted(side(3), counting(4, 9), 2).run()).rejects.toThrow('3 operations left 5 events, not 6');
});
