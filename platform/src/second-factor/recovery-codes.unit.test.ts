import { expect, test } from '@jest/globals';
import { hashRecoveryCode, recoveryCodes } from './recovery-codes.js';

const key = Buffer.alloc(32, 3);

test('ten legible codes are distinct, and reproducible for the same issue only', () => {
  const codes = recoveryCodes(key, 'account/first', 10);
  for (const code of codes) expect(code).toMatch(/^[a-hjkmnp-z02-9]{4}(-[a-hjkmnp-z02-9]{4}){3}$/);
  expect(new Set(codes).size).toBe(10);
  expect(recoveryCodes(key, 'account/first', 10)).toEqual(codes);
  for (const others of [
    recoveryCodes(key, 'account/second', 10),
    recoveryCodes(Buffer.alloc(32, 4), 'account/first', 10),
  ])
    expect(others.filter((code) => codes.includes(code))).toEqual([]);
});

test('a code is recognised in any spelling', () => {
  const hash = hashRecoveryCode('k7dm-x2qf-9tbv-h4ce');
  expect(hashRecoveryCode(' K7DM X2QF 9TBVH4CE ')).toBe(hash);
  expect(hashRecoveryCode('k7dm-x2qf-9tbv-h4cf')).not.toBe(hash);
  expect(hash).not.toContain('k7dm');
});
