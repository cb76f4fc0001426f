import { expect, test } from '@jest/globals';
import { judge, type ReadValue, sharesOf } from './score.js';
import type { TruthValue } from './truth.js';

const truth: TruthValue = {
  ...{ test: 'hb', printedName: 'Hb', value: 11.5, decimals: 1, comparator: null, printed: '11.5', page: 1 },
  ...{ unit: { printed: 'gm%', ucum: 'g/dL' }, low: 12, high: 15, flag: 'low' },
};
const right: ReadValue = {
  ...{ test: 'hb', value: 11.5, decimals: 1, comparator: null, doubt: null },
  unit: { printed: 'gm%', ucum: 'g/dL' },
};
const outcomes = (...read: ReadValue[]) => judge([truth], read).map(({ outcome }) => outcome);

test('a value is exact if test, number, decimals, comparator and unit are right and it bears no mark', () => {
  expect(outcomes(right)).toEqual(['exact']);
});

test.each<[string, Partial<ReadValue>]>([
  ['number', { value: 115 }],
  ['number of decimals', { decimals: 2 }],
  ['comparator', { comparator: '<' }],
  ['unit', { unit: { printed: 'g/L', ucum: 'g/L' } }],
  ['unit (none)', { unit: null }],
])('a wrong %s is silently wrong, unless it bears a mark', (_, change) => {
  expect(outcomes({ ...right, ...change })).toEqual(['wrong']);
  expect(outcomes({ ...right, ...change, doubt: 'faint' })).toEqual(['markedWrong']);
});

test('a marked value is told from an exact one, and a value that was not read is missing', () => {
  expect(outcomes({ ...right, doubt: 'faint' })).toEqual(['markedRight']);
  expect(outcomes()).toEqual(['missing']);
});

test('a value under the name of another test is missing there and invented here', () => {
  expect(outcomes({ ...right, test: 'mchc' })).toEqual(['missing', 'invented']);
  expect(outcomes({ ...right, test: 'mchc', doubt: 'faint' })).toEqual(['missing']);
});

test('a second, different value of a test is invented, and one that says the same again is not', () => {
  expect(outcomes(right, { ...right, value: 12.1 })).toEqual(['exact', 'invented']);
  expect(outcomes(right, right)).toEqual(['exact']);
  expect(outcomes({ ...right, doubt: 'faint' }, { ...right, value: 12.1 })).toEqual(['wrong']);
});

test('a ratio may be read with or without the word', () => {
  const ratio: TruthValue = { ...truth, test: 'agr', unit: { printed: 'Ratio', ucum: '{ratio}' } };
  const read: ReadValue = { ...right, test: 'agr', unit: null };
  expect(judge([ratio], [read]).map(({ outcome }) => outcome)).toEqual(['exact']);
});

test('shares are those of the values that documents have; invented ones count as silently wrong', () => {
  const other: TruthValue = { ...truth, test: 'rbc' };
  const judgements = judge([truth, other], [right, { ...right, test: 'plt' }]);
  expect(sharesOf(judgements)).toEqual({
    exact: 50,
    'exact or marked right': 50,
    marked: 0,
    'silently wrong': 50,
    missing: 50,
  });
});
