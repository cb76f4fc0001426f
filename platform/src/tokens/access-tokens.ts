import { webcrypto } from 'node:crypto';
import { errors as jose, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { Refusal } from '@anamnesis/contracts/language/errors';
import { roles, type Actor, type Role } from '@anamnesis/contracts/language/role';
import { createRecent } from './recent.js';

/** How a bearer showed who they are, as RFC 8176 names it (`amr`): a password or a one-time code; `google` is our own. */
export const methods = ['pwd', 'google', 'otp'] as const;
export type Method = (typeof methods)[number];

export interface Bearer {
  readonly actor: Actor;
  readonly methods: readonly Method[];
}

export interface AccessTokens {
  /** A signed token that says who its bearer is, and how they showed it. */
  issue(actor: Actor, methods?: readonly Method[]): Promise<string>;
  /** Who bears the token. Refuses with TOKEN_EXPIRED or NOT_SIGNED_IN. */
  verify(token: string): Promise<Bearer>;
}

export interface AccessTokenOptions {
  /** At least 32 bytes. */
  secret: Uint8Array;
  issuer: string;
  audience: string;
  minutes: number;
}

const ALGORITHM = 'HS256';
const CLOCK_TOLERANCE_SECONDS = 5;
const VERIFIED_MOST = 10_000;
const SECRET_MIN_BYTES = 32;
const knownRoles: ReadonlySet<unknown> = new Set<Role>(roles);

/** Short-lived access tokens: HS256 and nothing else, for this issuer and this audience alone. */
export function createAccessTokens({ secret, issuer, audience, minutes }: AccessTokenOptions): AccessTokens {
  if (secret.byteLength < SECRET_MIN_BYTES) throw new Error(`The token secret needs ${SECRET_MIN_BYTES} bytes or more`);
  // Imported once: any other kind of key would be imported anew with each request.
  const imported = webcrypto.subtle.importKey('raw', secret, { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);
  const header = { alg: ALGORITHM, typ: 'JWT' };
  const expected = {
    algorithms: [ALGORITHM],
    issuer,
    audience,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['exp', 'sub'],
  };

  // A token says the same with every request until it ends; its signature costs more than the rest of the request's reading.
  const verified = createRecent<string, { bearer: Bearer; expiresAt: number }>(VERIFIED_MOST);

  return {
    issue: async (actor, shown = []) =>
      new SignJWT({ role: actor.role, ...(shown.length > 0 && { amr: shown }) })
        .setProtectedHeader(header)
        .setSubject(actor.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${minutes}m`)
        .sign(await imported),
    verify: async (token) => {
      const known = verified.get(token);
      if (known && known.expiresAt > Date.now()) return known.bearer;
      const { payload } = await jwtVerify(token, await imported, expected).catch(refused);
      const bearer = Object.freeze(bearerOf(payload));
      verified.put(token, { bearer, expiresAt: (payload.exp ?? 0) * 1000 });
      return bearer;
    },
  };
}

function refused(error: unknown): never {
  if (error instanceof jose.JWTExpired) throw new Refusal('TOKEN_EXPIRED');
  if (error instanceof jose.JOSEError || error instanceof TypeError) throw new Refusal('NOT_SIGNED_IN');
  throw error;
}

function bearerOf({ sub, role, amr }: JWTPayload & { role?: unknown; amr?: unknown }): Bearer {
  if (!sub || !knownRoles.has(role)) throw new Refusal('NOT_SIGNED_IN');
  const shown = Array.isArray(amr) ? methods.filter((method) => amr.includes(method)) : [];
  return { actor: Object.freeze({ id: sub, role: role as Role }), methods: Object.freeze(shown) };
}
