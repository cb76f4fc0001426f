import type { Context } from 'koa';
import { REFRESH_COOKIE } from '@anamnesis/contracts/accounts/constants';
import { readCookie, writeCookie } from './cookies.js';

/** Sent with these calls alone: refreshing and signing out. */
const PATH = '/api/auth';

export const readRefreshCookie = (ctx: Context): string | null => readCookie(ctx, REFRESH_COOKIE);

/** No other site sends it. `secure` is off only where the product itself is served without TLS. */
export function writeRefreshCookie(
  ctx: Context,
  token: { value: string; maxAgeSeconds: number } | 'remove',
  secure: boolean,
): void {
  const { value, maxAgeSeconds } = token === 'remove' ? { value: '', maxAgeSeconds: 0 } : token;
  writeCookie(ctx, { name: REFRESH_COOKIE, value, path: PATH, maxAgeSeconds, sameSite: 'Strict' }, secure);
}
