import { expect, test } from '@jest/globals';
import { isClearUsername, isReservedUsername, usernameSkeleton } from './username.js';

test.each([['meera'], ['Meera Joshi'], ['meera_j-98'], ['josé'], ['मीरा'], ['иван'], ['meera मीरा'], ['李雷']])(
  '%s is a clear username, and not reserved',
  (username) => expect([isClearUsername(username), isReservedUsername(username)]).toEqual([true, false]),
);

test.each([['meera\u200b'], ['me\u200cera'], ['me\u2060era'], ['m\u0435\u0435ra'], ['meerа'], ['meeरा'], ['mαria']])(
  '%j is not clear',
  (username) => expect(isClearUsername(username)).toBe(false),
);

test.each([
  ['Anamnesis team'],
  ['Anamnesis moderator'],
  ['4namnesis'],
  ['a.n.a.m.n.e.s.i.s'],
  ['Dr. Rao'],
  ['DrRao'],
  ['dr_rao'],
  ['Doctor Rao'],
  ['clinic-support'],
  ['डॉ. राव'],
])('%s is reserved', (username) => expect(isReservedUsername(username)).toBe(true));

test.each([['andrea'], ['drishti'], ['clinically'], ['sadmin']])('%s is not reserved', (username) =>
  expect(isReservedUsername(username)).toBe(false),
);

test('names that look the same have one skeleton; a plain name is its own', () => {
  for (const same of ['meera', 'MEERA', 'mееra', 'me\u200bera', 'méera']) expect(usernameSkeleton(same)).toBe('meera');
  expect(usernameSkeleton('сору')).toBe('copy');
  expect(usernameSkeleton('मीरा')).toBe('मीरा');
  expect(usernameSkeleton('meera_j-98')).toBe('meera_j-98');
});
