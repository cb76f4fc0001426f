import { describe, expect, test } from '@jest/globals';
import { isHinglish, languageOfQuestion } from './question-language.js';

describe('is Hindi in Latin letters:', () => {
  test.each([
    'gala kharab hai',
    'muh me chhale ho gaye',
    'sugar me kya khaye',
    'bp high rehta hai kya karu',
    'light jala du?',
    'haldi laga du',
    'doctor bulau?',
    'bichhu ne dank mara',
    'nana seedhi se gir gaye, sir se khoon',
    'didi ne phenyl pi liya',
    'gas geyser chal raha tha, bhabhi gir padi',
  ])('%s', (question) => expect(isHinglish(question)).toBe(true));

  test('a word or two that tell no language, after a question in it', () => {
    const gas = 'kitchen me gas ki bahut smell aa rahi hai';
    expect(isHinglish('switch off?', [gas])).toBe(true);
    expect(isHinglish('exhaust fan?', [gas, 'lights?'])).toBe(true);
    expect(isHinglish('should i open the window', [gas])).toBe(false);
    expect(isHinglish('switch off?', [gas, 'what should i do'])).toBe(false);
    expect(isHinglish('switch off?')).toBe(false);
  });
});

describe('is not:', () => {
  test.each([
    'fever',
    'how do I treat a cough',
    'to do list for me',
    'what is the ki67 value',
    'गला खराब है',
    'flu jab',
    'pi day',
    'fat and sugar',
    'Maria Li from Delhi',
    'ne factor for blood',
    'gas stove lag test',
    'SAR value',
    'is the jab safe',
    'what helps against dast in children of two years',
  ])('%s', (question) => expect(isHinglish(question)).toBe(false));
});

test('a question is answered in the language in which it is written, whatever that of the page is', () => {
  expect(languageOfQuestion('what helps against migraine', 'hi')).toBe('en');
  expect(languageOfQuestion('my chest hurts', 'hi')).toBe('en');
  expect(languageOfQuestion('बुखार', 'en')).toBe('hi');
});

test('one that tells no language, or is Hindi in Latin letters, is answered in that of the page', () => {
  for (const question of ['gala kharab hai', 'fever', 'dolo 650', 'light jala du'])
    for (const page of ['en', 'hi'] as const) expect(languageOfQuestion(question, page)).toBe(page);
});
