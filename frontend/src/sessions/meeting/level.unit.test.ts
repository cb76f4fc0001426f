import { expect, test } from '@jest/globals';
import { barsOf } from './level';

const tone = (loudness: number) => new Float32Array(256).fill(loudness);

test('silence lights no bar, a voice some, a shout all', () => {
  expect([0, 0.005, 0.012, 0.03, 0.1, 0.9].map((loudness) => barsOf(tone(loudness)))).toEqual([0, 0, 1, 2, 4, 5]);
  expect(barsOf(new Float32Array())).toBe(0);
});
