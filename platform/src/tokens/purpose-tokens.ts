import { webcrypto } from 'node:crypto';
import { errors as jose, jwtVerify, SignJWT } from 'jose';
import { LINK_EXPIRED, LINK_UNREADABLE } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { roles, type Actor, type Role } from '@anamnesis/contracts/language/role';

/** What a link in a letter says: whose account, and which state of it the link is good for. */
interface PurposeClaims {
  account: Actor;
  /** Has to be the same when the link is used; null where the link stays good. */
  state: number | null;
}

/** Signed tokens for one purpose each: one that was made for another opens nothing. */
export interface PurposeTokens {
  issue(purpose: string, claims: PurposeClaims, minutes: number): Promise<string>;
  /** Refuses with LINK_EXPIRED or LINK_UNREADABLE. */
  verify(purpose: string, token: string): Promise<PurposeClaims>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'anamnesis letters';
const knownRoles: ReadonlySet<unknown> = new Set<Role>(roles);

/** Tokens under a key of their own (32 bytes): no access token can ever pass for one of them, nor one of them for it. */
export function createPurposeTokens(key: Uint8Array, now: () => Date = () => new Date()): PurposeTokens {
  const imported = webcrypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign', 'verify']);
  return {
    issue: async (purpose, { account, state }, minutes) => {
      const seconds = Math.floor(now().getTime() / 1000);
      return new SignJWT({ role: account.role, state })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(account.id)
        .setIssuer(ISSUER)
        .setAudience(purpose)
        .setIssuedAt(seconds)
        .setExpirationTime(seconds + minutes * 60)
        .sign(await imported);
    },
    verify: async (purpose, token) => {
      const expected = {
        algorithms: [ALGORITHM],
        issuer: ISSUER,
        audience: purpose,
        requiredClaims: ['exp', 'sub'],
        currentDate: now(),
      };
      const { payload } = await jwtVerify(token, await imported, expected).catch(refused);
      const { sub, role, state } = payload;
      if (!sub || !knownRoles.has(role) || !(state === null || typeof state === 'number')) refuse(LINK_UNREADABLE);
      return { account: { id: sub, role: role as Role }, state };
    },
  };
}

function refused(error: unknown): never {
  if (error instanceof jose.JWTExpired) refuse(LINK_EXPIRED);
  if (error instanceof jose.JOSEError || error instanceof TypeError) refuse(LINK_UNREADABLE);
  throw error;
}
