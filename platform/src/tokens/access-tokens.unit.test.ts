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
/** Signed rightly, and saying something else than the product would. */
const saying = (claims: object, header: object = {}, by: SigningKey = key) =>
  new SignJWT({ exp: inAnHour(), ...CLAIMS, ...claims })
    .setProtectedHeader({ ...HEADER, ...header })
    .sign(by.privateKey);

const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
const unsigned = (header: object) => `${part(header)}.${part({ exp: inAnHour(), ...CLAIMS })}`;
/** What a verifier takes for good that lets the token choose HS256: everybody knows the public key. */
const hmacBy = (secret: string | Buffer) => {
  const text = unsigned({ ...HEADER, alg: 'HS256' });
  return `${text}.${createHmac('sha256', secret).update(text).digest('base64url')}`;
};
const publicPem = createPublicKey(key.privateKey).export({ format: 'pem', type: 'spki' }).toString();

describe('access tokens', () => {
  test('say who their bearer is, and in which sign-in', async () => {
    const bearer = { actor: doctor, signIn, methods: [] };
    expect(await tokens.verify(await issuer.issue(doctor, signIn))).toEqual(bearer);
    expect(await tokens.verify(await saying({}))).toEqual(bearer);
  });

  test('say how that was shown, in words that are known', async () => {
    expect((await tokens.verify(await issuer.issue(doctor, signIn, ['pwd', 'otp']))).methods).toEqual(['pwd', 'otp']);
    expect((await tokens.verify(await saying({ amr: ['otp', 'say-so', 7] }))).methods).toEqual(['otp', 'say-so']);
  });

  test('expire', async () => {
    const old = saying({ exp: Math.floor(Date.now() / 1000) - 60 });
    await expect(tokens.verify(await old)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
  });

  test('expire though they were good a moment ago', async () => {
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

  test('end with their sign-in, though they were good a moment ago; others go on', async () => {
    const ended = new Set<string>();
    const following = createTokenVerifier([key.publicKey], terms, (each) => ended.has(each));
    const [here, there] = [await issuer.issue(doctor, signIn), await issuer.issue(doctor, randomUUID())];
    for (const token of [here, there]) expect((await following.verify(token)).actor).toEqual(doctor);
    ended.add(signIn);
    await expect(following.verify(here)).rejects.toMatchObject({ code: 'TOKEN_EXPIRED' });
    expect((await following.verify(there)).actor).toEqual(doctor);
  });

  test('carry nothing but the id, the role, the sign-in and their own terms', async () => {
    const [header = '', payload = ''] = (await issuer.issue(doctor, signIn, ['pwd'])).split('.');
    const read = (text: string) => JSON.parse(Buffer.from(text, 'base64url').toString()) as Record<string, number>;
    expect(read(header)).toEqual(HEADER);
    expect(Object.keys(read(payload)).toSorted()).toEqual(['amr', 'aud', 'exp', 'iat', 'iss', 'role', 'sid', 'sub']);
    expect(read(payload)['exp']! - read(payload)['iat']!).toBe(15 * 60);
  });

  test.each<[string, () => string | Promise<string>]>([
    ['the key of another', () => saying({}, {}, stranger)],
    ['the key of another, by its own name', () => saying({}, { kid: stranger.id }, stranger)],
    ['a key nobody knows', () => saying({}, { kid: 'unknown' })],
    ['another type', () => saying({}, { typ: 'JWT' })],
    ['no type', () => saying({}, { typ: undefined })],
    ['HS256 by the public key', () => hmacBy(Buffer.from(key.publicKey, 'base64url'))],
    ['HS256 by the public key as text', () => hmacBy(key.publicKey)],
    ['HS256 by the public key as PEM', () => hmacBy(publicPem)],
    ['the algorithm none', () => `${unsigned({ ...HEADER, alg: 'none' })}.`],
    ['another issuer', () => saying({ iss: 'https://other.example' })],
    ['another audience', () => saying({ aud: 'elsewhere' })],
    ['a role there is not', () => saying({ role: 'king' })],
    ['the role of background work', () => saying({ role: 'worker' })],
    [
      'the role of background work, from the issuer itself',
      () => issuer.issue({ ...doctor, role: 'worker' as AccountRole }, signIn),
    ],
    ['no subject', () => saying({ sub: '' })],
    ['no sign-in', () => saying({ sid: undefined })],
    ['no end', () => saying({ exp: undefined })],
    ['nothing', () => ''],
  ])('with %s are refused', async (_what, token) => {
    await expect(tokens.verify(await token())).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});

describe('a signing key that follows another', () => {
  const next = createTokenIssuer(stranger, { ...terms, minutes: 15 });

  test('is believed beside it, until the older one is no longer named', async () => {
    const [older, newer] = [await issuer.issue(doctor, signIn), await next.issue(doctor, signIn)];
    const during = createTokenVerifier([key.publicKey, stranger.publicKey], terms, none);
    for (const token of [older, newer]) expect((await during.verify(token)).actor).toEqual(doctor);
    const after = createTokenVerifier([stranger.publicKey], terms, none);
    expect((await after.verify(newer)).actor).toEqual(doctor);
    await expect(after.verify(older)).rejects.toMatchObject({ code: 'NOT_SIGNED_IN' });
  });
});
