import { webcrypto } from 'node:crypto';
import { errors as jose, jwtVerify, SignJWT } from 'jose';
import { LINK_EXPIRED, LINK_UNREADABLE } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { roles, type Actor, type Role } from '@anamnesis/contracts/language/role';

/** Claims of a link in an email: the account, and the account state for which the link is valid. */
interface PurposeClaims {
  account: Actor;
  /** Must be equal when the link is used; null where the link stays valid. */
  state: number | null;
}

/** Signed tokens, each for one purpose only. */
export interface PurposeTokens {
  issue(purpose: string, claims: PurposeClaims, minutes: number): Promise<string>;
  /** Refuses with LINK_EXPIRED or LINK_UNREADABLE. */
  verify(purpose: string, token: string): Promise<PurposeClaims>;
}

const ALGORITHM = 'HS256';
const ISSUER = 'anamnesis emails';
const knownRoles: ReadonlySet<unknown> = new Set<Role>(roles);

/** Tokens under a separate key (32 bytes): an access token is never accepted as one of them, or the reverse. */
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
