import { expect, test } from '@jest/globals';
import { plainText } from '@anamnesis/contracts/labs/plain-text';
import { labTest } from '@anamnesis/contracts/labs/tests';
import { unitAt, unitOf } from '@anamnesis/contracts/labs/units';
import { pdfPages } from '@anamnesis/platform/testing/pdf-text';
import { layoutNames, report } from './report.js';
import type { TruthValue } from './truth.js';

const SEEDS = [1, 2];
/** Without blanks, and with one letter for micro. */
const joined = (text: string) => plainText(text).replace(/\s+/g, '');

test.each(layoutNames)(
  'the file of a %s report shows each value of its truth, with name and unit, on its page',
  async (layout) => {
    for (const seed of SEEDS) {
      const { pdf, truth } = await report(seed, layout);
      const pages = (await pdfPages(pdf)).map(joined);
      expect(truth.length).toBeGreaterThan(0);
      for (const value of truth) {
        const page = pages[value.page - 1] ?? '';
        expect([value, page.includes(joined(value.printedName))]).toEqual([value, true]);
        expect([value, page.includes(joined(value.printed))]).toEqual([value, true]);
        expect([value, page.includes(joined(value.unit?.printed ?? ''))]).toEqual([value, true]);
      }
    }
  },
);

test.each(layoutNames)(
  'a %s report is the same for the same seed, and another one for another seed',
  async (layout) => {
    const [one, same, other] = await Promise.all([report(7, layout), report(7, layout), report(8, layout)]);
    expect(same.truth).toEqual(one.truth);
    expect(same.pdf.equals(one.pdf)).toBe(true);
    expect(other.truth).not.toEqual(one.truth);
  },
);

const reports = await Promise.all(
  layoutNames.flatMap((layout) => Array.from({ length: 12 }, (_, index) => report(index + 1, layout))),
);
const values = reports.flatMap(({ truth }) => truth);

test('the number that is printed is the value, in all the ways that laboratories write it', () => {
  for (const { value, decimals, comparator, printed } of values) {
    const [, sign = '', digits = ''] = /^([<>]?) ?([\d,.]+)$/.exec(printed) ?? [];
    expect({ printed, comparator: sign, value: Number(digits.replaceAll(',', '')) }).toEqual({
      printed,
      comparator: comparator ?? '',
      value,
    });
    expect(digits.split('.')[1]?.length ?? 0).toBe(decimals);
  }
  expect(values.some(({ comparator }) => comparator !== null)).toBe(true);
  expect(values.some(({ printed }) => /^\d,\d\d,\d{3}$/.test(printed))).toBe(true);
  expect(values.some(({ flag }) => flag === 'low') && values.some(({ flag }) => flag === 'high')).toBe(true);
});

test('each printed unit is the unit of the truth, as laboratories write it for the test', () => {
  for (const { test: key, unit } of values) {
    const written = unit && unitAt(plainText(unit.printed), 0);
    expect({ key, unit, read: written && unitOf(labTest(key), written) }).toEqual({
      key,
      unit,
      read: unit?.ucum ?? null,
    });
  }
});

test('a report gives a test once, and its derived values agree with the values they are derived from', () => {
  for (const { truth } of reports) {
    expect(new Set(truth.map((value) => value.test)).size).toBe(truth.length);
    const of = (key: TruthValue['test']) => truth.find((value) => value.test === key);
    const [rbc, pcv, mcv] = [of('rbc'), of('pcv'), of('mcv')];
    if (rbc && pcv && mcv) expect(Math.abs(mcv.value / ((pcv.value * 10) / rbc.value) - 1)).toBeLessThan(0.04);
    const shares = (['neut_pct', 'lymph_pct', 'mono_pct', 'eos_pct', 'baso_pct'] as const).map((key) => of(key)?.value);
    if (shares.every((share) => share !== undefined)) expect(shares.reduce((sum, share) => sum + share, 0)).toBe(100);
  }
});
