import { Router } from '@koa/router';
import type { Context, Middleware } from 'koa';
import { METHOD_REFUSED, ROUTE_NOT_FOUND } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { RouteHandler } from './answer.js';

interface Mount {
  readonly path: string;
  readonly handler: RouteHandler;
}

/** Serves handlers at their paths and aliases, with or without a trailing slash. Throws when two handlers have the same method and path. */
export function routing(
  handlers: readonly RouteHandler[],
  serve: (handler: RouteHandler) => (ctx: Context) => Promise<void>,
): Middleware {
  const router = new Router();
  const mounts = handlers.flatMap((handler) =>
    [handler.route.path, ...(handler.route.aliases ?? [])].map((path) => ({
      path: withoutTrailingSlash(path),
      handler,
    })),
  );
  checkUnique(handlers, mounts);
  const served = new Map(handlers.map((handler) => [handler, serve(handler)]));
  // The router matches in the order of registration: literal segments have to precede parameters in the same position.
  for (const { path, handler } of mounts.toSorted((a, b) => compareBySpecificity(a.path, b.path))) {
    const answer = served.get(handler);
    if (answer) router.register(path, [handler.route.method], (ctx) => answer(ctx));
  }
  return router.routes() as unknown as Middleware;
}

/** Handles requests without a route: METHOD_REFUSED with the allowed methods of this path, else ROUTE_NOT_FOUND. */
export function routeNotFound(handlers: readonly RouteHandler[]): Middleware {
  const mounts = handlers.flatMap(({ route }) =>
    [route.path, ...(route.aliases ?? [])].map((path) => ({ pattern: patternOf(path), method: route.method })),
  );
  return (ctx) => {
    const methods = new Set(mounts.filter(({ pattern }) => pattern.test(ctx.path)).map(({ method }) => method));
    if (methods.size === 0) refuse(ROUTE_NOT_FOUND);
    ctx.set('allow', [...methods, ...(methods.has('GET') ? ['HEAD'] : [])].join(', '));
    refuse(METHOD_REFUSED);
  };
}

/** Literal segments before parameters, from left to right; a negative number when `a` comes first. */
export function compareBySpecificity(a: string, b: string): number {
  const [left, right] = [a.split('/'), b.split('/')];
  const length = Math.max(left.length, right.length);
  const differences = Array.from({ length }, (_, index) => isParameter(left[index]) - isParameter(right[index]));
  return differences.find((difference) => difference !== 0) ?? 0;
}

const isParameter = (segment = ''): number => Number(segment.startsWith(':'));

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/$/, '') : path);

/** Matches a route path, each parameter by one segment, with or without a trailing slash. */
export const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${withoutTrailingSlash(path)
      .replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
      .replace(/:\w+/g, '[^/]+')}/?$`,
    'i',
  );

function checkUnique(handlers: readonly RouteHandler[], mounts: readonly Mount[]): void {
  const names = handlers.map(({ route }) => route.name);
  const endpoints = mounts.map(({ path, handler }) => `${handler.route.method} ${path.replace(/:\w+/g, ':')}`);
  for (const each of [names, endpoints]) {
    const twice = each.find((item, index) => each.indexOf(item) !== index);
    if (twice !== undefined) throw new Error(`Two handlers are for ${twice}`);
  }
}
