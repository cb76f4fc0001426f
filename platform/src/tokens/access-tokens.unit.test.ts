import { describe, expect, jest, test } from '@jest/globals';
import { SignJWT } from 'jose';
import { createAccessTokens } from './access-tokens.js';

const secret = Buffer.alloc(32, 1);
const options = { secret, issuer: 'https://issuer.example', audience: 'anamnesis', minutes: 15 };
const tokens = createAccessTokens(options);
const doctor = { id: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', role: 'doctor' } as const;

const signed = (change: (token: SignJWT) => SignJWT, key: Uint8Array = secret, alg = 'HS256') =>
  change(
    new SignJWT({ role: 'doctor' })
      .setProtectedHeader({ alg })
      .setSubject(doctor.id)
      .setIssuer(options.issuer)
      .setAudience(options.audience)
      .setExpirationTime('5m'),
  ).sign(key);
const same = (token: SignJWT) => token;

describe('access tokens', () => {
  test('say who their bearer is', async () => {
    expect(await tokens.verify(await tokens.issue(doctor))).toEqual({ actor: doctor, methods: [] });
    expect(await tokens.verify(await signed(same))).toEqual({ actor: doctor, methods: [] });
  });

  test('say how that was shown, in words that are known', async () => {
    expect((await tokens.verify(await tokens.issue(doctor, ['pwd', 'otp']))).methods).toEqual(['pwd', 'otp']);
    const odd = await new SignJWT({ role: 'doctor', amr: ['otp', 'say-so', 7] })
      .setProtectedHeader({ alg: 'HS256' })
      .setSubject(doctor.id)
      .setIssuer(options.issuer)
      .setAudience(options.audience)
      .setExpirationTime('5m')
      .sign(secret);
    expect((await tokens.verify(odd)).methods).toEqual(['otp']);
  });

  test('expire', async () => {
    const old = await signed((token) => token.setExpirationTime(Math.floor(Date.now() / 1000) - 60));
    await expect(tokens.verify(old)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  test('expire though they were good a moment ago', async () => {
    const soon = await tokens.issue(doctor);
    expect((await tokens.verify(soon)).actor).toEqual(doctor);
    jest.useFakeTimers({
      now: Date.now() + 16 * 60 * 1000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
    try {
      await expect(tokens.verify(soon)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
      expect((await tokens.verify(await tokens.issue(doctor))).actor).toEqual(doctor);
    } finally {
      jest.useRealTimers();
    }
  });

  test('carry nothing but the id, the role and their own terms', async () => {
    const [, payload = ''] = (await tokens.issue(doctor, ['pwd'])).split('.');
    const claims = JSON.parse(Buffer.from(payload, 'base64url').toString()) as Record<string, number>;
    expect(Object.keys(claims).toSorted()).toEqual(['amr', 'aud', 'exp', 'iat', 'iss', 'role', 'sub']);
    expect(claims['exp']! - claims['iat']!).toBe(15 * 60);
  });

  const unsigned = `${Buffer.from('{"alg":"none"}').toString('base64url')}.${Buffer.from(JSON.stringify({ sub: doctor.id, role: 'doctor' })).toString('base64url')}.`;
  test.each([
    ['another key', () => signed(same, Buffer.alloc(32, 2))],
    ['another algorithm', () => signed(same, Buffer.alloc(64, 1), 'HS512')],
    ['another issuer', () => signed((token) => token.setIssuer('https://other.example'))],
    ['another audience', () => signed((token) => token.setAudience('elsewhere'))],
    ['a role there is not', async () => createAccessTokens(options).issue({ id: doctor.id, role: 'king' as 'doctor' })],
    ['no subject', () => signed((token) => token.setSubject(''))],
    [
      'no end',
      async () =>
        new SignJWT({ role: 'doctor' })
          .setProtectedHeader({ alg: 'HS256' })
          .setSubject(doctor.id)
          .setIssuer(options.issuer)
          .setAudience(options.audience)
          .sign(secret),
    ],
    ['no signature', () => Promise.resolve(unsigned)],
    ['nothing', () => Promise.resolve('')],
  ])('with %s are refused', async (_what, token) => {
    await expect(tokens.verify(await token())).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });

  test('need a long secret', () => {
    expect(() => createAccessTokens({ ...options, secret: Buffer.alloc(31) })).toThrow('32 bytes');
  });
});
