import { expect, test } from '@jest/globals';
import { doctorName, email } from './inputs.js';

test.each([' meera@example.org ', '\tmeera@example.org\n'])('white space around %j is removed', (typed) =>
  expect(email.parse(typed)).toBe('meera@example.org'),
);

test.each(['', ' ', 'meera', 'me era@example.org', `${'m'.repeat(250)}@example.org`, null, 7])(
  '%j is rejected as an email address',
  (typed) => expect(email.safeParse(typed).success).toBe(false),
);

test.each([
  ['Dr. Neel Shah', 'Neel Shah'],
  ['dr neel  shah', 'neel shah'],
  ['Dr.Dr. Neel Shah', 'Neel Shah'],
  ['Doctor Neel Shah', 'Neel Shah'],
  ['Drishti Rao', 'Drishti Rao'],
  ['Andre Dr. Costa', 'Andre Dr. Costa'],
])('a doctor’s name %j is stored as %j', (typed, stored) => expect(doctorName.parse(typed)).toBe(stored));

test.each(['Dr.', ' dr ', 'Doctor'])('%j is rejected as a name', (typed) =>
  expect(doctorName.safeParse(typed).success).toBe(false),
);
