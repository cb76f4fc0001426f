import { expect, test } from '@jest/globals';
import { plainText, searchWords, soughtWords } from './search-words.js';

test('words are small letters without marks, each once', () => {
  expect(searchWords("  José O'Brien-Müller, JOSÉ ")).toEqual(['jose', 'o', 'brien', 'muller']);
  expect(searchWords('Łukasz Sørensen, Weiß')).toEqual(['lukasz', 'sorensen', 'weiss']);
});

test('other scripts keep what is part of their letters', () => {
  expect(searchWords('डॉ. कविता')).toEqual(['डॉ', 'कविता']);
});

test('what has no letter and no digit has no words', () => {
  expect(searchWords(" &|!:*'\\ ")).toEqual([]);
});

test('a name is sorted by its plain letters', () => {
  expect(plainText('Émile Żak')).toBe('emile zak');
});

test.each([
  ['Dr. Kavita', ['kavita']],
  ['doctor kavita rao', ['kavita', 'rao']],
  ['Dr', ['dr']],
  ['Drishti', ['drishti']],
])('%j is sought by %j: a title says nothing beside a name', (search, words) =>
  expect(soughtWords(search)).toEqual(words),
);
