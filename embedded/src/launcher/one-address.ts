import type Koa from 'koa';
import { isLoopback } from './reach.js';

/**
 * Redirects pages requested under another name of this machine (`127.0.0.1` instead of `localhost`) to the product's own
 * address, to which cookies, emails, Google and sockets are bound.
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
