import { expect, test } from '@jest/globals';
import { respelled, withRangeWords } from './respelled.js';

test.each([
  ['1076/uL', '10^6/uL'],
  ['10%6/pL', '10^6/uL'],
  ['x1049/L', 'x10^9/L'],
  ['1003/ul', '10^3/uL'],
  ['Hmg/dl', 'H mg/dl'],
  ['H102.6', 'H 102.6'],
  ['L8', 'L8'],
  ['10/05/2026', '10/05/2026'],
  ['HDL', 'HDL'],
  ['1U/L', 'IU/L'],
  ['(8)', '(?)'],
  ['«149.00', '<149.00'],
  ['»>40.00', '>40.00'],
  ['PT~INR', 'PT-INR'],
])('%s was printed as %s', (recognised, printed) => expect(respelled(recognised)).toBe(printed));

test.each([
  ['250.00 10 310.00', '250.00 to 310.00'],
  ['[20 t0 50]', '[20 to 50]'],
  ['0.5010 1.10', '0.50- 1.10'],
  ['2010 50', '20- 50'],
  ['9 10 8', '9 10 8'],
  ['110 120', '110 120'],
])('%s is the range %s', (recognised, printed) => {
  const words = withRangeWords(recognised.split(' ').map((text) => ({ text })));
  expect(words.map(({ text }) => text).join(' ')).toBe(printed);
});
