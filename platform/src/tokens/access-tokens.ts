import { createSecretKey } from 'node:crypto';
import { errors as jose, jwtVerify, SignJWT } from 'jose';
import { Refusal } from '@anamnesis/contracts/language/errors';
import { roles, type Actor, type Role } from '@anamnesis/contracts/language/role';

export interface AccessTokens {
  /** A signed token that says who its bearer is. */
  issue(actor: Actor): Promise<string>;
  /** Who bears the token. Refuses with TOKEN_EXPIRED or NOT_SIGNED_IN. */
  verify(token: string): Promise<Actor>;
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
const SECRET_MIN_BYTES = 32;
const known: ReadonlySet<unknown> = new Set<Role>(roles);

/** Short-lived access tokens: HS256 and nothing else, for this issuer and this audience alone. */
export function createAccessTokens({ secret, issuer, audience, minutes }: AccessTokenOptions): AccessTokens {
  if (secret.byteLength < SECRET_MIN_BYTES) throw new Error(`The token secret needs ${SECRET_MIN_BYTES} bytes or more`);
  const key = createSecretKey(secret);
  const header = { alg: ALGORITHM, typ: 'JWT' };
  const expected = {
    algorithms: [ALGORITHM],
    issuer,
    audience,
    clockTolerance: CLOCK_TOLERANCE_SECONDS,
    requiredClaims: ['exp', 'sub'],
  };

  return {
    issue: (actor) =>
      new SignJWT({ role: actor.role })
        .setProtectedHeader(header)
        .setSubject(actor.id)
        .setIssuer(issuer)
        .setAudience(audience)
        .setIssuedAt()
        .setExpirationTime(`${minutes}m`)
        .sign(key),
    verify: async (token) => {
      const { payload } = await jwtVerify(token, key, expected).catch((error: unknown) => {
        if (error instanceof jose.JWTExpired) throw new Refusal('TOKEN_EXPIRED');
        if (error instanceof jose.JOSEError || error instanceof TypeError) throw new Refusal('NOT_SIGNED_IN');
        throw error;
      });
      if (!payload.sub || !known.has(payload['role'])) throw new Refusal('NOT_SIGNED_IN');
      return { id: payload.sub, role: payload['role'] as Role };
    },
  };
}
