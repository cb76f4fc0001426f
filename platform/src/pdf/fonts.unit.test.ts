import { expect, test } from '@jest/globals';
import { hasUnprintable, printable, runsOf } from './fonts.js';

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

test.each([
  ['शाम को, after food', false],
  ['Ναί, да, Łódź ½ µg ≥ 5', false],
  ['שלום', true],
  ['after 食', true],
  ['😀', true],
])('whether a document cannot show all of %s: %s', (text, expected) => expect(hasUnprintable(text)).toBe(expected));

test('each word that no font has is replaced by one box, invisible characters by nothing', () => {
  expect(printable('Take שלום עולם\u202e now\r\n漢字')).toBe('Take □ □ now\n□');
});
