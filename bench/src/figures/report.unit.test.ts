import { expect, test } from '@jest/globals';
import { createReport, tableOf } from './report.js';
import { atLeast, atMost } from './target.js';

const names = { ours: 'a service', theirs: 'a bare server' };
const pair = (ours: number, theirs: number) => ({
  ours: { figures: { 'per second': ours }, did: 10 },
  theirs: { figures: { 'per second': theirs }, did: 20 },
});

function reported() {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  report.pairs('payment', names, 'per second', [pair(100, 200), pair(300, 500), pair(90, 300)], atLeast(0.35, 0.6));
  report.alone('visible', 'p99 ms', [7, 30, 9], 12, atMost(8, 5));
  return { lines, rows: report.rows };
}

test('every raw figure of both sides is printed, with its verdict', () => {
  expect(reported().lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    'payment: per second',
    'a service median 100 raw 100 300 90.00',
    'a bare server median 300 raw 200 500 300',
    'ratio 0.50 target ≥ 0.35, aim ≥ 0.6: reached',
    'visible: p99 ms',
    'ours alone median 9.00 raw 7.00 30.00 9.00',
    'target ≤ 8, aim ≤ 5: MISSED',
  ]);
});

test('work is summed over the runs of each side', () => {
  expect(reported().rows.map(({ did }) => did)).toEqual([
    { ours: 30, theirs: 60 },
    { ours: 12, theirs: null },
  ]);
});

test('the table has a row for every figure', () => {
  expect(tableOf(reported().rows)).toEqual([
    '| figure | ours, median (raw) | theirs, median (raw) | result | at least | aim | verdict |',
    '| --- | --- | --- | --- | --- | --- | --- |',
    '| payment, per second, against a bare server | 100 (100 300 90.00) | 300 (200 500 300) | **0.50** | ≥ 0.35 | ≥ 0.6 | reached |',
    '| visible, p99 ms | 9.00 (7.00 30.00 9.00) |  | **9.00** | ≤ 8 | ≤ 5 | MISSED |',
  ]);
});

test('a share has a target of its own, whatever the other side reaches', () => {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  report.share('scan', names, 'exact %', { ours: 93.5, theirs: 41 }, 120, atLeast(90, 95));
  expect(lines.map((line) => line.trim().replace(/ +/g, ' '))).toEqual([
    'scan: exact %',
    'a service median 93.50 raw 93.50',
    'a bare server median 41.00 raw 41.00',
    'target ≥ 90, aim ≥ 95: reached',
  ]);
  expect(tableOf(report.rows).at(-1)).toBe(
    '| scan, exact %, against a bare server | 93.50 (93.50) | 41.00 (41.00) | **93.50** | ≥ 90 | ≥ 95 | reached |',
  );
});
