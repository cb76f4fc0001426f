import { expect, test } from '@jest/globals';
import { earlierOf, printed, valueOf } from './builtin/testing/report-facts.js';
import { changeSince } from './trends.js';

const DATE = '2026-11-18';
const ldl = (value: number, changes = {}) => valueOf('ldl', value, printed(null, 100), changes);

test('a value that fell in each report has fallen that many times, by the whole amount since the first of them', () => {
  const earlier = [
    earlierOf('ldl', '2026-08-03', 148),
    earlierOf('ldl', '2026-01-12', 170),
    earlierOf('ldl', '2025-06-01', 150),
    earlierOf('ldl', '2026-05-04', 160),
  ];
  expect(changeSince(ldl(135), earlier, DATE)).toMatchObject({
    direction: 'falling',
    times: 3,
    by: 35,
    isSlow: false,
    from: { at: '2026-01-12' },
  });
  expect(changeSince(ldl(135), earlier, DATE)?.percent).toBeCloseTo(20.6, 1);
});

test('a single change is compared with the previous value only', () => {
  const earlier = [earlierOf('ldl', '2026-05-04', 120), earlierOf('ldl', '2026-08-03', 212)];
  expect(changeSince(ldl(164), earlier, DATE)).toMatchObject({ direction: 'falling', times: 1, by: 48 });
});

test('small steps in one direction are slow, as long as they are a change together', () => {
  const steps = [earlierOf('hdl', '2026-01-01', 42), earlierOf('hdl', '2026-05-01', 44)];
  expect(changeSince(valueOf('hdl', 46), steps, DATE)).toMatchObject({ direction: 'rising', times: 2, isSlow: true });
  const smaller = [earlierOf('hdl', '2026-01-01', 44), earlierOf('hdl', '2026-05-01', 45)];
  expect(changeSince(valueOf('hdl', 46), smaller, DATE)).toMatchObject({ direction: 'steady', times: 0 });
});

test('under five percent, and one digit as printed, are about the same', () => {
  expect(changeSince(ldl(100), [earlierOf('ldl', '2026-05-01', 104)], DATE)?.direction).toBe('steady');
  expect(changeSince(ldl(100), [earlierOf('ldl', '2026-05-01', 106)], DATE)?.direction).toBe('falling');
  const creatinine = valueOf('creat', 1.0, null, { decimals: 1 });
  expect(changeSince(creatinine, [earlierOf('creat', '2026-05-01', 0.9)], DATE)?.direction).toBe('steady');
  expect(changeSince(creatinine, [earlierOf('creat', '2026-05-01', 0.8)], DATE)?.direction).toBe('rising');
});

test('values in another unit are converted, and the same value in two units has not moved', () => {
  const molar = { unit: { printed: 'mmol/L', ucum: 'mmol/L' } };
  const change = changeSince(ldl(135), [earlierOf('ldl', '2026-05-01', 5.49, molar)], DATE);
  expect(change).toMatchObject({ direction: 'falling', times: 1 });
  expect(change?.by).toBeCloseTo(77.3, 1);
  expect(changeSince(ldl(135), [earlierOf('ldl', '2026-05-01', 3.49, molar)], DATE)?.direction).toBe('steady');
});

test('of several values of one day, the first that is listed counts', () => {
  const earlier = [
    earlierOf('ldl', '2026-05-04', 160),
    earlierOf('ldl', '2026-05-04', 190),
    earlierOf('ldl', '2026-01-12', 140),
  ];
  expect(changeSince(ldl(135), earlier, DATE)).toMatchObject({ times: 1, from: { value: 160 } });
});

test.each([
  ['another unit that does not convert', earlierOf('ldl', '2026-05-01', 90, { unit: { printed: 'U/L', ucum: 'U/L' } })],
  ['no unit', earlierOf('ldl', '2026-05-01', 90, { unit: null })],
  ['a unit that could not be read', earlierOf('ldl', '2026-05-01', 90, { unit: { printed: 'mg/d1', ucum: null } })],
  ['a doubt', earlierOf('ldl', '2026-05-01', 90, { doubt: 'faint' })],
  ['the day of the report', earlierOf('ldl', DATE, 90)],
  ['a later day', earlierOf('ldl', '2027-01-01', 90)],
  ['another test', earlierOf('hdl', '2026-05-01', 90)],
])('nothing is compared with a value that has %s', (_, earlier) => {
  expect(changeSince(ldl(135), [earlier], DATE)).toBeNull();
});

test('a value with a doubt is compared with none', () => {
  expect(changeSince(ldl(135, { doubt: 'faint' }), [earlierOf('ldl', '2026-05-01', 90)], DATE)).toBeNull();
});

test.each([
  ['<', 5, null, 8, 'falling'],
  ['<', 5, null, 5, null],
  ['<', 5, null, 3, null],
  ['>', 500, null, 300, 'rising'],
  ['>', 500, null, 700, null],
  ['<', 5, '<', 5, 'steady'],
  ['<', 5, '<', 8, null],
  [null, 8, '<', 5, 'rising'],
  [null, 3, '<', 5, null],
  [null, 300, '>', 500, 'falling'],
  ['>', 500, '<', 5, 'rising'],
] as const)('%s %d after %s %d is %s', (comparator, value, earlierComparator, earlierValue, direction) => {
  const earlier = earlierOf('crp', '2026-05-01', earlierValue, { comparator: earlierComparator });
  const change = changeSince(valueOf('crp', value, null, { comparator }), [earlier], DATE);
  expect(change?.direction ?? null).toBe(direction);
  if (change && direction !== 'steady') expect([change.by, change.percent]).toEqual([null, null]);
});

test('a run ends at a value that is known only as a limit', () => {
  const earlier = [
    earlierOf('crp', '2026-01-01', 2),
    earlierOf('crp', '2026-03-01', 5, { comparator: '<' }),
    earlierOf('crp', '2026-05-01', 8),
  ];
  expect(changeSince(valueOf('crp', 12), earlier, DATE)).toMatchObject({ times: 2, from: { at: '2026-03-01' } });
});
