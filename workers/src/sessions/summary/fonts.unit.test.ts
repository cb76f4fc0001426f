import { expect, test } from '@jest/globals';
import { runsOf } from './fonts.js';

test.each([
  ['Meera Joshi', [['main', 'Meera Joshi']]],
  ['मीरा जोशी', [['devanagari', 'मीरा जोशी']]],
  [
    'मीरा जोशी (Meera) क्ष्‍म',
    [
      ['devanagari', 'मीरा जोशी'],
      ['main', ' (Meera) '],
      ['devanagari', 'क्ष्‍म'],
    ],
  ],
  ['', []],
])('%s is split where its script changes', (text, expected) => {
  expect(runsOf(text).map(({ script, text: piece }) => [script, piece])).toEqual(expected);
});
