import type { Context } from 'koa';
import { REFRESH_COOKIE } from '@anamnesis/contracts/accounts/constants';

/** Sent with these calls alone: refreshing and signing out. */
const PATH = '/api/auth';

export const readRefreshCookie = (ctx: Context): string | null =>
  ctx.headers.cookie ? (ctx.cookies.get(REFRESH_COOKIE) ?? null) : null;

/** No script reads it, no other site sends it. `secure` is off only where the product itself is served without TLS. */
export function writeRefreshCookie(
  ctx: Context,
  token: { value: string; maxAgeSeconds: number } | 'remove',
  secure: boolean,
): void {
  const { value, maxAgeSeconds } = token === 'remove' ? { value: '', maxAgeSeconds: 0 } : token;
  const attributes = ['HttpOnly', 'SameSite=Strict', `Path=${PATH}`, `Max-Age=${maxAgeSeconds}`];
  if (secure || ctx.secure) attributes.push('Secure');
  ctx.append('set-cookie', `${REFRESH_COOKIE}=${value}; ${attributes.join('; ')}`);
}
