import { expect, test } from '@jest/globals';
import { aValue } from './testing/samples';
import { judgementsOf, numberFrom, reviewOf, valuesToSave } from './review';

test.each([
  ['135', { value: 135, comparator: null, decimals: 0 }],
  ['7.10', { value: 7.1, comparator: null, decimals: 2 }],
  ['7,1', { value: 7.1, comparator: null, decimals: 1 }],
  [' <0.5 ', { value: 0.5, comparator: '<', decimals: 1 }],
  ['≥ 90', { value: 90, comparator: '>=', decimals: 0 }],
  ['0.004', { value: 0.004, comparator: null, decimals: 3 }],
  ['9,930', { value: 9930, comparator: null, decimals: 0 }],
  ['> 1,25,000.5', { value: 125_000.5, comparator: '>', decimals: 1 }],
])('%s is a number as on the paper', (typed, number) => {
  expect(numberFrom(typed, true)).toEqual(number);
});

test.each(['', '0,125', '1 250', '12-15', '.5', '5.', '-3', 'high'])('"%s" is none', (typed) => {
  expect(numberFrom(typed, true)).toBeNull();
});

test('where thousands have no commas, 1,250 could be either of two numbers', () => {
  expect(numberFrom('1,250', false)).toBeNull();
  expect(numberFrom('7,1', false)).toMatchObject({ value: 7.1 });
});

test('nothing can be saved while a doubtful value is open', () => {
  const values = [aValue(), aValue({ doubt: 'faint' })];
  expect(() => valuesToSave(reviewOf(values, new Map()))).toThrow();
  expect(valuesToSave(reviewOf(values, new Map([[1, { kind: 'right' }]])))).toHaveLength(2);
});

test('a check that was saved is found again at the places of the values', () => {
  const read = [aValue(), aValue({ box: { left: 0.1, top: 0.1, width: 0.1, height: 0.1 } }), aValue({ page: 2 })];
  const typed = { value: 125, comparator: null, decimals: 0, unit: null };
  const judgements = new Map([
    [0, { kind: 'right' }],
    [1, { kind: 'corrected', value: typed }],
    [2, { kind: 'discarded' }],
  ] as const);
  expect(judgementsOf(read, valuesToSave(reviewOf(read, judgements)))).toEqual(judgements);
  expect(judgementsOf(read, null)).toEqual(new Map());
});
