import { expect, test } from '@jest/globals';
import { containing, withOneError } from './search-patterns.js';

test.each([
  ['avita', '%avita%'],
  ['rao', '%rao%'],
  ['ra', '% ra%'],
])('%j is looked for as %j', (word, pattern) => expect(containing(word)).toEqual({ operator: 'like', pattern }));

const words = ' kavita rao cardiology cardiologist heart';
const finds = (word: string) => new RegExp(withOneError(word).pattern, 'u').test(words);

test.each([
  ['exchanged letters', 'kavtia'],
  ['a missing letter', 'cardiolgist'],
  ['a missing first letter', 'avita'],
  ['a letter too many', 'kavitha'],
  ['a wrong letter', 'kabita'],
  ['a wrong first letter', 'gavita'],
  ['a wrong last letter', 'kavito'],
  ['an error in the beginning of a word', 'cadrio'],
  ['no error', 'kavita'],
])('%s: %j is found', (_, word) => expect(finds(word)).toBe(true));

test.each([
  ['two errors', 'kavtai'],
  ['an error in the middle of a word', 'ardoilogist'],
  ['letters across two words', 'itarao'],
  ['a short word', 'roa'],
])('%s: %j is not found', (_, word) => expect(finds(word)).toBe(false));

test('a word too long for a pattern must match exactly', () => {
  expect(withOneError('a'.repeat(25)).operator).toBe('like');
});
