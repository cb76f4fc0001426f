import { describe, expect, test } from '@jest/globals';
import { railDots } from './rail-dots';
import { railLabels } from './rail-labels';
import { railScale } from './rail-scale';

const bin = (from: string, to: string, position: string, index: number, count: number, firstPosition = position) => ({
  ...{ from: `2026-${from}T00:00:00.000Z`, to: `2026-${to}T00:00:00.000Z` },
  ...{ firstPosition, position, index, count },
});
/** Two busy days in January, and one event in December. */
const scale = railScale([
  bin('01-01', '01-01', '10', 1, 1),
  bin('01-02', '01-02', '50', 5, 4, '20'),
  bin('12-31', '12-31', '900', 6, 1),
]);

describe('the rail', () => {
  test('begins before the first event and ends with the last', () => {
    expect(scale.pointAt(0)).toEqual({ x: 0, position: '0', index: 0, at: null });
    expect(scale.pointAt(1)).toMatchObject({ position: '900', index: 6 });
    expect(scale.xOf('0')).toBe(0);
    expect(scale.xOf('900')).toBeCloseTo(1);
  });

  test('gives events that are close in time room, and still shows a long silence', () => {
    const [first, second, last] = scale.marks.map(({ x }) => x);
    expect(first).toBeGreaterThan(0.1);
    expect(second! - first!).toBeGreaterThan(0.1);
    expect(last! - second!).toBeGreaterThan(0.5);
  });

  test('a place inside a bin is one of its events, in order', () => {
    const [from, to] = [scale.marks[0]!.x, scale.marks[1]!.x];
    const indexes = [0.01, 0.26, 0.51, 0.76, 1].map((part) => scale.pointAt(from + (to - from) * part).index);
    expect(indexes).toEqual([1, 2, 3, 4, 5]);
    const positions = [0.26, 0.51, 0.76, 1].map((part) => scale.pointAt(from + (to - from) * part).position);
    expect(positions).toEqual(['20', '30', '40', '50']);
    for (const position of positions) expect(scale.pointAt(scale.xOf(position)).position).toBe(position);
    // Nothing happened between the two bins.
    expect(scale.xOf('15')).toBe(from);
  });

  test('a position has the place from which it is found', () => {
    for (const { position } of scale.marks) expect(scale.pointAt(scale.xOf(position)).position).toBe(position);
  });

  test('a bin further and a bin back, up to the ends', () => {
    expect(scale.binFrom('0', 1).position).toBe('10');
    expect(scale.binFrom('10', 1).position).toBe('50');
    expect(scale.binFrom('900', 1).position).toBe('900');
    expect(scale.binFrom('50', -1).position).toBe('10');
    expect(scale.binFrom('10', -1).position).toBe('0');
  });

  test('an empty history has neither dots nor labels', () => {
    const empty = railScale([]);
    expect([railDots(empty), railLabels(empty, 'UTC')]).toEqual([[], []]);
    expect(empty.pointAt(0.5).position).toBe('0');
  });

  test('labels do not stand on each other, and dots that would are one', () => {
    const busy = railScale(
      Array.from({ length: 240 }, (_, at) => {
        const day = new Date(Date.UTC(2026, 0, 1 + at)).toISOString().slice(5, 10);
        return bin(day, day, String(at + 1), at + 1, 1);
      }),
    );
    const labels = railLabels(busy, 'UTC');
    expect(labels.length).toBeGreaterThan(4);
    for (const [at, { x }] of labels.entries()) if (at > 0) expect(x - labels[at - 1]!.x).toBeGreaterThanOrEqual(0.13);
    expect(railDots(busy).length).toBeLessThanOrEqual(91);
  });
});
