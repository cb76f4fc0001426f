import { expect, test } from '@jest/globals';
import { doctorName, email } from './inputs.js';

test.each([' meera@example.org ', '\tmeera@example.org\n'])('blanks around %j are no part of the address', (typed) =>
  expect(email.parse(typed)).toBe('meera@example.org'),
);

test.each(['', ' ', 'meera', 'me era@example.org', `${'m'.repeat(250)}@example.org`, null, 7])(
  '%j is no address',
  (typed) => expect(email.safeParse(typed).success).toBe(false),
);

test.each([
  ['Dr. Neel Shah', 'Neel Shah'],
  ['dr neel  shah', 'neel shah'],
  ['Dr.Dr. Neel Shah', 'Neel Shah'],
  ['Doctor Neel Shah', 'Neel Shah'],
  ['Drishti Rao', 'Drishti Rao'],
  ['Andre Dr. Costa', 'Andre Dr. Costa'],
])('a doctor who types %j is kept as %j', (typed, kept) => expect(doctorName.parse(typed)).toBe(kept));

test.each(['Dr.', ' dr ', 'Doctor'])('%j is no name', (typed) =>
  expect(doctorName.safeParse(typed).success).toBe(false),
);
