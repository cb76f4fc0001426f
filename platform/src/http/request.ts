import { randomUUID } from 'node:crypto';
import type { Context, Middleware } from 'koa';
import { REQUEST_ID } from '@anamnesis/contracts/language/headers';
import type { Logger } from '../logging/logger.js';
import type { Metrics } from '../metrics/metrics.js';

/** Id of a request and its route; `route` is the route's name once it is matched. */
export interface Request {
  readonly id: string;
  route: string;
  /** Whether a refusal repeats its sentence as `error`. */
  namesError: boolean;
}

const requests = new WeakMap<object, Request>();
const ACCEPTED_ID = /^[\w-]{8,64}$/;
const BUCKETS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 10];

/** The request of a context. */
export function requestOf(ctx: Context): Request {
  const known = requests.get(ctx.req);
  if (known) return known;
  const given = ctx.get(REQUEST_ID);
  const request = { id: ACCEPTED_ID.test(given) ? given : randomUUID(), route: 'none', namesError: false };
  requests.set(ctx.req, request);
  return request;
}

/** Assigns each request an id, and measures it by route name, never by path, which can contain ids. */
export function observe(app: string, logger: Logger, metrics: Metrics): Middleware {
  const durations = metrics.histogram('http_request_duration_seconds', 'Time to answer', BUCKETS, [
    'app',
    'route',
    'method',
    'status',
  ]);
  return async (ctx, next) => {
    const started = performance.now();
    const request = requestOf(ctx);
    ctx.set(REQUEST_ID, request.id);
    await next();
    const seconds = (performance.now() - started) / 1000;
    durations.observe({ app, route: request.route, method: ctx.method, status: ctx.status }, seconds);
    logger.debug({ requestId: request.id, route: request.route, status: ctx.status, seconds }, 'Answered');
  };
}
