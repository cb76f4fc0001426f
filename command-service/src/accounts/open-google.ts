import { createRelyingParty, type RelyingParty } from '@anamnesis/platform/openid/relying-party';
import type { Environment } from '../environment.js';

/** The OpenID Connect client; null without GOOGLE_CLIENT_ID. Throws if the id is set without its secret. */
export function openGoogle({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: Pick<Environment, 'GOOGLE_CLIENT_ID' | 'GOOGLE_CLIENT_SECRET' | 'GOOGLE_ISSUER'>): RelyingParty | null {
  if (!clientId) return null;
  if (!clientSecret) throw new Error('GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET');
  return createRelyingParty({ issuer, clientId, clientSecret });
}
