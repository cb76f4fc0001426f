import { randomBytes, randomUUID } from 'node:crypto';
import { describe, expect, test } from '@jest/globals';
import { createPurposeTokens } from './purpose-tokens.js';
import { createTestTokens } from './testing/test-tokens.js';

const key = randomBytes(32);
const account = { id: randomUUID(), role: 'patient' } as const;
const claims = { account, state: 3 };
const at = (time: string) => createPurposeTokens(key, () => new Date(time));
const morning = at('2026-11-21T08:00:00Z');

describe('a link', () => {
  test('contains account and state, for its purpose and lifetime', async () => {
    const token = await morning.issue('reset', claims, 30);
    expect(await at('2026-11-21T08:29:59Z').verify('reset', token)).toEqual(claims);
    await expect(at('2026-11-21T08:30:01Z').verify('reset', token)).rejects.toMatchObject({ code: 'LINK_EXPIRED' });
    const lasting = await morning.issue('confirm', { account, state: null }, 30);
    expect(await morning.verify('confirm', lasting)).toEqual({ account, state: null });
  });

  test('is invalid for any other purpose', async () => {
    const token = await morning.issue('reset', claims, 30);
    const [head, body, signature] = token.split('.') as [string, string, string];
    const otherRole = Buffer.from(JSON.stringify({ ...JSON.parse(atob(body)), role: 'doctor' })).toString('base64url');
    const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${body}.`;
    const accessToken = await createTestTokens().issue(account);
    for (const [purpose, text] of [
      ['confirm', token],
      ['reset', `${head}.${otherRole}.${signature}`],
      ['reset', unsigned],
      ['reset', accessToken],
      ['reset', 'not a token'],
      ['reset', token.slice(0, -9)],
    ] as const)
      await expect(morning.verify(purpose, text)).rejects.toMatchObject({ code: 'LINK_UNREADABLE' });
    await expect(createPurposeTokens(randomBytes(32)).verify('reset', token)).rejects.toMatchObject({
      code: 'LINK_UNREADABLE',
    });
  });
});
