import { expect, test } from '@jest/globals';
import { readAppointee } from './appoint-from-outside.js';

test('who is appointed is read off the command line', () => {
  expect(readAppointee(['operator', '--email', 'devika@clinic.example', '--name', 'Devika Pillai'])).toEqual({
    role: 'operator',
    email: 'devika@clinic.example',
    fullName: 'Devika Pillai',
  });
});

test.each([
  [[]],
  [['doctor', '--email', 'a@clinic.example', '--name', 'A']],
  [['operator', '--email', 'a@clinic.example']],
  [['auditor', '--name', 'A']],
])('%j is answered with how it is used', (args) => {
  expect(() => readAppointee(args)).toThrow('operator --email E-MAIL --name "FULL NAME"');
});
