import { expect, test } from '@jest/globals';
import { email } from './inputs.js';

test.each([' meera@example.org ', '\tmeera@example.org\n'])('blanks around %j are no part of the address', (typed) =>
  expect(email.parse(typed)).toBe('meera@example.org'),
);

test.each(['', ' ', 'meera', 'me era@example.org', `${'m'.repeat(250)}@example.org`, null, 7])(
  '%j is no address',
  (typed) => expect(email.safeParse(typed).success).toBe(false),
);
