import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isInternal, type Route } from '@anamnesis/contracts/language/route';
import { createDocsRoutes } from './docs-routes.js';
import { testActions } from './testing/actions.js';
import { serveForTest, type Served } from './testing/serve.js';

const common = { summary: '', feature: 'things', owner: 'query-service', method: 'GET', errors: [] } as const;
const routes: readonly Route[] = [
  { ...common, name: 'showThing', path: '/api/things/:id', action: testActions.byPatients },
  { ...common, name: 'odd', path: '/api/odd', action: testActions.byAnyone, summary: '<script>alert(1)</script>' },
  { ...common, name: 'sweep', path: '/api/sweep', action: testActions.byTheWorker },
];
let served: Served;
beforeAll(async () => {
  served = await serveForTest([], { pages: [createDocsRoutes(routes)] });
});
afterAll(() => served.close());

describe('the API documentation', () => {
  test('contains the OpenAPI document', async () => {
    const response = await served.fetch('/api/openapi.json');
    expect(response.headers.get('content-type')).toContain('application/json');
    expect(await response.json()).toMatchObject({ openapi: '3.1.0', info: { title: 'Anamnesis' } });
  });

  test('has a page without scripts and external resources', async () => {
    const response = await served.fetch('/api/docs');
    const html = await response.text();
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'; style-src 'self'");
    expect(html).toMatch(/^<!doctype html>\n<html lang="en">/);
    expect(html).not.toMatch(/<script|https?:|style=|@import/);
    expect(html).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    for (const { name, action } of routes)
      expect([name, html.includes(`id="${name}"`)]).toEqual([name, !isInternal({ action })]);
    expect(html.match(/href="([^"#]+)"/g)).toEqual(['href="/api/docs/style.css"', 'href="/api/openapi.json"']);
    expect((await served.fetch('/api/docs/style.css')).headers.get('content-type')).toContain('text/css');
  });

  test('has no other methods and paths', async () => {
    expect((await served.fetch('/api/docs', { method: 'POST' })).status).toBe(404);
    expect((await served.fetch('/api/docs/other')).status).toBe(404);
  });
});
