import { expect, test } from '@jest/globals';
import { parseResults } from './parse-results.js';
import { ended } from '../testing/ended.js';

/** The values of a text with their units; "?" stands behind one that is to be checked. */
const read = (text: string) =>
  parseResults(text).map(
    ({ test: key, value, unit, check }) => `${key} ${value}${unit ? ` ${unit.printed}` : ''}${check ? '?' : ''}`,
  );

test.each([
  ['Na/K/Cl: 139/7.2/101', ['na 139?', 'k 7.2?', 'cl 101?']],
  ['Na/K/Cl: 139/7.2/101 mmol/L', ['na 139 mmol/L', 'k 7.2 mmol/L', 'cl 101 mmol/L']],
  ['Na 140/K 7.1/Cl 102', ['na 140?', 'k 7.1?', 'cl 102?']],
  ['Na, K and Cl: 140, 4.2, 101', ['na 140?', 'k 4.2?', 'cl 101?']],
  ['Electrolytes (Na/K/Cl/HCO3) 139/7.2/101/8', ['na 139?', 'k 7.2?', 'cl 101?', 'hco3 8?']],
  ['Urea & creatinine 40 & 9.8', ['urea 40?', 'creat 9.8?']],
  ['FBS/PPBS 110/160 mg/dL', ['glu_f 110 mg/dL', 'glu_pp 160 mg/dL']],
  ['Hb/TLC/Plt: 4.4 g/dL, 7800 /cumm, 2.4 lakh', ['hb 4.4 g/dL', 'wbc 7800 /cumm', 'plt 2.4 lakh']],
  ['Sodium (Na) / Potassium (K): 139 / 7.2', ['na 139?', 'k 7.2?']],
])('names beside each other, with as many numbers: %s', (text, expected) => expect(read(text)).toEqual(expected));

test.each([
  ['Na  K  Cl\n139  7.2  101', ['na 139?', 'k 7.2?', 'cl 101?']],
  ['Sodium   Potassium\n(mmol/L)   (mmol/L)\n139   7.2', ['na 139 mmol/L', 'k 7.2 mmol/L']],
  ['Parameter  Sodium  Potassium  Urea\nValue  139  7.2  40', ['na 139?', 'k 7.2?', 'urea 40?']],
  ['Date Na K Cl\n20/10/2026 139 4.1 101\n20/11/2026 138 7.2 100', ['na 138?', 'k 7.2?', 'cl 100?']],
  ['Na K\n139 4.1\n138 7.2', ['na 139?', 'na 138?', 'k 4.1?', 'k 7.2?']],
  ['Haemoglobin\nRBC Count\nPlatelet Count\n11.4 g/dL\n4.2\n268', ['hb 11.4 g/dL?', 'rbc 4.2?', 'plt 268?']],
])('names in one line or column, numbers below: %j', (text, expected) => expect(read(text)).toEqual(expected));

test('the limits below a list are of no value alone', () =>
  expect(
    parseResults('Na  K  Cl\n139  4.2  101\n135 - 145   3.5 - 5.1   98 - 107').map(({ printedRange }) => printedRange),
  ).toEqual([null, null, null]));

test.each([
  ['Test: Potassium\nResult: 7.2\nUnit: mmol/L', ['k 7.2 mmol/L']],
  ['Test: Potassium / Result: 7.2 / Unit: mmol/L', ['k 7.2 mmol/L']],
  ['Test Name: Serum Potassium\nSpecimen: Serum\nMethod: ISE\nObserved value: 7.2\nUnits: mmol/L', ['k 7.2 mmol/L']],
  ['Sodium\nNormal range: 135 - 145 mmol/L\n112\nLow', ['na 112 mmol/L']],
  ['TEST NAME\nPotassium\nRESULT\n7.2\nUNIT\nmmol/L', ['k 7.2 mmol/L']],
  ['Test: Platelet Count\nNormal range: 150 - 410\nUnit: 10^3/uL\nResult: 9', ['plt 9 10^3/uL']],
  ['Investigation : Serum Creatinine\nValue : 9.4 mg/dl\nRange: 0.5 - 1.1', ['creat 9.4 mg/dl']],
])('a block of labelled lines: %j', (text, expected) => expect(read(text)).toEqual(expected));

test.each([
  'Na/K/Cl: 139/7.2',
  'Na, K: 139, 7.2, 101',
  'LDL/HDL ratio 2.1',
  'BUN/Creatinine: 18',
  'T3, T4, TSH on 12/11/2026',
  'Sodium  Potassium  Chloride\n136-145  3.5-5.1  98-107',
  'Na/K 4.1/139',
  'Urine Na/K: 22/7.8',
  'Target LDL/HDL: 70/50',
  'Na/K 139/4.1 last year',
])('no list of results: %j', (text) => expect(read(text)).toEqual([]));

test('many names beside each other are searched to their end', () =>
  expect(ended(() => parseResults('na k '.repeat(10_000)))).toEqual([]));
