import { afterEach, expect, test } from '@jest/globals';
import { cleanup, render, screen } from '@testing-library/react';
import { PlotDrawing } from './plot-drawing';
import type { PlotPoint } from './plot-point';
import styles from './labs.module.css';

afterEach(cleanup);

const DAY = 24 * 60 * 60_000;
const point = (day: number, other: Partial<PlotPoint> = {}): PlotPoint => ({
  ...{ time: day * DAY, value: 60, isOut: false, number: '60', text: '60 bpm', date: String(day), standing: '' },
  origin: null,
  ...other,
});
function draw(points: readonly PlotPoint[]) {
  const { container } = render(
    <PlotDrawing
      {...{ points, range: null, lanes: [], name: 'Heart rate', unit: 'bpm', timeZone: 'UTC', gapAfter: DAY }}
    />,
  );
  return {
    band: () => container.querySelector(`.${styles.plotBand}`)?.getAttribute('d') ?? null,
    dots: () => container.querySelectorAll(`.${styles.point}`).length,
  };
}

test('a band follows what each value is judged by, from the first that has it to the edge', () => {
  const { band } = draw([
    point(0),
    point(1, { band: { low: 50, high: 60 } }),
    point(2, { band: { low: 70, high: 80 } }),
  ]);
  // Above: both steps and the edge; below: back again.
  expect(band()?.match(/[\d.]+(?= )/g)).toEqual(
    ['50.00', '95.00', '100', '100', '95.00', '50.00'].map((x) => (x === '100' ? '100.00' : x)),
  );
  const [first, second] = [...(band()?.matchAll(/ ([\d.]+)/g) ?? [])].map(([, y]) => Number(y));
  expect(second).toBeLessThan(first!);
});

test('no band is drawn without anything to judge by', () => expect(draw([point(0), point(1)]).band()).toBeNull());

test('of many values only those are dots that say more than the line: outliers, made-up, alone, and the chosen one', () => {
  const many = Array.from({ length: 100 }, (_, day) => point(day));
  expect(draw(many).dots()).toBe(1);
  cleanup();
  expect(draw([...many, point(110, { isOut: true }), point(111, { isMadeUp: true }), point(120)]).dots()).toBe(3);
  cleanup();
  expect(draw(many.slice(0, 30)).dots()).toBe(30);
});

test('the unit stands at the axis', () => {
  draw([point(0)]);
  screen.getByText('bpm');
});
