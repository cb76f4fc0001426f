import type { Middleware } from 'koa';
import type { Metrics } from '../metrics/metrics.js';
import { requestOf } from './request.js';

/** Names each part the service stands on: whether it answers, or what is wrong with it, a sentence each. */
export type Parts = Readonly<Record<string, boolean | readonly string[]>>;
export type Ready = () => Promise<Parts>;

/** Whether every part answers and nothing is wrong with any. */
export const allReady = (parts: Parts): boolean =>
  Object.values(parts).every((part) => (typeof part === 'boolean' ? part : part.length === 0));

/** The parts of all of these: those of one name are the same part. */
export const readyTogether =
  (each: readonly { ready: Ready }[]): Ready =>
  async () =>
    Object.assign({}, ...(await Promise.all(each.map(({ ready }) => ready())))) as Parts;

const asksFor = (path: string, ctx: { method: string; path: string }): boolean =>
  ctx.path === path && (ctx.method === 'GET' || ctx.method === 'HEAD');

/** GET /health/live: whether the process answers at all, and nothing else of its inside. For everyone. */
export const liveness: Middleware = async (ctx, next) => {
  if (!asksFor('/health/live', ctx)) return next();
  requestOf(ctx).route = 'live';
  ctx.body = { live: true };
};

/** GET /health/ready and /metrics, for whoever runs the service. */
export function health(ready: Ready, metrics: Metrics): Middleware {
  return async (ctx, next) => {
    if (asksFor('/health/ready', ctx)) {
      requestOf(ctx).route = 'ready';
      const parts = await ready();
      const all = allReady(parts);
      ctx.status = all ? 200 : 503;
      ctx.body = { ready: all, parts };
    } else if (asksFor('/metrics', ctx)) {
      requestOf(ctx).route = 'metrics';
      ctx.type = metrics.contentType;
      ctx.body = await metrics.text();
    } else await next();
  };
}
