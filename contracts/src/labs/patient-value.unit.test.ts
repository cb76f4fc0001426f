import { expect, test } from '@jest/globals';
import { parseResults } from './parse-results.js';

const read = (text: string) =>
  parseResults(text).map(({ test: key, comparator, value }) => `${key} ${comparator ?? ''}${value}`);

test.each([
  ['APTT  Patient value  >180  sec   26.0 - 38.0', 'aptt >180'],
  ['APTT\nPatient value 168 sec\nControl 30 sec', 'aptt 168'],
  ["APTT patient's time 92 sec", 'aptt 92'],
  ['APTT Patient : 31 sec 26-38', 'aptt 31'],
  ['Sodium\nPatient value 140 mmol/L', 'na 140'],
  ['Potassium patient result 6.9 mmol/L', 'k 6.9'],
])('%j', (text, result) => expect(read(text)).toEqual([result]));

test.each([
  ...['Sodium. Patient 45 years old', 'pCO2 40 mmHg', 'Total cholesterol of the patient: pending'],
  ...['Patient 45 years', 'Potassium patient target 4.0'],
])('no value: %j', (text) => expect(read(text)).toEqual([]));

test.each([
  ['Target INR: 2.0-3.0 INR 9.8', 'inr 9.8'],
  ['Target INR: 2.0-3.0 Patient INR: 9.8', 'inr 9.8'],
  ['Goal INR 2.0-3.0: INR 7.5', 'inr 7.5'],
])('behind the range aimed at stands the value of the same test: %j', (text, result) =>
  expect(read(text)).toEqual([result]),
);
test.each([
  ...['Target INR: 2.0-3.0', 'Target INR 2.0-3.0 INR 2.5-3.5', 'Target INR: 2.0-3.0 INR > 5 critical'],
  ...['Mother target INR 2.0-3.0 INR 9.8', 'Target INR 2.5 INR 3.0'],
])('but no further range, limit or value of another: %j', (text) => expect(read(text)).toEqual([]));
