import { expect, test } from '@jest/globals';
import { personDifferences } from './same-person.js';

const meera = { fullName: 'Meera Joshi', gender: 'Female', age: 37 } as const;
const differences = (person: { name?: string; gender?: string; birthDate?: string }) =>
  personDifferences({ name: '', gender: '', birthDate: '', ...person }, meera, '2026-11-23');

test.each([
  [{ name: 'Meera Joshi', gender: 'female', birthDate: '1989-04-02' }],
  [{ name: 'JOSHI, Meera' }],
  [{ birthDate: '1989' }],
  [{ name: 'Meera Joshi', gender: 'unknown' }],
])('%j is the same person as far as one can say', (person) => expect(differences(person)).toEqual([]));

test.each([
  [{ name: 'Asha Joshi', gender: 'female', birthDate: '1961-02-01' }, ['name', 'age']],
  [{ name: 'Meera Joshi', gender: 'male' }, ['gender']],
  [{ gender: 'female' }, ['nobody']],
])('%j differs in %j', (person, expected) => expect(differences(person)).toEqual(expected));
