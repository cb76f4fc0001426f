import { GOOGLE_COOKIE } from '@anamnesis/contracts/accounts/constants';
import {
  GOOGLE_CODE_REFUSED,
  GOOGLE_EMAIL_UNVERIFIED,
  GOOGLE_NOT_SET_UP,
  GOOGLE_SIGN_IN_UNKNOWN,
  GOOGLE_UNAVAILABLE,
} from '@anamnesis/contracts/accounts/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Cookie } from '@anamnesis/platform/http/cookies';
import { type Identity, ProviderRefusal } from '@anamnesis/platform/openid/relying-party';
import type { Ports } from '../ports.js';

/** Each flow has its own return page. */
export type Flow = 'sign-in' | 'sign-up';
export type GoogleRole = 'patient' | 'doctor';

const pages = { 'sign-in': '/in-loading', 'sign-up': '/up-loading' } as const satisfies Record<Flow, string>;
const roles: readonly GoogleRole[] = ['patient', 'doctor'];

/**
 * Starts an attempt: the URL to redirect the browser to, and the cookie that identifies the attempt. Refuses GOOGLE_NOT_SET_UP and
 * GOOGLE_UNAVAILABLE.
 */
export async function beginGoogleAttempt(
  { google }: Pick<Ports, 'google'>,
  flow: Flow,
  role: GoogleRole,
  cookieValue: string | null,
): Promise<{ url: string; cookie: Cookie }> {
  const party = google.party ?? refuse(GOOGLE_NOT_SET_UP);
  const { url, secrets } = await party.begin(google.origin + pages[flow]).catch(refusedByGoogle);
  const { browser, maxAgeSeconds } = await google.attempts.open(cookieValue, secrets, `${flow} ${role}`);
  return { url, cookie: { name: GOOGLE_COOKIE, value: browser, path: '/auth', maxAgeSeconds, sameSite: 'Lax' } };
}

/**
 * Finishes an attempt: the identity that Google returned, and the role chosen at the start. The role is stored on the server, so it
 * cannot be tampered with. Refuses GOOGLE_SIGN_IN_UNKNOWN if the attempt did not begin in this browser, GOOGLE_CODE_REFUSED,
 * GOOGLE_EMAIL_UNVERIFIED and GOOGLE_UNAVAILABLE.
 */
export async function finishGoogleAttempt(
  { google }: Pick<Ports, 'google'>,
  flow: Flow,
  cookieValue: string | null,
  { code, state }: { code: string; state?: string | undefined },
): Promise<{ identity: Identity; role: GoogleRole }> {
  const party = google.party ?? refuse(GOOGLE_NOT_SET_UP);
  const attempt = (await google.attempts.take(cookieValue, state ?? null)) ?? refuse(GOOGLE_SIGN_IN_UNKNOWN);
  const role = roles.find((each) => attempt.purpose === `${flow} ${each}`) ?? refuse(GOOGLE_SIGN_IN_UNKNOWN);
  const identity = await party.finish(google.origin + pages[flow], code, attempt.secrets).catch(refusedByGoogle);
  if (!identity.emailVerified) refuse(GOOGLE_EMAIL_UNVERIFIED);
  return { identity, role };
}

const kinds = { code: GOOGLE_CODE_REFUSED, email: GOOGLE_EMAIL_UNVERIFIED, away: GOOGLE_UNAVAILABLE } as const;

function refusedByGoogle(error: unknown): never {
  if (error instanceof ProviderRefusal) return refuse(kinds[error.reason]);
  throw error;
}
