import { type ComponentType, createElement, lazy, Suspense } from 'react';
import type { RouteObject } from 'react-router';

type Load = () => Promise<{ default: ComponentType }>;

/** A layout route, loaded with the first page inside it. */
export const around = (load: Load) => ({ lazy: async () => ({ Component: (await load()).default }) });

/** Pages of which one that fails is replaced by `load`, and the frame around it stays. It is loaded with the first failure. */
export function contained(load: Load, children: RouteObject[]): RouteObject {
  const NotShown = lazy(load);
  return { ErrorBoundary: () => createElement(Suspense, null, createElement(NotShown)), children };
}

/** Pages that use Material UI: its theme and the live connection are loaded with the first of them. */
export const withMaterial = (children: RouteObject[]): RouteObject => ({
  ...around(() => import('./material-frame')),
  children,
});

/** A page that is loaded on its first visit. Its path is case-insensitive: /Onboard and /onboard are the same page. */
export const page = (path: string, load: Load): RouteObject => ({ path, ...around(load) });
