import { describe, expect, test } from '@jest/globals';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
import { withoutExplained } from './explained-values.js';
import { remainderOfReport } from './report-remainder.js';

const typed = (body: string, title = 'Blood tests') => ({ title, body, document_file: '' });
const withDocument = (body = '') => ({ ...typed(body), document_file: 'a file' });
const value = (test: string, printedName: string, number: number): ReadLabValue => ({
  ...{ test, printedName, value: number, decimals: 1, comparator: null, unit: null, loinc: null, printedRange: null },
  ...{ flag: null, page: 1, box: { left: 0, top: 0, width: 1, height: 1 }, doubt: null },
});
const reading = (text: string, values: ReadLabValue[], truncated = false): DocumentReading => ({
  ...{ text, truncated, values },
  pages: [{ page: 1, aspect: 0.7, method: 'text' }],
});
const TABLE = 'Haemoglobin (Hb)   13.5   g/dL   12.0 - 15.0\nTroponin I   2400   ng/L   0 - 16';
const haemoglobin = value('hb', 'Haemoglobin (Hb)', 13.5);
const troponin = { text: 'Troponin I   2400   ng/L   0 - 16', standing: 'above' };
const nothing = { leftOver: [], hasMore: false };

test('lines of the document without a value that was read are left over', () => {
  const { leftOver } = remainderOfReport(withDocument(), reading(TABLE, [haemoglobin]));
  expect(leftOver).toEqual([troponin]);
});

test('a value that only the text names, but the page did not give, is left over', () => {
  const { leftOver } = remainderOfReport(withDocument(), reading(TABLE, []));
  expect(leftOver.map(({ text }) => text.split('   ')[0])).toEqual(['Haemoglobin (Hb)', 'Troponin I']);
});

test.each(['135', 'l3.5', '13,5', 'I3.S'])('a number that was repaired is found by its digits: %s', (printed) => {
  const read = reading(`Haemoglobin (Hb)   ${printed}   g/dL   12.0 - 15.0`, [haemoglobin]);
  expect(remainderOfReport(withDocument(), read)).toEqual(nothing);
});

const VALUES = [
  ['hb', 'Hb', 13.5],
  ['k', 'K', 4.2],
  ['alb', 'Albumin', 4.1],
  ['creat', 'Creatinine', 0.9],
  ['ca', 'Calcium', 9.2],
  ['tsh', 'TSH', 2.1],
  ['glu_r', 'Glucose', 98],
  ['ck', 'CK', 88],
] as const;
/** The lines of a document below a value of each test, that are told. */
const told = (...lines: string[]) => {
  const rows = VALUES.map(([, name, number]) => `${name}   ${number}`);
  const values = VALUES.map(([key, name, number]) => value(key, name, number));
  const { leftOver, hasMore } = remainderOfReport(withDocument(), reading([...rows, ...lines].join('\n'), values));
  return { lines: leftOver.map(({ text }) => text), hasMore };
};

test('the values themselves are accounted for, also side by side and once more', () => {
  expect(told('TSH   2.1   Glucose   98', '• Hb   13.5   g/dL', 'K   mmol/L   4.2   3.5 - 5.1')).toEqual({
    ...{ lines: [], hasMore: false },
  });
});

test('a number is found as reports group it', () => {
  const platelets = { ...value('plt', 'Platelet Count', 268000), decimals: 0 };
  const read = reading('Platelet Count   2,68,000   /cumm   1,50,000 - 4,10,000', [platelets]);
  expect(remainderOfReport(withDocument(), read)).toEqual(nothing);
});

describe('a name within other words, or without its number, is no value that was read', () => {
  test.each([
    'HbsAg   Reactive',
    'HbA1c   11.2   %',
    'Hb   7.5   g/dL',
    'Hb S   38   %',
    'Ketones   Large',
    'BLOOD CULTURE: KLEBSIELLA ISOLATED',
    'Vitamin K   4.2   ng/mL',
    'K   7.1   mmol/L',
    'K   42   mmol/L',
    'TSH   21   mIU/L',
    'Hb   1.35   g/dL',
    'K   Sodium   4.2',
    'Albumin   ++',
    'Urine Albumin   4.1   g/L',
    'CK-MB   88   U/L',
    'TSH Receptor Antibody   18   IU/L',
    'Glucose   +++',
    'Calcium oxalate crystals   Many',
    'Ionised Calcium   0.7   mmol/L',
    'Creatinine Clearance   12   mL/min',
  ])('%s', (line) => expect(told(line)).toEqual({ lines: [line], hasMore: false }));

  test('what stands in front of a value is told', () => {
    expect(told('Albumin   ++   Albumin   4.1').lines).toEqual(['Albumin   ++']);
    expect(told('HIV   Reactive   K   4.2').lines).toEqual(['HIV   Reactive']);
    expect(told('K   4.2   HCV   Reactive').lines).toEqual(['HCV   Reactive']);
    expect(told('K   Troponin T   Positive   4.2').lines).toEqual(['K   Troponin T   Positive   4.2']);
  });
});

test('what was typed and the document are both accounted for', () => {
  const { leftOver } = remainderOfReport(withDocument('HIV reactive'), reading(TABLE, [haemoglobin]));
  expect(leftOver.map(({ text }) => text)).toEqual(['HIV reactive', troponin.text]);
});

test('a document that was not read, or not whole, may say more', () => {
  const read = reading('Haemoglobin (Hb)   13.5   g/dL', [haemoglobin], true);
  expect(remainderOfReport(withDocument('Hb 13.5 g/dL'), null).hasMore).toBe(true);
  expect(remainderOfReport(withDocument(), read).hasMore).toBe(true);
  expect(remainderOfReport(withDocument('See the document.'), { ...read, truncated: false })).toEqual(nothing);
});

test('a result without a name has that of its report', () => {
  expect(remainderOfReport(typed('13.5 g/dL', 'Haemoglobin'), null)).toEqual(nothing);
  expect(remainderOfReport(typed('REACTIVE', 'HIV'), null).leftOver.map(({ text }) => text)).toEqual(['HIV: REACTIVE']);
});

test('another line is quoted without the title of its report', () => {
  const quoted = (body: string, title: string) =>
    remainderOfReport(typed(body, title), null).leftOver.map(({ text }) => text);
  expect(quoted('Aortic dissection, Stanford A', 'CT chest')).toEqual(['Aortic dissection, Stanford A']);
  expect(quoted('HIV R\nHBsAg POSITVE', 'Serology')).toEqual(['HIV R', 'HBsAg POSITVE']);
  expect(quoted('मलेरिया परजीवी: पाया गया', 'Fever panel')).toEqual(['मलेरिया परजीवी: पाया गया']);
  expect(quoted('1:320', 'Widal TO')).toEqual(['Widal TO: 1:320']);
});

test('a result in the title is told, and other titles are not', () => {
  const titled = (title: string, body: string) =>
    remainderOfReport(typed(body, title), null).leftOver.map(({ text }) => text);
  expect(titled('HIV reactive', 'Hb 13.5 g/dL')).toEqual(['HIV reactive']);
  expect(titled('Dengue NS1 positive', '')).toEqual(['Dengue NS1 positive']);
  expect(titled('CT: ruptured spleen', 'See the document.')).toEqual(['CT: ruptured spleen']);
  expect(titled('Pleural fluid for malignant cells', 'Hb 13.5 g/dL')).toEqual([]);
  expect(titled('HbA1c, March 2026', 'Hb 13.5 g/dL')).toEqual([]);
});

describe('the values of a table that explains', () => {
  const EXPLAINED = 'CRITICAL VALUES\nPotassium   < 2.5   > 6.5\nSodium   < 120   > 160\nGlucose   < 40   > 450';
  const limits = [value('k', 'Potassium', 2.5), value('na', 'Sodium', 120)];
  test("are nobody's, and the report says more", () => {
    const read = withoutExplained(reading(`Haemoglobin (Hb)   13.5   g/dL\n${EXPLAINED}`, [haemoglobin, ...limits]));
    expect(read.values).toEqual([haemoglobin]);
    expect(remainderOfReport(withDocument(), read)).toEqual({ leftOver: [], hasMore: true });
  });
  test('are kept where they stand elsewhere too', () => {
    const read = withoutExplained(reading(`Potassium   2.5   mmol/L\n${EXPLAINED}`, limits));
    expect(read.values).toEqual([limits[0]]);
  });
});

test('the whole line of a value with a further number is quoted', () => {
  const quoted = (body: string, title = 'Blood tests') =>
    remainderOfReport(typed(body, title), null).leftOver.map(({ text }) => text);
  const line = 'Potassium 4.1 mmol/L (yesterday), 7.3 mmol/L today';
  expect(quoted(`${line}\nSodium 140 mmol/L (136-145)`)).toEqual([line]);
  expect(quoted('4.1 mmol/L, 7.3 mmol/L', 'Potassium')).toEqual(['Potassium: 4.1 mmol/L, 7.3 mmol/L']);
  expect(quoted('Creatinine 0.9 mg/dL (0.6-1.1) on 12/11/2026')).toEqual([]);
});

test('a title or heading says what the lines below are of', () => {
  const quoted = (title: string, body: string) =>
    remainderOfReport(typed(body, title), null).leftOver.map(({ text }) => text);
  expect(quoted('Blood culture', 'E. coli grown')).toEqual(['Blood culture: E. coli grown']);
  expect(quoted('Blood sugar', 'HI')).toEqual(['Blood sugar: HI']);
  expect(quoted('Urine electrolytes', 'Potassium 7.8 mmol/L')).toEqual(['Urine electrolytes: Potassium 7.8 mmol/L']);
  expect(
    remainderOfReport(withDocument(), reading('CSF EXAMINATION\nCells 1200', [])).leftOver.map(({ text }) => text),
  ).toContain('CSF EXAMINATION: Cells 1200');
});
