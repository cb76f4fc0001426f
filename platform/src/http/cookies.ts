import type { Context } from 'koa';

/** A cookie that an answer sets, or takes back with an age of 0. No script reads it. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Sent with the calls below this path alone. */
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** `Lax` where the browser comes back from another site. */
  readonly sameSite: 'Strict' | 'Lax';
}

/** The value of a cookie that a request brought; null without it. */
export const readCookie = (ctx: Context, name: string): string | null =>
  ctx.headers.cookie ? (ctx.cookies.get(name) ?? null) : null;

/** Adds a cookie to an answer. `secure` is off only where the product itself is served without TLS. */
export function writeCookie(
  ctx: Context,
  { name, value, path, maxAgeSeconds, sameSite }: Cookie,
  secure: boolean,
): void {
  const attributes = ['HttpOnly', `SameSite=${sameSite}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`];
  if (secure || ctx.secure) attributes.push('Secure');
  ctx.append('set-cookie', `${name}=${value}; ${attributes.join('; ')}`);
}
