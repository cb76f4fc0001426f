import { describe, expect, test } from '@jest/globals';
import { searchWords } from './search-words.js';
import { eachSpecialtyOnce, specialtyKeyOf, specialtyNameOf, specialtyOf, specialtyTerms } from './specialties.js';
import { specialties } from './specialty-list.js';

describe('the list', () => {
  test('is ordered by name, with a code of two characters for each, given once', () => {
    const names = specialties.map(({ name }) => name);
    expect(names).toEqual(names.toSorted());
    expect(specialties.map(({ code }) => code).filter((code) => !/^[0-9A-D][0-9]$/.test(code))).toEqual([]);
    expect(new Set(specialties.map(({ code }) => code)).size).toBe(specialties.length);
  });

  test('uses no name for two specialties', () => {
    const names = specialties
      .flatMap(({ name, practitioner, synonyms }) => [name, practitioner, ...synonyms])
      .map((name) => searchWords(name).join(' '));
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });
});

test.each([
  ['Cardiology', '06'],
  ['Cardiologist', '06'],
  ['  cardiologist. ', '06'],
  ['heart', '06'],
  ['Orthopedic', '20'],
  ['Orthopaedics', '20'],
  ['bones', '20'],
  ['Obstetrics and Gynecology', '16'],
  ['Physiotherapist', '65'],
  ['General Physician', '01'],
])('%j names the specialty %s', (text, code) => expect(specialtyOf(text)?.code).toBe(code));

test.each(['Ayurveda', 'Cardio', ''])('%j is a free addition', (text) => expect(specialtyOf(text)).toBeUndefined());

test('a specialization is compared by its code, and a free addition by its text', () => {
  expect(['Cardiologist', 'Ayurveda'].map(specialtyKeyOf)).toEqual(['06', 'Ayurveda']);
  expect(['06', 'Ayurveda'].map(specialtyNameOf)).toEqual(['Cardiology', 'Ayurveda']);
});

test('a specialty is named once, in the words that came first', () => {
  const told = ['Sleep Medicine', 'Cardiologist', '', 'Cardiology', 'Ayurveda', 'Sleep', 'Ayurveda'];
  expect(eachSpecialtyOnce(told)).toEqual(['Sleep Medicine', 'Cardiologist', 'Ayurveda']);
});

test('a doctor is searched by every name of the specialty', () => {
  expect(specialtyTerms('Heart specialist')).toEqual(expect.arrayContaining(['Cardiology', 'Cardiologist', 'Heart']));
  expect(specialtyTerms('Ayurveda')).toEqual(['Ayurveda']);
});
