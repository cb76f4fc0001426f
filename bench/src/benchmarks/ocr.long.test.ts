import { expect, test } from '@jest/globals';
import { createReport } from '../figures/report.js';
import { shareNames } from '../ocr/score.js';
import { withTestBackends } from '../testing/test-backends.js';
import { ocr } from './ocr.js';

test('both sides read the same documents of each kind, and every share is reported', async () => {
  const lines: string[] = [];
  const report = createReport((line) => lines.push(line));
  await ocr.run('tiny', withTestBackends, report);

  expect(lines.filter((line) => line.includes('was not read'))).toEqual([]);
  expect(report.rows.map(({ figure }) => figure)).toEqual(
    ['text', 'scan', 'photo'].flatMap((kind) =>
      [...shareNames.map((share) => `${share} %`), 'CPU s a page'].map(
        (figure) => `${kind}, ${figure}, against plain Tesseract, a regex a line`,
      ),
    ),
  );
  expect(lines.filter((line) => line.startsWith('| all |'))).toHaveLength(6);
  const shareOf = (name: string) => report.rows.find(({ figure }) => figure.startsWith(`${name} %,`))?.result;
  // So few documents show a regression, not whether a target is reached.
  expect(shareOf('text, exact')).toBeGreaterThanOrEqual(97);
  expect(shareOf('scan, exact')).toBeGreaterThan(75);
  expect(shareOf('photo, exact')).toBeGreaterThan(40);
  for (const kind of ['text', 'scan', 'photo']) expect(shareOf(`${kind}, silently wrong`)).toBeLessThan(5);
  for (const { figure, ours, theirs, did } of report.rows) {
    if (figure.includes('CPU')) for (const [value] of [ours, theirs ?? []]) expect(value).toBeGreaterThan(0);
    expect(did.ours).toBeGreaterThan(0);
    expect(did.theirs).toBe(did.ours);
  }
});
