import { randomBytes, randomUUID } from 'node:crypto';
import { expect, test } from '@jest/globals';
import { createVerificationCodes } from './verification-codes.js';

const key = randomBytes(32);
const codes = createVerificationCodes(key);

test('a code leads to its entry, and is the same after a restart', () => {
  const id = randomUUID();
  expect(codes.entryOf(codes.codeOf(id))).toBe(id);
  expect(createVerificationCodes(key).codeOf(id)).toBe(codes.codeOf(id));
});

test('an id does not give its code away: another key gives another code', () => {
  const id = randomUUID();
  expect(createVerificationCodes(randomBytes(32)).codeOf(id)).not.toBe(codes.codeOf(id));
});

test('codes of neighbouring ids have nothing in common', () => {
  const [one, two] = ['00000000-0000-4000-8000-000000000001', '00000000-0000-4000-8000-000000000002'].map(codes.codeOf);
  expect(one?.split('-').filter((group) => two?.includes(group))).toEqual([]);
});

test('a mistyped code leads nowhere', () => {
  expect(codes.entryOf('not a code')).toBeNull();
});
