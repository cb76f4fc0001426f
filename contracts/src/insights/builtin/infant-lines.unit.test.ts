import { expect, test } from '@jest/globals';
import { urgencyOfInfantLine } from './infant-lines.js';

test.each([
  ['SBR 21 mg/dL', 'hospital', false],
  ['TSB: 23 mg/dL', 'hospital', false],
  ['TcB 20', 'hospital', true],
  ['S. bilirubin 23', 'hospital', true],
  ['Bil (T) 18.5 mg/dL', 'hospital', false],
  ['SBR 250 umol/L', 'hospital', false],
  ['बिलीरुबिन 18', 'hospital', true],
  ['Bilirubin 23.4 mg/dl (total), 0.6 direct', 'hospital', false],
  ['Heel prick TSH 96 mIU/L', 'doctor', false],
  ['nTSH 55', 'doctor', true],
])('"%s" of an infant cannot wait', (line, rank, isToCheck) =>
  expect(urgencyOfInfantLine(line)).toMatchObject({ rank, isToCheck }),
);

test.each([
  'Serum bilirubin 8 mg/dL',
  'TcB 8',
  'SBR 100 umol/L',
  'Heel prick TSH 12 mIU/L',
  'TSH < 50 mIU/L',
  'Cord bilirubin 14 mg/dL',
  'Urine bilirubin 30',
  'Bilateral hips normal 30',
])('"%s" of an infant can', (line) => expect(urgencyOfInfantLine(line)).toBeNull());
