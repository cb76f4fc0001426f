import { expect, test } from '@jest/globals';
import { resultsOfReport } from './report-results.js';

/** Values with a reason to check them, as "7.3?". */
const read = (text: string, title = 'Blood tests') =>
  resultsOfReport(title, text).map(({ value, check }) => `${value}${check === 'twoValues' ? '?' : ''}`);

test.each([
  ['Potassium 4.1 mmol/L (yesterday), 7.3 mmol/L today', ['4.1?', '7.3?']],
  ['Potassium 4.1 mmol/L, 7.3 mmol/L', ['4.1?', '7.3?']],
  ['Sodium 140 mmol/L (136-145) rpt 106', ['140?', '106?']],
  ['Potassium 4.2 mmol/L(3.5-5.1) - wrong, actual 7.2', ['4.2?', '7.2?']],
  ['Creatinine 0.9 mg/dL (0.6-1.1) corrected to 9.0', ['0.9?', '9?']],
  ['Hb 12.4 g/dL (12-15) repeat 4.2', ['12.4?', '4.2?']],
  ['Sodium 140 mmol/L on admission, dropped to 108', ['140?', '108?']],
  ['Sodium 139 mmol/L 136-145\nSodium done again: 109 mmol/L', ['139?', '109?']],
  ['Potassium 7.8 mmol/L haemolysed (repeat 4.2 mmol/L)', ['7.8?', '4.2?']],
  ['Hb 10.9 g/dL (12-15), Hb rechecked and found 4.1 g/dL', ['10.9?', '4.1?']],
  ['Potassium 4.3 mmol/L (revised 7.4 mmol/L)', ['4.3?', '7.4?']],
  ['Potassium 4.0 mEq/L (3.5-5.0), repeat sample 6.9 mEq/L', ['4?', '6.9?']],
  ['Creatinine 1.0 mg/dL on 12-11-2026, 8.7 mg/dL', ['1?', '8.7?']],
])('%j has a further number', (text, values) => expect(read(text)).toEqual(values));

test.each([
  ['Potassium 4.2 mmol/L 3.5-5.1 (Critical: <2.5 / >6.5)', ['4.2']],
  ['Hb 13.2 g/dL (12.0 - 15.0) 12/03/2026', ['13.2']],
  ['HbA1c 6.1 % (43 mmol/mol)', ['6.1']],
  ['Glucose fasting 98 mg/dL after 12 hours', ['98']],
  ['Potassium 4.2 mmol/L, repeat in 3 months', ['4.2']],
  ['Creatinine 0.9 mg/dL (previous 1.1)', ['0.9']],
  ['Creatinine 0.9 mg/dL (0.6-1.1), repeat 0.9', ['0.9']],
  ['Cholesterol 180 mg/dL Desirable <200 Borderline 200-239 High >240', ['180']],
  ['Potassium 4.2 mmol/L, Troponin T 2400 ng/L', ['4.2']],
  ['Potassium 4.2 mmol/L Page 2 of 3', ['4.2']],
  ['TSH 2.1 uIU/mL (0.3-4.5) 3rd generation', ['2.1']],
  ['Sodium 140 mmol/L, target up to 145', ['140']],
  ['Hb 13 g/dL at 8.30 am', ['13']],
  ['Potassium 4.2 mmol/L at 08:30', ['4.2']],
  ['Potassium 4.2, Sodium 140', ['4.2', '140']],
  ['WBC 6.8 thou/uL, 6800', ['6.8']],
  ['HCO3 24.3 mmol/L (22-26) BE -0.4 mmol/L (-2 to +2)', ['24.3']],
])('%j has none', (text, values) => expect(read(text)).toEqual(values));

test('values below a title or a heading of another specimen are none of blood', () => {
  expect(read('Potassium 7.8 mmol/L\nSodium 22 mmol/L', 'Urine electrolytes')).toEqual([]);
  expect(read('Urine biochemistry\nSodium 22 mmol/L\nPotassium 7.8 mmol/L')).toEqual([]);
  expect(read('PLEURAL FLUID\nGlucose 24 mg/dL\nLDH 900 U/L')).toEqual([]);
  expect(read('Urine sugar nil\nBLOOD CHEMISTRY\nPotassium 7.8 mmol/L', 'Urine electrolytes')).toEqual(['7.8']);
  expect(read('7.8 mmol/L', 'Potassium')).toEqual(['7.8']);
});

test.each([
  ['Potassium: 4.1 mmol/L (26/11), 7.3 mmol/L (27/11)', ['4.1?', '7.3?']],
  ['INR 1.0 (0.8-1.2), second sample 8.8', ['1?', '8.8?']],
])('of several values in a line none is lost: %s', (text, values) => expect(read(text)).toEqual(values));

test.each([
  'HbA1c 5.4 % (36 mmol/mol)',
  'LDL 90 mg/dL, target below 70 mg/dL',
  'Vitamin D 25 ng/mL Deficient <20 ng/mL',
  'Hb 13 g/dL, repeat after 3 months',
  'TSH 2.1 uIU/mL, next test after 6 weeks',
  'ESR 12 mm/hr at 1 hour',
])('what else stands behind a value is no second one: %s', (text) => {
  expect(read(text)).toHaveLength(1);
  expect(read(text)[0]).not.toContain('?');
});
