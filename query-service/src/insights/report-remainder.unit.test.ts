import { expect, test } from '@jest/globals';
import type { DocumentReading } from '@anamnesis/contracts/reading/document-reading';
import type { ReadLabValue } from '@anamnesis/contracts/reading/lab-value';
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

test('a number that was repaired takes its line with it', () => {
  const read = reading('Haemoglobin (Hb)   135   g/dL', [haemoglobin]);
  expect(remainderOfReport(withDocument(), read)).toEqual(nothing);
});

test('what was typed and the document are both accounted for', () => {
  const { leftOver } = remainderOfReport(withDocument('HIV reactive'), reading(TABLE, [haemoglobin]));
  expect(leftOver.map(({ text }) => text)).toEqual(['Blood tests: HIV reactive', troponin.text]);
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
