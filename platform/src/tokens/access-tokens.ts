import { createLocalJWKSet, errors as jose, jwtVerify, SignJWT, type JWTPayload } from 'jose';
import { accountRoles, type AccountRole } from '@anamnesis/contracts/language/account-role';
import { NOT_SIGNED_IN, TOKEN_EXPIRED } from '@anamnesis/contracts/language/errors';
import { Refusal } from '@anamnesis/contracts/language/refusal';
import { createRecent } from './recent.js';
import { type SigningKey, verifyingKey } from './token-keys.js';

/** The subject of a token: somebody with an account. Workers do not use tokens. */
export interface AccountActor {
  id: string;
  role: AccountRole;
}

export interface Bearer {
  readonly actor: AccountActor;
  /** Id of the sign-in for which the token was issued. */
  readonly signIn: string;
  /** Authentication methods (`amr`, RFC 8176), for example `pwd` and `otp`. */
  readonly methods: readonly string[];
}

/** Issues access tokens: in the command-service only. */
export interface TokenIssuer {
  /** A signed token with its subject, sign-in and authentication methods. */
  issue(actor: AccountActor, signIn: string, methods?: readonly string[]): Promise<string>;
}

/** Verifies access tokens. */
export interface TokenVerifier {
  /** The bearer of the token. Refuses with TOKEN_EXPIRED, also once its sign-in has ended, or NOT_SIGNED_IN. */
  verify(token: string): Promise<Bearer>;
}

interface TokenTerms {
  issuer: string;
  audience: string;
}

// Fixed on both sides (RFC 8725): a token's header never determines how it is verified.
const ALGORITHM = 'EdDSA';
const TYPE = 'at+jwt';
const CLOCK_TOLERANCE_SECONDS = 5;
const MAX_VERIFIED = 10_000;
const knownRoles: ReadonlySet<unknown> = new Set<AccountRole>(accountRoles);

/** Signs short-lived tokens with Ed25519. */
export const createTokenIssuer = (
  key: SigningKey,
  { issuer, audience, minutes }: TokenTerms & { minutes: number },
): TokenIssuer => ({
  issue: (actor, signIn, shown = []) =>
    new SignJWT({ role: actor.role, sid: signIn, ...(shown.length > 0 && { amr: shown }) })
      .setProtectedHeader({ alg: ALGORITHM, typ: TYPE, kid: key.id })
      .setSubject(actor.id)
      .setIssuer(issuer)
      .setAudience(audience)
      .setIssuedAt()
      .setExpirationTime(`${minutes}m`)
      .sign(key.privateKey),
});

/**
 * Verifies tokens by public keys; several during a key rotation. `hasEnded` returns whether a sign-in was ended
 * while its tokens were still valid.
 */
export function createTokenVerifier(
  publicKeys: readonly string[],
  { issuer, audience }: TokenTerms,
  hasEnded: (signIn: string) => boolean,
): TokenVerifier {
  const keys = createLocalJWKSet({ keys: publicKeys.map(verifyingKey) });
  const expected = {
    algorithms: [ALGORITHM],
    typ: TYPE,
    issuer,
    audience,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['exp', 'sub', 'sid'],
  };
  // A token is sent with every request until it expires, and verifying its signature costs more than the other parsing.
  const verified = createRecent<string, { bearer: Bearer; expiresAt: number }>(MAX_VERIFIED);

  const read = async (token: string): Promise<Bearer> => {
    const known = verified.get(token);
    if (known && known.expiresAt > Date.now()) return known.bearer;
    const { payload } = await jwtVerify(token, keys, expected).catch(refused);
    const bearer = Object.freeze(bearerOf(payload));
    verified.put(token, { bearer, expiresAt: (payload.exp ?? 0) * 1000 });
    return bearer;
  };

  return {
    verify: async (token) => {
      const bearer = await read(token);
      if (hasEnded(bearer.signIn)) throw new Refusal(TOKEN_EXPIRED);
      return bearer;
    },
  };
}

function refused(error: unknown): never {
  if (error instanceof jose.JWTExpired) throw new Refusal(TOKEN_EXPIRED);
  if (error instanceof jose.JOSEError || error instanceof TypeError) throw new Refusal(NOT_SIGNED_IN);
  throw error;
}

function bearerOf({ sub, sid, role, amr }: JWTPayload & { sid?: unknown; role?: unknown; amr?: unknown }): Bearer {
  if (!sub || typeof sid !== 'string' || !knownRoles.has(role)) throw new Refusal(NOT_SIGNED_IN);
  const shown = Array.isArray(amr) ? amr.filter((each) => typeof each === 'string') : [];
  return {
    actor: Object.freeze({ id: sub, role: role as AccountRole }),
    signIn: sid,
    methods: Object.freeze(shown),
  };
}
