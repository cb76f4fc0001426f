import { describe, expect, test } from '@jest/globals';
import { isHinglish, languageOfQuestion } from './question-language.js';

describe('is Hindi in Latin letters:', () => {
  test.each(['gala kharab hai', 'muh me chhale ho gaye', 'sugar me kya khaye', 'bp high rehta hai kya karu'])(
    '%s',
    (question) => expect(isHinglish(question)).toBe(true),
  );
});

describe('is not:', () => {
  test.each([
    'fever',
    'how do I treat a cough',
    'to do list for me',
    'what is the ki67 value',
    'गला खराब है',
    'what helps against dast in children of two years',
  ])('%s', (question) => expect(isHinglish(question)).toBe(false));
});

test('a question in Latin letters is answered in the language of the page, one in Devanagari in Hindi', () => {
  expect(languageOfQuestion('gala kharab hai', 'en')).toBe('en');
  expect(languageOfQuestion('fever', 'hi')).toBe('hi');
  expect(languageOfQuestion('बुखार', 'en')).toBe('hi');
});
