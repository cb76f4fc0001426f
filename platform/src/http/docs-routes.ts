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

const STYLE = '/api/docs/style.css';
const POLICY = "default-src 'none'; style-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** Serves /api/openapi.json and /api/docs. Rendered once at the start: the routes do not change at runtime. */
export function createDocsRoutes(routes: readonly Route[]): Middleware {
  const api = openApiOf(routes, API_INFO);
  const pages: Readonly<Record<string, { type: string; text: string }>> = {
    '/api/openapi.json': { type: 'application/json', text: JSON.stringify(api) },
    '/api/docs': { type: 'text/html', text: openApiPage(api, STYLE) },
    [STYLE]: { type: 'text/css', text: openApiStyle },
  };
  return (ctx, next) => {
    const page = ctx.method === 'GET' || ctx.method === 'HEAD' ? pages[ctx.path] : undefined;
    if (!page) return next();
    requestOf(ctx).route = 'docs';
    ctx.set('content-security-policy', POLICY);
    ctx.set('cache-control', 'no-cache');
    ctx.type = page.type;
    ctx.body = page.text;
    return Promise.resolve();
  };
}
