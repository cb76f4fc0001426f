import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { convert, convertRange, inCanonicalUnit } from './conversion.js';
import type { LabResult } from './lab-result.js';
import { parseResults } from './parse-results.js';
import { placeInRange, rangeFor, standing } from './range.js';
import { seriesOf } from './series.js';
import { labTest, labTests, loincOf } from './tests.js';
import { unitAt } from './units.js';

function parsed(text: string): LabResult {
  const [result] = parseResults(text);
  if (!result) throw new Error(`No result in ${text}`);
  return result;
}
const woman = { sex: 'female', age: 37 } as const;
const man = { sex: 'male', age: 40 } as const;

/** LOINC's check digit: modulus 10, as of credit cards. */
function hasRightCheckDigit(code: string): boolean {
  const [number = '', digit] = code.split('-');
  const sum = [...number].reverse().reduce((total, char, index) => {
    const value = Number(char) * (index % 2 === 0 ? 2 : 1);
    return total + Math.floor(value / 10) + (value % 10);
  }, 0);
  return (10 - (sum % 10)) % 10 === Number(digit);
}

test('the table has 82 tests with one key each, and every LOINC code has its check digit', () => {
  expect(new Set(labTests.map(({ key }) => key)).size).toBe(82);
  const codes = labTests.flatMap(({ loinc, loincMolar }) => (loincMolar ? [loinc, loincMolar] : [loinc]));
  expect(codes.filter((code) => !hasRightCheckDigit(code))).toEqual([]);
  expect(new Set(codes).size).toBe(codes.length);
});

test('every unit of the table can be read from a report, and each range lies within what is plausible', () => {
  for (const { unit, conversions = {}, range, plausible } of labTests) {
    for (const each of [unit, ...Object.keys(conversions)]) {
      const printed = each
        .replace('10*', '10^')
        .replaceAll(/[[\]]/g, '')
        .replace(/\{(?!1)/, ' ')
        .replaceAll('}', '')
        .replace('{', '')
        .replace('_', ' ');
      if (!each.startsWith('{INR'))
        expect([each, unitAt(printed.trim().toLowerCase(), 0)?.candidates]).toEqual([
          each,
          expect.arrayContaining([each]),
        ]);
    }
    const limits = range && ('male' in range ? [range.male, range.female] : [range]);
    for (const limit of (limits ?? []).flatMap((pair) => pair ?? [])) {
      if (limit !== null) expect(limit >= plausible[0] && limit <= plausible[1]).toBe(true);
    }
  }
});

test('a result in moles has another LOINC code than one in grams, and one that does not convert has none', () => {
  expect(loincOf('creat', 'mg/dL')).toBe('2160-0');
  expect(loincOf('creat', 'umol/L')).toBe('14682-9');
  expect(loincOf('hba1c', 'mmol/mol')).toBe('59261-8');
  expect(loincOf('na', 'meq/L')).toBe('2951-2');
  expect(loincOf('ca', 'meq/L')).toBeNull();
  expect(loincOf('bun', 'mmol/L')).toBeNull();
  expect(loincOf('ddimer', 'ng/mL{DDU}')).toBeNull();
  expect(loincOf('plt', '10*5/uL')).toBe('777-3');
});

test.each([
  ['Platelets 2.68 lakh/cumm', 268],
  ['Platelets 2,68,000 /cumm', 268],
  ['HbA1c 48 mmol/mol', 6.543],
  ['HbA1c 5.9 %', 5.9],
  ['S. Creatinine 88.4 umol/L', 0.99998],
  ['TSH 2.5 uIU/mL', 2.5],
  ['D-Dimer 0.45 mg/L FEU', 450],
  ['Blood Urea 5 mmol/L', 30.03],
  ['BUN 5 mmol/L', 14.007],
])('%j in the unit of its test', (text, value) => expect(inCanonicalUnit(parsed(text))).toBeCloseTo(value, 3));

test.each([
  'D-Dimer 230 ng/mL DDU',
  'D-Dimer 230 ng/mL',
  'Insulin Fasting 60 pmol/L',
  'Prolactin 300 mIU/L',
  'Hb 11.4',
  'HbA1c 5.9 mg/dL',
])('%j does not convert', (text) => expect(inCanonicalUnit(parsed(text))).toBeNull());

test('a value that is converted and back is the same', () => {
  const units = labTests.flatMap(({ key, unit, conversions = {} }) =>
    Object.keys(conversions).map((other) => ({ key, unit, other })),
  );
  fc.assert(
    fc.property(
      fc.constantFrom(...units),
      fc.integer({ min: 1, max: 1_000_000 }),
      ({ key, unit, other }, thousandths) => {
        const value = thousandths / 1000;
        const there = convert(key, value, unit, other);
        expect(there).not.toBeNull();
        expect(convert(key, there ?? NaN, other, unit)).toBeCloseTo(value, 6);
      },
    ),
  );
});

test('the range printed on the report wins over the table', () => {
  expect(rangeFor(parsed('Hb 11.4 g/dL (11.0 - 16.0)'), woman)).toMatchObject({
    low: 11,
    high: 16,
    from: 'report',
    source: null,
  });
  expect(rangeFor(parsed('LDL 135 (up to 100)'), { sex: null, age: null })).toMatchObject({
    low: null,
    high: 100,
    from: 'report',
  });
});

test.each([
  ['LDL 190 mg/dL H', 'high', null],
  ['Sodium L 138 mmol/L', 'low', null],
  ['LDL 190 mg/dL', 'unknown', null],
  ['Hb 13.1 g/dL H', 'high', null],
  ['Hb 11.4 g/dL L (11.0 - 16.0)', 'inRange', 'report'],
  ['Hb 11.4 g/dL L', 'low', 'table'],
  ['CRP 0.8 mg/L Low risk', 'inRange', 'table'],
  ['hs-Troponin I 88 ng/L POSITIVE', 'high', null],
  ['hs-Troponin I 4 ng/L (positive above 16)', 'unknown', null],
  ['hs-Troponin I 4 ng/L Positive: > 16', 'unknown', null],
  ['Albumin 4.1 g/dL Low-normal', 'inRange', 'table'],
] as const)('%s: %s by the range of %s', (text, stands, from) => {
  const result = parsed(text);
  const placed = placeInRange(result, woman);
  expect([placed.standing, placed.range?.from ?? null]).toEqual([stands, from]);
  expect(standing(result, placed.range)).toBe(placed.standing);
});

test('the range of the table is that of the sex, in the unit of the result, with its source', () => {
  expect(rangeFor(parsed('Hb 11.4 g/dL'), woman)).toMatchObject({
    low: 12,
    high: 15,
    from: 'table',
    source: labTest('hb').source,
  });
  expect(rangeFor(parsed('Hb 11.4 g/dL'), man)).toMatchObject({ low: 13, high: 17 });
  expect(rangeFor(parsed('Hb 114 g/L'), woman)).toMatchObject({ low: 120, high: 150 });
  expect(rangeFor(parsed('FBS 5.5 mmol/L'), man)).toMatchObject({ low: 3.89, high: 5.5, decimals: 2 });
  expect(rangeFor(parsed('Platelets 2.68 lakh/cumm'), man)).toMatchObject({ low: 1.5, high: 4.1 });
  expect(rangeFor(parsed('Uric acid 6 mg/dL'), man)).toMatchObject({ confidence: 'unsure' });
});

test.each([
  ['a child', 'Hb 11.4 g/dL', { sex: 'female', age: 9 }],
  ['somebody of unknown age', 'Hb 11.4 g/dL', { sex: 'female', age: null }],
  ['somebody of unknown sex, where it differs', 'Hb 11.4 g/dL', { sex: null, age: 37 }],
  ['a woman, of PSA', 'PSA 1 ng/mL', woman],
  ['LDL, whose limit depends on the risk', 'LDL 135 mg/dL', woman],
  ['a unit that does not convert', 'D-Dimer 230 ng/mL DDU', woman],
  ['a missing unit', 'Hb 11.4', woman],
] as const)('the table has no range for %s', (_, text, person) => expect(rangeFor(parsed(text), person)).toBeNull());

const range = (low: number | null, high: number | null, exclusive = false) => ({ low, high, exclusive, decimals: 0 });

test.each([
  [null, 11.4, range(12, 15), 'low'],
  [null, 12, range(12, 15), 'inRange'],
  [null, 15, range(12, 15), 'inRange'],
  [null, 15.1, range(12, 15), 'high'],
  [null, 100, range(null, 100), 'inRange'],
  [null, 100, range(null, 100, true), 'high'],
  [null, 50, range(50, null, true), 'low'],
  [null, 5, null, 'unknown'],
  [null, 5, range(null, null), 'unknown'],
  ['<', 0.01, range(0.4, 4), 'low'],
  ['<', 0.4, range(0.4, 4), 'low'],
  ['<=', 0.4, range(0.4, 4), 'unknown'],
  ['<', 2, range(0.4, 4), 'unknown'],
  ['<', 5, range(null, 5, true), 'inRange'],
  ['<', 6, range(null, 5), 'unknown'],
  ['>', 90, range(60, null), 'inRange'],
  ['>', 50, range(60, null), 'unknown'],
  ['>', 300, range(null, 30), 'high'],
  ['>=', 30, range(null, 30), 'unknown'],
] as const)('%s %d in %j is %s', (comparator, value, within, expected) =>
  expect(standing({ comparator, value }, within)).toBe(expected),
);

test('a converted range has the limits that a report would print', () => {
  expect(convertRange('hba1c', range(null, 5.6), '%', 'mmol/mol')).toMatchObject({ low: null, high: 37.7 });
  expect(convertRange('ddimer', range(null, 500), 'ng/mL{FEU}', 'ng/mL{DDU}')).toBeNull();
});

const dated = (at: string, text: string) => ({ ...parsed(text), at });

test('a trend has the points of one test in one unit, in order of time', () => {
  const { unit, points, leftOut } = seriesOf('plt', [
    dated('2026-11-18', 'Platelets 2.68 lakh/cumm'),
    dated('2026-03-02', 'Platelets 251 thou/mm3'),
    dated('2026-03-02', 'Hb 11.4 g/dL'),
    dated('2026-05-02', 'Platelets 2,62,000 /cumm'),
    dated('2026-06-02', 'Platelets 240'),
    dated('2026-07-02', 'Platelets 26800000 /cumm'),
  ]);
  expect(unit).toBe('10*3/uL');
  expect(points.map(({ at, value }) => [at, value])).toEqual([
    ['2026-03-02', 251],
    ['2026-05-02', 262],
    ['2026-11-18', 268],
  ]);
  expect(leftOut.map(({ result, reason }) => [result.at, reason])).toEqual([
    ['2026-06-02', 'toCheck'],
    ['2026-07-02', 'toCheck'],
  ]);
});

test('what does not convert is not drawn on one line: D-dimer in FEU and DDU', () => {
  const earlier = dated('2026-01-10', 'D-Dimer 230 ng/mL DDU');
  const later = dated('2026-02-10', 'D-Dimer 0.45 ug/mL FEU');
  const inFeu = seriesOf('ddimer', [later, earlier]);
  expect(inFeu).toMatchObject({
    unit: 'ng/mL{FEU}',
    points: [{ value: 450 }],
    leftOut: [{ reason: 'notConvertible' }],
  });
  const inDdu = seriesOf('ddimer', [earlier, { ...later, at: '2025-02-10' }]);
  expect(inDdu).toMatchObject({
    unit: 'ng/mL{DDU}',
    points: [{ value: 230 }],
    leftOut: [{ reason: 'notConvertible' }],
  });
  expect(seriesOf('ddimer', [])).toEqual({ test: 'ddimer', unit: null, points: [], leftOut: [] });
});
