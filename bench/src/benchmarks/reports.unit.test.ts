import { beforeAll, expect, test } from '@jest/globals';
import { createReport, type Report } from '../figures/report.js';
import { halves, reportsOf } from '../reports/reports.js';
import { reports } from './reports.js';

const lines: string[] = [];
const report: Report = createReport((line) => lines.push(line));
const withoutBackends = () => Promise.reject(new Error('needs no backends'));
beforeAll(() => reports.run('full', withoutBackends, report));

const figureOf = (half: string, figure: string) =>
  report.rows.find((row) => row.figure === `reports, ${half} half, ${figure}`)?.result;

test.each(halves)('no report of the %s half is told with false comfort, and each abnormal line is told', (half) => {
  expect(figureOf(half, 'false comfort')).toBe(0);
  expect(figureOf(half, 'abnormal lines told %')).toBeGreaterThanOrEqual(98);
});

test.each(halves)('of the %s half nothing harmless is called urgent, and few urgent ones are missed', (half) => {
  expect(figureOf(half, 'ranks raised wrongly')).toBe(0);
  expect(figureOf(half, 'ranks missed')).toBeLessThanOrEqual(half === 'known' ? 0 : 1);
});

test('failures are named by their ids in the known half alone', () => {
  const printed = lines.join('\n');
  expect(printed).toMatch(/^Rank missed: (?:none|k\d\d)/m);
  for (const { id } of reportsOf('held-out')) expect(printed).not.toMatch(new RegExp(String.raw`\b${id}\b`));
});
