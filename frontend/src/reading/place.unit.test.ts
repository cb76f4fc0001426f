import { expect, test } from '@jest/globals';
import { around, legibleWidth, placeOf, relativeTo } from './place';

const at = (left: number, top: number) => ({ left, top, width: 0.1, height: 0.02 });

test.each([
  [at(0, 0), { row: 'top', column: 'left' }],
  [at(0.45, 0.5), { row: 'middle', column: 'centre' }],
  [at(0.9, 0.98), { row: 'bottom', column: 'right' }],
])('a place on a page in words', (box, place) => {
  expect(placeOf(box)).toEqual(place);
});

test.each([at(0, 0), at(0.45, 0.5), at(0.9, 0.98)])('what is enlarged holds the value and stays on the page', (box) => {
  const part = around(box);
  for (const { left, top, width, height } of [part, relativeTo(part, box)]) {
    expect(Math.min(left, top)).toBeGreaterThanOrEqual(0);
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1.000001);
  }
  // The name of the test is in front of its value.
  expect(part.left).toBeLessThanOrEqual(Math.max(0, box.left - 0.3));
});

test.each([0.008, 0.012, 0.02])(
  'enlarged, a box of %d of the height of its page is at least 16 pixels high',
  (height) => {
    const box = { ...at(0.45, 0.5), height };
    const part = around(box);
    const shownHeight = (legibleWidth(box, part, 0.7) / (0.7 * part.width)) * height;
    expect(shownHeight).toBeGreaterThanOrEqual(16);
  },
);
