import type { Middleware } from 'koa';
import type { Route } from '@anamnesis/contracts/language/route';
import { openApiOf } from './openapi.js';
import { openApiPage } from './openapi-page.js';
import { openApiStyle } from './openapi-style.js';
import { requestOf } from './request.js';

export const API_INFO = {
  title: 'Anamnesis',
  version: '1',
  description: 'Every route of the product: access, input, reply and errors.',
};

const PATHS = { document: '/api/openapi.json', page: '/api/docs', style: '/api/docs/style.css' };
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves /api/openapi.json and /api/docs. Rendered once, at the first request, since it would take a third of a second of every start. */
export function createDocsRoutes(routes: readonly Route[]): Middleware {
  let pages: ReturnType<typeof render> | undefined;
  return (ctx, next) => {
    const isRead = ctx.method === 'GET' || ctx.method === 'HEAD';
    const page = isRead && isOurs(ctx.path) ? (pages ??= render(routes))[ctx.path] : undefined;
    if (!page) return next();
    requestOf(ctx).route = 'docs';
    ctx.set('content-security-policy', POLICY);
    ctx.set('cache-control', 'no-cache');
    ctx.type = page.type;
    ctx.body = page.text;
    return Promise.resolve();
  };
}

const isOurs = (path: string) => Object.values(PATHS).includes(path);

function render(routes: readonly Route[]): Readonly<Record<string, { type: string; text: string }>> {
  const api = openApiOf(routes, API_INFO);
  return {
    [PATHS.document]: { type: 'application/json', text: JSON.stringify(api) },
    [PATHS.page]: { type: 'text/html', text: openApiPage(api, PATHS.style) },
    [PATHS.style]: { type: 'text/css', text: openApiStyle },
  };
}
