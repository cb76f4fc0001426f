import { jwtVerify, SignJWT } from 'jose';

/** The bare server's tokens are signed with a secret that it shares with nobody, the quickest way there is. */
const ALGORITHM = 'HS256';

/** A token that says who its bearer is, for as long as any benchmark. */
export const issueBareToken = (id: string, key: Uint8Array): Promise<string> =>
  new SignJWT().setProtectedHeader({ alg: ALGORITHM }).setSubject(id).setExpirationTime('1d').sign(key);

/** Reads such tokens: answers the bearer's id, rejects when the token is not ours. */
export async function bareTokenReader(key: Uint8Array): Promise<(token: string) => Promise<string>> {
  const imported = await crypto.subtle.importKey('raw', key, { name: 'HMAC', hash: 'SHA-256' }, false, ['verify']);
  return async (token) => {
    const { payload } = await jwtVerify(token, imported, { algorithms: [ALGORITHM], requiredClaims: ['sub', 'exp'] });
    return payload.sub ?? '';
  };
}
