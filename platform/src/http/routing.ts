import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { METHOD_REFUSED, ROUTE_NOT_FOUND } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { RouteHandler } from './answer.js';

interface Place {
  readonly path: string;
  readonly handler: RouteHandler;
}

/** Serves handlers at their paths and aliases, with or without a slash at the end. Throws when two claim one place. */
export function routing(
  handlers: readonly RouteHandler[],
  serve: (handler: RouteHandler) => (ctx: Context) => Promise<void>,
): Middleware {
  const router = new Router();
  const places = handlers.flatMap((handler) =>
    [handler.route.path, ...(handler.route.aliases ?? [])].map((path) => ({ path: withoutEndSlash(path), handler })),
  );
  refuseTwice(handlers, places);
  const served = new Map(handlers.map((handler) => [handler, serve(handler)]));
  // The router asks in the order of registration: a fixed word has to be asked before a parameter in its place.
  for (const { path, handler } of places.toSorted((a, b) => compareBySpecificity(a.path, b.path))) {
    const answer = served.get(handler);
    if (answer) router.register(path, [handler.route.method], (ctx) => answer(ctx));
  }
  return router.routes() as unknown as Middleware;
}

/** Answers what no route took: METHOD_REFUSED with the methods this address does take, else ROUTE_NOT_FOUND. */
export function nothingHere(handlers: readonly RouteHandler[]): Middleware {
  const places = handlers.flatMap(({ route }) =>
    [route.path, ...(route.aliases ?? [])].map((path) => ({ pattern: patternOf(path), method: route.method })),
  );
  return (ctx) => {
    const methods = new Set(places.filter(({ pattern }) => pattern.test(ctx.path)).map(({ method }) => method));
    if (methods.size === 0) refuse(ROUTE_NOT_FOUND);
    ctx.set('allow', [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', '));
    refuse(METHOD_REFUSED);
  };
}

/** Fixed segments before parameters, from left to right; a negative number when `a` comes first. */
export function compareBySpecificity(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const length = Math.max(left.length, right.length);
  const differences = Array.from({ length }, (_, index) => isParameter(left[index]) - isParameter(right[index]));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const isParameter = (segment = ''): number => Number(segment.startsWith(':'));

const withoutEndSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Matches a route path, each parameter by one segment, with or without a slash at the end. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${withoutEndSlash(path)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')}/?$`,
    'i',
  );

function refuseTwice(handlers: readonly RouteHandler[], places: readonly Place[]): void {
  const names = handlers.map(({ route }) => route.name);
  const spots = places.map(({ path, handler }) => `${handler.route.method} ${path.replace(/:\w+/g, ':')}`);
  for (const each of [names, spots]) {
    const twice = each.find((item, index) => each.indexOf(item) !== index);
    if (twice !== undefined) throw new Error(`Two handlers are for ${twice}`);
  }
}
