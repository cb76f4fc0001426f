import { createHmac, createPublicKey, randomUUID } from 'node:crypto';
import { describe, expect, jest, test } from '@jest/globals';
import { SignJWT } from 'jose';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { createTokenIssuer, createTokenVerifier } from './access-tokens.js';
import { type SigningKey, signingKeyFrom } from './token-keys.js';

const terms = { issuer: 'https://issuer.example', audience: 'anamnesis' };
const [key, stranger] = [signingKeyFrom(Buffer.alloc(32, 1)), signingKeyFrom(Buffer.alloc(32, 2))];
const none = () => false;
const issuer = createTokenIssuer(key, { ...terms, minutes: 15 });
const tokens = createTokenVerifier([key.publicKey], terms, none);
const doctor = { id: 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6', role: 'doctor' } as const;
const signIn = randomUUID();

const HEADER = { alg: 'EdDSA', typ: 'at+jwt', kid: key.id };
const CLAIMS = { role: 'doctor', sid: signIn, sub: doctor.id, iss: terms.issuer, aud: terms.audience };
const inAnHour = () => Math.floor(Date.now() / 1000) + 60 * 60;
/** A correctly signed token with other claims. */
const withClaims = (claims: object, header: object = {}, by: SigningKey = key) =>
  new SignJWT({ exp: inAnHour(), ...CLAIMS, ...claims })
    .setProtectedHeader({ ...HEADER, ...header })
    .sign(by.privateKey);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (header: object) => `${part(header)}.${part({ exp: inAnHour(), ...CLAIMS })}`;
/** A forged token for a verifier that lets the token choose HS256: the public key is known. */
const hmacBy = (secret: string | Buffer) => {
  const text = unsigned({ ...HEADER, alg: 'HS256' });
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const publicPem = createPublicKey(key.privateKey).export({ format: 'pem', type: 'spki' }).toString();

describe('access tokens', () => {
  test('identify their bearer and sign-in', async () => {
    const bearer = { actor: doctor, signIn, methods: [] };
    expect(await tokens.verify(await issuer.issue(doctor, signIn))).toEqual(bearer);
    expect(await tokens.verify(await withClaims({}))).toEqual(bearer);
  });

  test('contain the authentication methods', async () => {
    expect((await tokens.verify(await issuer.issue(doctor, signIn, ['pwd', 'otp']))).methods).toEqual(['pwd', 'otp']);
    expect((await tokens.verify(await withClaims({ amr: ['otp', 'say-so', 7] }))).methods).toEqual(['otp', 'say-so']);
  });

  test('expire', async () => {
    const old = withClaims({ exp: Math.floor(Date.now() / 1000) - 60 });
    await expect(tokens.verify(await old)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  test('expire even if they were verified before', async () => {
    const soon = await issuer.issue(doctor, signIn);
    expect((await tokens.verify(soon)).actor).toEqual(doctor);
    jest.useFakeTimers({
      now: Date.now() + 16 * 60 * 1000,
      doNotFake: ['nextTick', 'setImmediate', 'setTimeout', 'queueMicrotask'],
    });
    try {
      await expect(tokens.verify(soon)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
      expect((await tokens.verify(await issuer.issue(doctor, signIn))).actor).toEqual(doctor);
    } finally {
      jest.useRealTimers();
    }
  });

  test('end with their sign-in, even if they were verified before; others stay valid', async () => {
    const ended = new Set<string>();
    const following = createTokenVerifier([key.publicKey], terms, (each) => ended.has(each));
    const [here, there] = [await issuer.issue(doctor, signIn), await issuer.issue(doctor, randomUUID())];
    for (const token of [here, there]) expect((await following.verify(token)).actor).toEqual(doctor);
    ended.add(signIn);
    await expect(following.verify(here)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect((await following.verify(there)).actor).toEqual(doctor);
  });

  test('contain only the id, the role, the sign-in and the standard claims', async () => {
    const [header = '', payload = ''] = (await issuer.issue(doctor, signIn, ['pwd'])).split('.');
    const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, number>;
    expect(read(header)).toEqual(HEADER);
    expect(Object.keys(read(payload)).toSorted()).toEqual(['amr', 'aud', 'exp', 'iat', 'iss', 'role', 'sid', 'sub']);
    expect(read(payload)['exp']! - read(payload)['iat']!).toBe(15 * 60);
  });

  test.each<[string, () => string | Promise<string>]>([
    ['the key of another issuer', () => withClaims({}, {}, stranger)],
    ['the key of another issuer, under its own id', () => withClaims({}, { kid: stranger.id }, stranger)],
    ['an unknown key id', () => withClaims({}, { kid: 'unknown' })],
    ['another type', () => withClaims({}, { typ: 'JWT' })],
    ['no type', () => withClaims({}, { typ: undefined })],
    ['HS256 by the public key', () => hmacBy(Buffer.from(key.publicKey, 'base64url'))],
    ['HS256 by the public key as text', () => hmacBy(key.publicKey)],
    ['HS256 by the public key as PEM', () => hmacBy(publicPem)],
    ['the algorithm none', () => `${unsigned({ ...HEADER, alg: 'none' })}.`],
    ['another issuer', () => withClaims({ iss: 'https://other.example' })],
    ['another audience', () => withClaims({ aud: 'elsewhere' })],
    ['an unknown role', () => withClaims({ role: 'king' })],
    ['the worker role', () => withClaims({ role: 'worker' })],
    [
      'the worker role, from the issuer itself',
      () => issuer.issue({ ...doctor, role: 'worker' as AccountRole }, signIn),
    ],
    ['no subject', () => withClaims({ sub: '' })],
    ['no sign-in', () => withClaims({ sid: undefined })],
    ['no expiry', () => withClaims({ exp: undefined })],
    ['an empty text', () => ''],
  ])('with %s are refused', async (_what, token) => {
    await expect(tokens.verify(await token())).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});

describe('a new signing key', () => {
  const next = createTokenIssuer(stranger, { ...terms, minutes: 15 });

  test('is accepted beside the old one, until the old one is removed', async () => {
    const [older, newer] = [await issuer.issue(doctor, signIn), await next.issue(doctor, signIn)];
    const during = createTokenVerifier([key.publicKey, stranger.publicKey], terms, none);
    for (const token of [older, newer]) expect((await during.verify(token)).actor).toEqual(doctor);
    const after = createTokenVerifier([stranger.publicKey], terms, none);
    expect((await after.verify(newer)).actor).toEqual(doctor);
    await expect(after.verify(older)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});
