import { expect, test } from '@jest/globals';
import { parseResults } from './parse-results.js';

const valuesOf = (text: string) => parseResults(text).map(({ test: key, value }) => `${key} ${value}`);

test.each([
  ['K 7.1 mmol/L, urine output nil', 'k 7.1'],
  ['Hb 4.2 g/dL. Stools black.', 'hb 4.2'],
  ['Hb 4.2 g/dL stools black', 'hb 4.2'],
  ['Platelets 8000 /cumm. Stool for occult blood positive.', 'plt 8000'],
  ['Potassium 7.2 mmol/L (urine nil since morning)', 'k 7.2'],
  ['Potassium 7.2 mmol/L, fluids stopped', 'k 7.2'],
  ['Sodium 108 mmol/L, urine sodium 40 mmol/L', 'na 108'],
])('a statement about another specimen behind a value does not take it away: %j', (text, value) =>
  expect(valuesOf(text)).toContain(value),
);

test.each([
  ...['Sodium 20 mmol/L (urine)', 'Sodium 20 mmol/L urine', 'Protein 200 mg/dL, urine', 'Creatinine 150 mg/dL - urine'],
  ...['Glucose 22 mg/dL in CSF', 'Glucose 20 mg/dL (CSF sample)', 'Potassium 70 mmol/L - 24 hr urine sample'],
  ...['Potassium 12 mmol/L (Specimen: urine)', 'Sodium 30 mmol/L, random urine', 'Potassium 9 mmol/L from drain fluid'],
  ...['Sodium 20 mmol/L urine 24 hrs', 'Creatinine 150 mg/dL in urine of 24 hours'],
])('a specimen behind a value is that of the value: %j', (text) => expect(valuesOf(text)).toEqual([]));

test.each([
  ['URINE EXAMINATION\nPus cells 2-3 /hpf\nELECTROLYTES\nPotassium 7.1 mmol/L', 'k 7.1'],
  ['URINE ROUTINE\nProtein Nil\nHAEMOGRAM\nHb 4.1 g/dL', 'hb 4.1'],
  ['URINE ROUTINE\nProtein Nil\nCBC\nPlatelets 8000 /cumm', 'plt 8000'],
  ['URINE ROUTINE\nSugar nil\nKFT\nCreatinine 9.8 mg/dL', 'creat 9.8'],
  ['STOOL ROUTINE\nOccult blood negative\nABG\nPotassium 7.2 mmol/L', 'k 7.2'],
  ['Specimen: Urine\nProtein Nil\nABG\nPotassium 7.2 mmol/L', 'k 7.2'],
])('the heading of a panel of blood ends a section about another specimen: %j', (text, value) =>
  expect(valuesOf(text)).toContain(value),
);

test.each(['URINE ELECTROLYTES\nSodium 20 mmol/L', 'Specimen: Urine\nELECTROLYTES\nSodium 20 mmol/L'])(
  'electrolytes of a stated specimen stay with it: %j',
  (text) => expect(valuesOf(text)).toEqual([]),
);
