import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

type Load = () => Promise<{ default: ComponentType }>;

/** A layout route, loaded with the first page inside it. */
export const around = (load: Load) => ({ lazy: async () => ({ Component: (await load()).default }) });

/** Pages that use Material UI: its theme and the live connection are loaded with the first of them. */
export const withMaterial = (children: RouteObject[]): RouteObject => ({
  ...around(() => import('./material-frame')),
  children,
});

/** A page that is loaded on its first visit. Its path is case-insensitive: /Onboard and /onboard are the same page. */
export const page = (path: string, load: Load): RouteObject => ({ path, ...around(load) });
