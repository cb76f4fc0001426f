import { expect, test } from '@jest/globals';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import type { ConfirmedLabValue } from '@anamnesis/contracts/records/confirmed-value';
import { remainderOfReport } from './report-remainder.js';
import { explainedIn, valuesOfReport } from './report-values.js';

const molar = { printed: 'mmol/L', ucum: 'mmol/L' };
const read = (test_: string, value: number, changes: Partial<ReadLabValue> = {}): ReadLabValue => ({
  ...{ test: test_, printedName: test_ === 'k' ? 'Potassium' : 'Sodium', value, decimals: 1, comparator: null },
  ...{ unit: molar, loinc: null, printedRange: null, flag: null, page: 1, doubt: null },
  box: { left: 0, top: value / 1000, width: 1, height: 1 },
  ...changes,
});
const reading = (...values: ReadLabValue[]): DocumentReading => ({
  ...{ text: '', truncated: false, values, pages: [{ page: 1, aspect: 0.7, method: 'text' }] },
});
const confirmed = (from: ReadLabValue, changes: Partial<ConfirmedLabValue> = {}): ConfirmedLabValue => {
  const { printedName, value, decimals, comparator, unit, printedRange, page, box } = from;
  const test_ = from.test as ConfirmedLabValue['test'];
  return {
    test: test_,
    printedName,
    value,
    decimals,
    comparator,
    unit,
    printedRange,
    page,
    box,
    isCorrected: false,
    ...changes,
  };
};
const entry = (body: string, values: ConfirmedLabValue[] | null = null) => ({
  ...{ title: 'Electrolytes', body, lab_values: values, document_file: 'a file' },
});
const told = (...[report, document]: Parameters<typeof valuesOfReport>) =>
  valuesOfReport(report, document).map(({ test: key, value, doubt }) => [key, value, doubt]);

const TYPED = entry('Potassium 4.2 mmol/L');
const high = read('k', 7.1);

test('another value in the document than was typed: both, in doubt', () =>
  expect(told(TYPED, reading(high))).toEqual([
    ['k', 4.2, 'twoValues'],
    ['k', 7.1, 'twoValues'],
  ]));

test('the same value in the document is one, with what the document prints beside it', () => {
  const range = { low: 3.5, high: 5.1, exclusive: false, decimals: 1 };
  const [only, ...others] = valuesOfReport(TYPED, reading(read('k', 4.2, { printedRange: range, flag: 'high' })));
  expect(only).toMatchObject({ value: 4.2, printedRange: range, flag: 'high', doubt: null });
  expect(others).toEqual([]);
});

test('a typed value without a unit is the same number, with the unit of the document', () =>
  expect(told(entry('Potassium 7.1'), reading(high))).toEqual([['k', 7.1, null]]));

test('another number than was typed without a unit is another value', () =>
  expect(told(entry('Potassium 4.2'), reading(high)).map(([, value]) => value)).toEqual([4.2, 7.1]));

test('what cannot be a result contests nothing', () =>
  expect(told(TYPED, reading(read('k', 710, { doubt: 'implausible' })))).toEqual([['k', 4.2, null]]));

test('a value of another test in the document follows', () =>
  expect(told(TYPED, reading(read('na', 118)))).toEqual([
    ['k', 4.2, null],
    ['na', 118, null],
  ]));

test('what the patient corrected beside the document stays', () =>
  expect(told(entry('', [confirmed(high, { value: 4.1, isCorrected: true })]), reading(high))).toEqual([
    ['k', 4.1, null],
  ]));

test('another value was typed than was confirmed: both, in doubt, also where the document was not read', () =>
  expect(told(entry('Potassium 7.1 mmol/L', [confirmed(read('k', 4.2))]), null)).toEqual([
    ['k', 4.2, 'twoValues'],
    ['k', 7.1, 'twoValues'],
  ]));

test('what the patient did not confirm of this reading was discarded', () =>
  expect(told(entry('', [confirmed(high)]), reading(high, read('na', 118)))).toEqual([['k', 7.1, null]]));

test('what a newer reader found besides the confirmed values is told', () => {
  const older = confirmed(read('na', 138), { box: { left: 0.3, top: 0.3, width: 0.1, height: 0.1 } });
  expect(told(entry('', [older]), reading(read('na', 138), high))).toEqual([
    ['na', 138, null],
    ['k', 7.1, null],
  ]);
});

test('a newer reader that reads a confirmed value otherwise puts it in doubt; one that is not certain does not', () => {
  const older = entry('', [confirmed(read('k', 4.2))]);
  expect(told(older, reading(high))).toEqual([
    ['k', 4.2, 'twoValues'],
    ['k', 7.1, 'twoValues'],
  ]);
  expect(told(older, reading(read('k', 7.1, { doubt: 'faint' })))).toEqual([['k', 4.2, null]]);
  expect(told(older, reading(read('k', 4.2), high))).toEqual([['k', 4.2, null]]);
});

test('a line of the document is explained only if its value is told, or was judged', () => {
  const text = 'Potassium   710   mmol/L';
  const document = { ...reading(read('k', 710, { doubt: 'implausible' })), text };
  const lines = (report: ReturnType<typeof entry>) =>
    remainderOfReport(report, explainedIn(document, report, valuesOfReport(report, document))).leftOver.map(
      (line) => line.text,
    );
  expect(lines(TYPED)).toEqual([text]);
  expect(lines(entry(''))).toEqual([]);
  expect(lines(entry('', [confirmed(document.values[0]!, { value: 4.2, isCorrected: true })]))).toEqual([]);
});
