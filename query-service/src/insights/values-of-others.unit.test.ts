import { expect, test } from '@jest/globals';
import { turnsWhile } from '@anamnesis/platform/testing/turns-while';
import type { Report } from './report-facts.js';
import { valuesOfOthers } from './values-of-others.js';

const report = (body: string, date = '2026-11-20'): Report => ({
  ...{ patient_id: 'meera', entry_id: body.slice(0, 20), title: 'Blood count', body, date },
  ...{ document_id: null, document_file: '', lab_values: null },
});

/** Without a hurry: the thread compiles its patterns with the first report. */
const valuesOf = async (reports: readonly Report[], name: string) =>
  (await valuesOfOthers(reports, name, 600_000)) ?? [];

test('the values of other reports have their days, and a report of somebody else gives none', async () => {
  const found = await valuesOf(
    [
      report('Haemoglobin 9.1 g/dL', '2026-11-20'),
      report('Patient Name: Mr. Suresh Kumar\nHaemoglobin 8 g/dL', '2026-11-19'),
    ],
    'Meera Rao',
  );
  expect(found).toMatchObject([
    { at: '2026-11-20', values: [{ test: 'hb', value: 9.1 }] },
    { at: '2026-11-19', values: [] },
  ]);
});

test('a report is read once for all that ask, and again for another name, or with other words', async () => {
  const body = 'Patient Name: Mr. Suresh Kumar\nHaemoglobin 10.5 g/dL';
  const [[first], [again], [own], [other]] = await Promise.all([
    valuesOf([report(body)], 'Suresh Kumar'),
    valuesOf([report(body)], 'Suresh Kumar'),
    valuesOf([report(body)], 'Meera Rao'),
    valuesOf([report(body.replace('10.5', '10.6'))], 'Suresh Kumar'),
  ]);
  expect(again?.values).toBe(first?.values);
  expect(first?.values).toMatchObject([{ value: 10.5 }]);
  expect(own?.values).toEqual([]);
  expect(other?.values).toMatchObject([{ value: 10.6 }]);
});

test('while hundreds of new reports are read others have their turn', async () => {
  const rows = (index: number) => Array.from({ length: 30 }, (_, row) => `Haemoglobin ${row}.${index} g/dL 12 - 15`);
  const reports = Array.from({ length: 200 }, (_, index) => report(rows(index).join('\n')));
  expect(await turnsWhile(() => valuesOf(reports, 'Meera Rao'))).toBeGreaterThan(20);
});

test('with known reports others have their turn too', async () => {
  const reports = Array.from({ length: 400 }, (_, index) => report(`Haemoglobin 9.${index} g/dL`.padEnd(4_000)));
  await valuesOf(reports, 'Meera Rao');
  const many = Array.from({ length: 20 }, () => reports).flat();
  expect(await turnsWhile(() => valuesOf(many, 'Meera Rao'))).toBeGreaterThan(3);
});

test('where there is no time nothing is compared, and what was left is read the next time', async () => {
  const reports = ['Haemoglobin 7.5 g/dL\n', 'Haemoglobin 10.9 g/dL\n'].map((body) => report(body.repeat(100)));
  expect(await valuesOfOthers(reports, 'Meera Rao', 0.001)).toBeNull();
  expect((await valuesOf(reports, 'Meera Rao')).map(({ values }) => values[0]?.value)).toEqual([7.5, 10.9]);
});
