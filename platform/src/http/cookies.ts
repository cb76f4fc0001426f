import type { Context } from 'koa';

/** A cookie that a reply sets, or deletes with a maximum age of 0. Always HttpOnly. */
export interface Cookie {
  readonly name: string;
  readonly value: string;
  /** Sent only with requests below this path. */
  readonly path: string;
  readonly maxAgeSeconds: number;
  /** `Lax` where the browser returns from another site. */
  readonly sameSite: 'Strict' | 'Lax';
}

/** The value of a request's cookie; null without it. */
export const readCookie = (ctx: Context, name: string): string | null =>
  ctx.headers.cookie ? (ctx.cookies.get(name) ?? null) : null;

/** Adds a cookie to a reply. `secure` is off only where the product is served without TLS. */
export function writeCookie(
  ctx: Context,
  { name, value, path, maxAgeSeconds, sameSite }: Cookie,
  secure: boolean,
): void {
  const attributes = ['HttpOnly', `SameSite=${sameSite}`, `Path=${path}`, `Max-Age=${maxAgeSeconds}`];
  if (secure || ctx.secure) attributes.push('Secure');
  ctx.append('set-cookie', `${name}=${value}; ${attributes.join('; ')}`);
}
