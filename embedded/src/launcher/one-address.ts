import type Koa from 'koa';
import { isLoopback } from './reach.js';

/**
 * Leads whoever opens a page under another name of this machine (`127.0.0.1` instead of `localhost`) to the product's own
 * address: cookies, letters, Google and live connections all go by that one.
 */
export function toOneAddress(origin: string): Koa.Middleware {
  const own = new URL(origin);
  return (ctx, next) => {
    const isPage = (ctx.method === 'GET' || ctx.method === 'HEAD') && ctx.get('accept').includes('text/html');
    if (!isPage || !isLoopback(own.hostname) || ctx.host === own.host || !URL.canParse(`http://${ctx.host}`))
      return next();
    const asked = new URL(`http://${ctx.host}`);
    if (asked.port !== own.port || !isLoopback(asked.hostname)) return next();
    ctx.redirect(`${origin}${ctx.path}${ctx.search}`);
    return undefined;
  };
}
