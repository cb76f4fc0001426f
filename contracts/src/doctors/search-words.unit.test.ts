import { expect, test } from '@jest/globals';
import { plainText, searchWords, doctorSearchWords } from './search-words.js';

test('search words are lower-case, without diacritics and distinct', () => {
  expect(searchWords("  José O'Brien-Müller, JOSÉ ")).toEqual(['jose', 'o', 'brien', 'muller']);
  expect(searchWords('Łukasz Sørensen, Weiß')).toEqual(['lukasz', 'sorensen', 'weiss']);
});

test('other scripts keep their combining marks', () => {
  expect(searchWords('डॉ. कविता')).toEqual(['डॉ', 'कविता']);
});

test('a text without letters and digits has no search words', () => {
  expect(searchWords(" &|!:*'\\ ")).toEqual([]);
});

test('a name is sorted without case and diacritics', () => {
  expect(plainText('Émile Żak')).toBe('emile zak');
});

test.each([
  ['Dr. Kavita', ['kavita']],
  ['doctor kavita rao', ['kavita', 'rao']],
  ['Dr', ['dr']],
  ['Drishti', ['drishti']],
])('a search for %j uses the words %j: a title next to a name is ignored', (search, words) =>
  expect(doctorSearchWords(search)).toEqual(words),
);
