import { describe, expect, test } from '@jest/globals';
import { hashPassword, passwordProblem, verifyPassword } from './passwords.js';

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
    const timed = async (hash: string | null) => {
      const started = performance.now();
      expect(await verifyPassword(hash, 'wrong')).toBe(false);
      return performance.now() - started;
    };
    const times: Record<string, number[]> = { known: [], unknown: [] };
    for (let round = 0; round < 5; round++) {
      times['known']?.push(await timed(stored));
      times['unknown']?.push(await timed(null));
    }
    const middle = (all: number[] = []) => all.toSorted((a, b) => a - b)[2] ?? 0;
    // Without the decoy the unknown side is a thousand times faster.
    expect(middle(times['unknown'])).toBeGreaterThan(middle(times['known']) / 4);
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
