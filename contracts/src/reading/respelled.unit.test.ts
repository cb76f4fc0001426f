import { expect, test } from '@jest/globals';
import { respelled } from './respelled.js';

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
])('%s was printed as %s', (recognised, printed) => expect(respelled(recognised)).toBe(printed));
