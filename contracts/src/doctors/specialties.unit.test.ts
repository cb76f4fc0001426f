import { describe, expect, test } from '@jest/globals';
import { searchWords } from './search-words.js';
import { eachSpecialtyOnce, specialtyKeyOf, specialtyNameOf, specialtyOf, specialtyTerms } from './specialties.js';
import { specialties } from './specialty-list.js';

describe('the list', () => {
  test('is ordered by name, with a unique code of two characters for each', () => {
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
])('%j is a name of the specialty %s', (text, code) => expect(specialtyOf(text)?.code).toBe(code));

test.each(['Ayurveda', 'Cardio', ''])('%j is not a listed specialty', (text) =>
  expect(specialtyOf(text)).toBeUndefined(),
);

test('a listed specialization is compared by its code, free text by itself', () => {
  expect(['Cardiologist', 'Ayurveda'].map(specialtyKeyOf)).toEqual(['06', 'Ayurveda']);
  expect(['06', 'Ayurveda'].map(specialtyNameOf)).toEqual(['Cardiology', 'Ayurveda']);
});

test('duplicates of a specialty are removed, the first text is kept', () => {
  const texts = ['Sleep Medicine', 'Cardiologist', '', 'Cardiology', 'Ayurveda', 'Sleep', 'Ayurveda'];
  expect(eachSpecialtyOnce(texts)).toEqual(['Sleep Medicine', 'Cardiologist', 'Ayurveda']);
});

test('a doctor is found by every name of the specialty', () => {
  expect(specialtyTerms('Heart specialist')).toEqual(expect.arrayContaining(['Cardiology', 'Cardiologist', 'Heart']));
  expect(specialtyTerms('Ayurveda')).toEqual(['Ayurveda']);
});
