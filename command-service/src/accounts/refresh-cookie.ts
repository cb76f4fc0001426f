import { REFRESH_COOKIE } from '@anamnesis/contracts/accounts/constants';
import type { Call } from '@anamnesis/platform/http/answer';
import type { Cookie } from '@anamnesis/platform/http/cookies';
import type { RefreshToken } from '@anamnesis/platform/tokens/sign-ins';

/** The refresh token of a call; null without one. */
export const refreshTokenOf = ({ cookie }: Pick<Call, 'cookie'>): string | null => cookie(REFRESH_COOKIE);

/** The cookie with the refresh token. Browsers send it only to the sign-in path, and never from other sites. */
export const refreshCookie = ({ value, maxAgeSeconds }: RefreshToken): Cookie => ({
  ...{ name: REFRESH_COOKIE, value, maxAgeSeconds },
  ...{ path: '/api/auth', sameSite: 'Strict' },
});

/** Clears the cookie with the refresh token. */
export const noRefreshCookie = refreshCookie({ value: '', maxAgeSeconds: 0 });
