import { expect, test } from '@jest/globals';
import { sourceParts } from './source-parts';

const on = (deviceName: string, kind: 'imported' | 'simulated' = 'imported') => ({
  day: '2026-11-20',
  value: { kind, deviceName },
});
const part = (deviceName: string, days: number, kind = 'imported') => ({ deviceName, kind, days });

test('the sources stand in order of time', () =>
  expect(sourceParts([on('Forerunner'), on('Forerunner'), on('Watch'), on('Watch', 'simulated')])).toEqual({
    parts: [part('Forerunner', 2), part('Watch', 1), part('Watch', 1, 'simulated')],
    isByTime: true,
  }));

test('sources that change often stand once each, the one with most days first', () =>
  expect(sourceParts(['A', 'B', 'A', 'B', 'B', 'A', 'B'].map((name) => on(name)))).toEqual({
    parts: [part('B', 4), part('A', 3)],
    isByTime: false,
  }));
