import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import type { SourceKind } from './constants.js';
import { NO_MEASURES, type Measures } from './measures.js';
import { latestToExplain, mergedDays, type SourceDay } from './merged-day.js';

const source = (deviceId: string, kind: SourceKind, some: Partial<Measures>, day = '2026-11-20'): SourceDay => ({
  ...{ day, deviceId, kind },
  measures: { ...NO_MEASURES, ...some },
});
const valuesOf = (...sources: SourceDay[]) => mergedDays(sources)[0]?.values;

test('values of two devices are not added up: the device with more steps stands for the day', () => {
  expect(
    valuesOf(source('a', 'imported', { steps: 4_000, calories: 2_100 }), source('b', 'imported', { steps: 9_000 })),
  ).toMatchObject({ steps: { value: 9_000, deviceId: 'b' }, calories: { value: 2_100, deviceId: 'a' } });
});

test('a made-up value never stands before a measured one, but where nothing was measured', () => {
  expect(
    valuesOf(source('a', 'simulated', { steps: 14_000, sleep: 7 }), source('b', 'imported', { steps: 3_000 })),
  ).toEqual({
    steps: { value: 3_000, deviceId: 'b', kind: 'imported' },
    sleep: { value: 7, deviceId: 'a', kind: 'simulated' },
    heartRate: null,
    calories: null,
  });
});

test('what is explained is the latest measured day, or the latest one where all is made up', () => {
  const measured = source('a', 'imported', { steps: 2 }, '2026-11-19');
  const madeUp = source('b', 'simulated', { steps: 9 }, '2026-11-20');
  expect(latestToExplain(mergedDays([measured, madeUp]))?.day).toBe('2026-11-19');
  expect(latestToExplain(mergedDays([madeUp]))?.day).toBe('2026-11-20');
  expect(latestToExplain([])).toBeUndefined();
});

test('days are apart, and the oldest is first', () => {
  const days = mergedDays([
    source('a', 'imported', { steps: 2 }, '2026-11-21'),
    source('a', 'imported', { steps: 1 }, '2026-11-19'),
  ]);
  expect(days.map(({ day, values }) => [day, values.steps?.value])).toEqual([
    ['2026-11-19', 1],
    ['2026-11-21', 2],
  ]);
});

test('the order in which the sources were recorded does not matter', () => {
  const steps = fc.option(fc.integer({ min: 0, max: 3 }));
  const sources = fc.uniqueArray(
    fc.record({ deviceId: fc.constantFrom('a', 'b', 'c', 'd'), kind: fc.constantFrom('imported', 'simulated'), steps }),
    { selector: ({ deviceId }) => deviceId },
  );
  fc.assert(
    fc.property(sources, (each) => {
      const all = each.map(({ deviceId, kind, steps }) =>
        source(deviceId, kind as SourceKind, { steps, heartRate: 60 }),
      );
      expect(mergedDays(all.toReversed())).toEqual(mergedDays(all));
    }),
  );
});
