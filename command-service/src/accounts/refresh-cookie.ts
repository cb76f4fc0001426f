import { REFRESH_COOKIE } from '@anamnesis/contracts/accounts/constants';
import type { Call } from '@anamnesis/platform/http/answer';
import type { Cookie } from '@anamnesis/platform/http/cookies';
import type { RefreshToken } from '@anamnesis/platform/tokens/sign-ins';

/** The token by which a sign-in goes on; null without one. */
export const refreshTokenOf = ({ cookie }: Pick<Call, 'cookie'>): string | null => cookie(REFRESH_COOKIE);

/** Keeps the token: sent with the calls about the sign-in alone, and by no other site. */
export const refreshCookie = ({ value, maxAgeSeconds }: RefreshToken): Cookie => ({
  ...{ name: REFRESH_COOKIE, value, maxAgeSeconds },
  ...{ path: '/api/auth', sameSite: 'Strict' },
});

/** Takes it back. */
export const noRefreshCookie = refreshCookie({ value: '', maxAgeSeconds: 0 });
