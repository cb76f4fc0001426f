import { expect, test } from '@jest/globals';
import { plainText } from '../../labs/plain-text.js';
import { pairedCells } from './paired-cells.js';
import { urgencyOfLine } from './urgent-lines.js';

test.each([
  ['pH/pCO2/HCO3: 7.08/88/12', 'ph 7.08; pco2 88; hco3 12'],
  ['pH  pCO2  Base excess  7.08  88  -12', 'ph 7.08; pco2 88; base excess -12'],
  ['pH pCO2 7.08 88 mmHg', 'ph 7.08; pco2 88'],
  ['pH/pCO2: 7.08', null],
  ['pH 7.08', null],
  ['Lactate 9.6 4.2', null],
  ['Hb now 12.9 4.4', null],
  ['Visit 2: pulse/temperature 80/37', null],
])('names with as many numbers behind them are pairs: %s', (line, pairs) =>
  expect(pairedCells(plainText(line))).toBe(pairs),
);

test.each([
  ['pH/pCO2/HCO3: 7.08/38/20', 'hospital'],
  ['pO2/pCO2 31/88', 'hospital'],
  ['Na K Cl Xyz 139 7.2 101 24', 'hospital'],
  ['pH/pCO2/HCO3: 7.38/40/24', null],
  ['pH pCO2 HCO3 7.38 40 24', null],
  ['K level 4.1 7.3', 'hospital'],
  ['Urine pH/sodium/potassium: 6.5/22/7.8', null],
])('the most dangerous of them counts, and has to be checked: %s', (text, rank) =>
  expect(urgencyOfLine({ text, standing: 'unknown' })).toEqual(
    rank === null ? null : expect.objectContaining({ rank, isToCheck: true }),
  ),
);
