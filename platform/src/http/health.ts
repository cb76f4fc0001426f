import type { Middleware } from 'koa';
import type { Metrics } from '../metrics/metrics.js';
import { requestOf } from './request.js';

/** What takes some time and is no problem, one sentence each. */
interface Underway {
  readonly underway: readonly string[];
}
/** Health of each dependency of the service: whether it is available, a list of problems, one sentence each, or what is underway. */
export type Parts = Readonly<Record<string, boolean | readonly string[] | Underway>>;
export type Ready = () => Promise<Parts>;

const isUnderway = (part: Parts[string]): part is Underway => typeof part === 'object' && 'underway' in part;

/** Whether every dependency is available and without problems. Something may be underway. */
export const allReady = (parts: Parts): boolean =>
  Object.values(parts).every((part) =>
    isUnderway(part) ? true : typeof part === 'boolean' ? part : part.length === 0,
  );

/** What is underway, one sentence each. */
export const underwayIn = (parts: Parts): readonly string[] =>
  Object.values(parts).flatMap((part) => (isUnderway(part) ? part.underway : []));

/** The dependencies of several services together: equal names are the same dependency. */
export const readyTogether =
  (each: readonly { ready: Ready }[]): Ready =>
  async () =>
    Object.assign({}, ...(await Promise.all(each.map(({ ready }) => ready())))) as Parts;

const matches = (path: string, ctx: { method: string; path: string }): boolean =>
  ctx.path === path && (ctx.method === 'GET' || ctx.method === 'HEAD');

/** GET /health/live: whether the process responds. Public, without further details. */
export const liveness: Middleware = async (ctx, next) => {
  if (!matches('/health/live', ctx)) return next();
  requestOf(ctx).route = 'live';
  ctx.body = { live: true };
};

/**
 * GET /health/ready and /metrics, for operators. A service is ready while read models are being built: it serves the others, and says how
 * far they are.
 */
export function health(ready: Ready, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    if (matches('/health/ready', ctx)) {
      requestOf(ctx).route = 'ready';
      const parts = await ready();
      const all = allReady(parts);
      ctx.status = all ? 200 : 503;
      ctx.body = { ready: all, parts };
    } else if (matches('/metrics', ctx)) {
      requestOf(ctx).route = 'metrics';
      ctx.type = metrics.contentType;
      ctx.body = await metrics.text();
    } else await next();
  };
}
