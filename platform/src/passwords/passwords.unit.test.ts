import { describe, expect, jest, test } from '@jest/globals';
import * as argon2 from '@node-rs/argon2';

const verify = jest.fn(argon2.verify);
jest.unstable_mockModule('@node-rs/argon2', () => ({ ...argon2, verify }));
const { hashPassword, passwordProblem, verifyPassword } = await import('./passwords.js');

describe('passwords', () => {
  test('are stored as argon2id with the chosen cost and a random salt', async () => {
    const stored = await hashPassword('correct Pferd 7 battery');
    expect(stored).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(await hashPassword('correct Pferd 7 battery')).not.toBe(stored);
    expect(await verifyPassword(stored, 'correct Pferd 7 battery')).toBe(true);
    expect(await verifyPassword(stored, 'correct Pferd 7 batterx')).toBe(false);
  });

  test('an unknown account is rejected after the same work', async () => {
    const stored = await hashPassword('correct Pferd 7 battery');
    verify.mockClear();
    expect(await verifyPassword(stored, 'wrong')).toBe(false);
    expect(await verifyPassword(null, 'wrong')).toBe(false);
    const costOf = (hash: string) => hash.split('$').slice(0, 4).join('$');
    expect(verify.mock.calls.map(([hash, text]) => [costOf(String(hash)), text])).toEqual([
      [costOf(stored), 'wrong'],
      [costOf(stored), 'wrong'],
    ]);
  });
});

describe('a new password', () => {
  test.each([
    'password123',
    'P@ssw0rd2024!',
    'QwertyUiop',
    'iloveyou1234',
    '1234567890',
    'doctor123!!',
    'aaaaaaaaaaaa',
    'ababababab',
    'abcdefghijkl',
    '9876543210',
  ])('%s is refused', (text) => expect(passwordProblem(text)).toMatch(/^(common|simple)$/));

  test('made of the own name or email is refused', () => {
    const own = ['Meera Krishnan', 'meera.k@example.org'];
    for (const text of ['meerakrishnan', 'MeeraKrishnan1', 'meera.k@example.org', 'krishnan!12']) {
      expect(passwordProblem(text, ...own)).toBe('personal');
    }
  });

  test.each(['correct Pferd 7 battery', 'meera likes long evening walks', 'xk7-Tq2-mm9p', 'பச்சை மலை நிழல்'])(
    '%s is fine',
    (text) => expect(passwordProblem(text, 'Meera Krishnan', 'meera.k@example.org')).toBeNull(),
  );
});
