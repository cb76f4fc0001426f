import { expect, test } from '@jest/globals';
import { aValue } from '../reading/testing/samples';
import { doubtfulPlaces } from './places-in-text';

const TEXT = `Total 9,930 (4,000 - 10,000)
VLDL cholesterol about 5
W B C   Count   9,930   /cumm
VLDL   3 2.8   mg/dL
HDL (direct)   135.5   46`;

const markedIn = (...values: Parameters<typeof aValue>[0][]) =>
  doubtfulPlaces(
    TEXT,
    values.map((value) => aValue({ doubt: 'faint', ...value })),
  ).map(({ start, end }) => [TEXT.slice(0, start).split('\n').length, TEXT.slice(start, end)]);

test('a number behind its name is marked, also where it has commas; without it the name is', () => {
  const values = [
    { printedName: 'HDL (direct)', value: 46 },
    { printedName: 'W B C Count', value: 9930 },
    { printedName: 'VLDL', value: 32.8, decimals: 1 },
  ];
  expect(markedIn(...values)).toEqual([
    [2, 'VLDL'],
    [3, '9,930'],
    [5, '46'],
  ]);
});

test('parts of other numbers are not meant, nor values without a doubt or a name in the text', () => {
  expect(markedIn({ printedName: 'HDL (direct)', value: 135 })).toEqual([[5, 'HDL (direct)']]);
  expect(markedIn({ printedName: 'HDL (direct)', value: 46, doubt: null }, { printedName: 'LDL' })).toEqual([]);
});
