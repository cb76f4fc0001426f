import { expect, test } from '@jest/globals';
import { type ConfirmedResult, resultsOfEntry } from './entry-results.js';
import { resultsOfReport } from './report-results.js';
import { seriesOf } from './series.js';

const text = 'LDL 128 mg/dL (0 - 100)\nHDL 41 mg/dL (> 40)';
const ldl: ConfirmedResult = {
  ...{ test: 'ldl', value: 118, comparator: null, decimals: 0, printedRange: null },
  unit: { printed: 'mg/dL', ucum: 'mg/dL' },
};

test('without a confirmation the values are those of the text', () => {
  const read = resultsOfReport('Lipid profile', text).map((result) => ({
    ...result,
    ...{ isConfirmed: false, isCorrected: false, page: null },
  }));
  expect(read.map(({ test }) => test)).toEqual(['ldl', 'hdl']);
  for (const confirmed of [null, []]) expect(resultsOfEntry('Lipid profile', text, confirmed)).toEqual(read);
});

test('a confirmed value comes first, needs no check, and replaces that of the text; values of other tests stay', () => {
  const results = resultsOfEntry('Lipid profile', text, [ldl]);
  expect(results.map(({ test, value, check, isConfirmed }) => [test, value, check, isConfirmed])).toEqual([
    ['ldl', 118, null, true],
    ['hdl', 41, null, false],
  ]);
});

test('each value has a place of its own, so that a trend has confirmed values in their order', () => {
  const results = resultsOfEntry('Lipid profile', text, [ldl, { ...ldl, value: 121 }]);
  expect(new Set(results.map(({ start }) => start)).size).toBe(3);
  const { points } = seriesOf(
    'ldl',
    results.toReversed().map((result) => ({ ...result, at: '2026-11-20' })),
  );
  expect(points.map(({ value }) => value)).toEqual([118, 121]);
});

test('a confirmed value has its page and whether it was corrected, and no further field', () => {
  const stored = { ...ldl, printedName: 'LDL-C', page: 2, isCorrected: true };
  const [read, typed] = resultsOfEntry('', '', [stored, ldl]);
  expect([read?.page, typed?.page]).toEqual([2, null]);
  expect([read?.isCorrected, typed?.isCorrected]).toEqual([true, false]);
  expect(Object.keys(read ?? {})).not.toContain('printedName');
});

test('the values of an animal are not the patient’s', () =>
  expect(resultsOfEntry('Dog blood test', 'Species: Canine\nPotassium 7.4 mmol/L\nHb 11 g/dL', null)).toEqual([]));
