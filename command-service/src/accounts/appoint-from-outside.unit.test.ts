import { expect, test } from '@jest/globals';
import { readAppointee } from './appoint-directly.js';

test('the command line gives role, email address and name', () => {
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
])('the arguments %j are refused with the usage', (args) => {
  expect(() => readAppointee(args)).toThrow('operator --email EMAIL --name "FULL NAME"');
});
