import { describe, expect, test } from '@jest/globals';
import { newTotpSecret, totpAt, totpStep, totpUri } from './totp.js';

/** The key of RFC 6238's examples, "12345678901234567890", in base32. */
const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
const at = (seconds: number) => new Date(seconds * 1000);

describe('codes of an authenticator app', () => {
  test.each([
    [59, '287082'],
    [1111111109, '081804'],
    [1234567890, '005924'],
    [20000000000, '353130'],
  ])('match RFC 6238 at second %d', (seconds, code) => expect(totpAt(secret, at(seconds))).toBe(code));

  test('are valid for their step, the one before and the one after', () => {
    const code = totpAt(secret, at(3000));
    expect([2969, 2970, 3000, 3059, 3060].map((now) => totpStep(secret, code, at(now)))).toEqual([
      null,
      100,
      100,
      100,
      null,
    ]);
  });

  test.each(['', '28708', '2870820', 'abcdef', '999999'])('"%s" is invalid', (code) =>
    expect(totpStep(secret, code, at(59))).toBeNull(),
  );
});

test('keys are long and random, and their URI contains all that an app needs', () => {
  const [one, other] = [newTotpSecret(), newTotpSecret()];
  expect(one).toMatch(/^[A-Z2-7]{32}$/);
  expect(one).not.toBe(other);
  expect(totpUri(one, 'meera@example.org')).toBe(
    `otpauth://totp/Anamnesis:meera%40example.org?issuer=Anamnesis&secret=${one}&algorithm=SHA1&digits=6&period=30`,
  );
});
