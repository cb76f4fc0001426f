import type { Context } from 'koa';
import { ORIGIN_REFUSED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';

/** The hosts of these origins, such as `https://anamnesis.example`. */
export const hostsOf = (origins: readonly string[]): ReadonlySet<string> =>
  new Set(origins.map((origin) => new URL(origin).host));

/**
 * Refuses with ORIGIN_REFUSED what a page of another site sends. Only browsers name an origin, and they always do with
 * a POST: without one there is no page that could misuse a cookie. The scheme is not compared, because TLS may end before us.
 */
export function checkOrigin(ctx: Context, friends: ReadonlySet<string>): void {
  const origin = ctx.get('origin');
  if (origin === '') return;
  const host = URL.canParse(origin) ? new URL(origin).host : null;
  if (!host || (host !== ctx.host && !friends.has(host))) refuse(ORIGIN_REFUSED);
}
