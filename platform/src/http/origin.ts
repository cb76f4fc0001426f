import type { Context } from 'koa';
import { ORIGIN_REFUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';

/** The hosts of these origins, such as `https://anamnesis.example`. */
export const hostsOf = (origins: readonly string[]): ReadonlySet<string> =>
  new Set(origins.map((origin) => new URL(origin).host));

/**
 * Refuses requests of other sites' pages with ORIGIN_REFUSED. Only browsers send an Origin header, and always with
 * a POST: without it no page can misuse a cookie. The scheme is not compared, because a proxy may terminate TLS.
 */
export function checkOrigin(ctx: Context, allowedHosts: ReadonlySet<string>): void {
  const origin = ctx.get('origin');
  if (origin === '') return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (!host || (host !== ctx.host && !allowedHosts.has(host))) refuse(ORIGIN_REFUSED);
}
