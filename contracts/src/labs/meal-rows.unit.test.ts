import { expect, test } from '@jest/globals';
import { parseResults } from './parse-results.js';

const read = (text: string) =>
  parseResults(text).map(({ test: key, value, unit, start, end }) => [
    key,
    value,
    unit?.ucum ?? null,
    text.slice(start, end),
  ]);

test.each<[string, unknown[][]]>([
  ['Fasting 412 mg/dL 70 - 100', [['glu_f', 412, 'mg/dL', 'Fasting 412 mg/dL 70 - 100']]],
  ['Random 610 mg/dL 70-140', [['glu_r', 610, 'mg/dL', 'Random 610 mg/dL 70-140']]],
  ['Post Prandial 580 mg/dL <140', [['glu_pp', 580, 'mg/dL', 'Post Prandial 580 mg/dL <140']]],
  ['GTT 75 g\nFasting 268 mg/dL < 92', [['glu_f', 268, 'mg/dL', 'Fasting 268 mg/dL < 92']]],
  ['1. Fasting (F) : 130 mg% 70-100', [['glu_f', 130, 'mg/dL', 'Fasting (F) : 130 mg% 70-100']]],
  ['After food   7.8 mmol/L', [['glu_pp', 7.8, 'mmol/L', 'After food   7.8 mmol/L']]],
  ['2 hr Post-Prandial 233 mg/dL', [['glu_pp', 233, 'mg/dL', '2 hr Post-Prandial 233 mg/dL']]],
  ['SHARMA PATH LAB\nTEST RESULT UNIT\nFasting 130 mg/dL', [['glu_f', 130, 'mg/dL', 'Fasting 130 mg/dL']]],
  [
    'BLOOD SUGAR\nFasting 99 mg/dL\nPost Lunch 130 mg/dL',
    [
      ['glu_f', 99, 'mg/dL', 'Fasting 99 mg/dL'],
      ['glu_pp', 130, 'mg/dL', 'Post Lunch 130 mg/dL'],
    ],
  ],
  ['Random 610 70-140', [['glu_r', 610, null, 'Random 610 70-140']]],
])('a meal is the name of a glucose: %j', (text, results) => expect(read(text)).toEqual(results));

test.each([
  ...['Triglycerides\nFasting 180 mg/dL <150', 'Lactate\nFasting 12 mg/dL 4.5-19.8', 'URINE SUGAR\nRandom 310 mg/dL'],
  ...['SERUM INSULIN\nFasting 12 uU/mL 2-25', 'Cortisol\nRandom 340 nmol/L 140-690', 'Fasting 12 ug/dL 6.2-19.4'],
  ...['Fasting: 12 hours', 'Fasting 10', 'Fasting sample received at 9', 'Random urine sugar 120 mg/dL', 'Random 3'],
  ...['Insulin, fasting 12 mg/dL', 'LIPID PROFILE\nFasting 180 mg/dL', 'Fasting lipids 180 mg/dL'],
])('a meal is none of glucose: %j', (text) =>
  expect(read(text).filter(([key]) => String(key).startsWith('glu'))).toEqual([]),
);

test.each([
  'Triglycerides (after 12 hrs fasting)\nFasting 480 mg/dL < 150',
  'Protein (spot)\nRandom 22 mg/dL',
  'Total cholesterol (12 hrs fasting)\nFasting 480 mg/dL',
])('a row below the heading of another quantity is no glucose: %j', (text) => expect(parseResults(text)).toEqual([]));

test.each([
  'Blood sugar (after 8 hrs)\nFasting 480 mg/dL',
  'Protein: Nil\nFasting 480 mg/dL',
  'Urine protein Nil\nFasting 480 mg/dL 70-100',
  'Albumin 4.1 g/dL\nFasting 480 mg/dL',
])('a row below a heading of sugar, or a result, is one: %j', (text) =>
  expect(parseResults(text)).toContainEqual(expect.objectContaining({ test: 'glu_f', value: 480 })),
);
