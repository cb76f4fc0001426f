import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { publicPages } from './public-pages';
import { Root } from './shell/root';

const handler = createStaticHandler([{ Component: Root, children: publicPages }]);

/**
 * The HTML of a public page, as the browser hydrates it (main.tsx), including its `<title>`. Runs at build time. Throws for a
 * path without a public page.
 */
export async function renderPage(path: string): Promise<string> {
  const context = await handler.query(new Request(`http://build.invalid${path}`));
  if (context instanceof Response || context.errors) throw new Error(`No public page is rendered at ${path}`);
  const router = createStaticRouter(handler.dataRoutes, context);
  return renderToString(
    <StrictMode>
      <StaticRouterProvider router={router} context={context} hydrate={false} />
    </StrictMode>,
  );
}
