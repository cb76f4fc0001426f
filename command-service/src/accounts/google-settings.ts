import { url } from '@anamnesis/platform/config/settings';
import { createRelyingParty, type RelyingParty } from '@anamnesis/platform/openid/relying-party';
import { z } from 'zod';

/** Enables sign-in with Google, or with the OpenID Connect provider that GOOGLE_ISSUER names. */
export const googleSettings = z.object({
  GOOGLE_CLIENT_ID: z.string().optional(),
  GOOGLE_CLIENT_SECRET: z.string().optional(),
  GOOGLE_ISSUER: url('https').default('https://accounts.google.com'),
});

/** The OpenID Connect client; null without GOOGLE_CLIENT_ID. Throws if the id is set without its secret. */
export function openGoogle({
  GOOGLE_CLIENT_ID: clientId,
  GOOGLE_CLIENT_SECRET: clientSecret,
  GOOGLE_ISSUER: issuer,
}: z.infer<typeof googleSettings>): RelyingParty | null {
  if (!clientId) return null;
  if (!clientSecret) throw new Error('GOOGLE_CLIENT_ID needs GOOGLE_CLIENT_SECRET');
  return createRelyingParty({ issuer, clientId, clientSecret });
}
