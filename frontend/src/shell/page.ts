import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';

type Load = () => Promise<{ default: ComponentType }>;

/** What stands around pages, loaded with the first of them. */
export const around = (load: Load) => ({ lazy: async () => ({ Component: (await load()).default }) });

/** Pages with parts of Material UI, which is loaded with the first of them, and the product's theme for it. */
export const withMaterial = (children: RouteObject[]): RouteObject => ({
  ...around(() => import('../look/material')),
  children,
});

/** A page that is loaded when somebody first comes to it. Its path matches whatever the case: /Onboard and /onboard are one. */
export const page = (path: string, load: Load): RouteObject => ({ path, ...around(load) });
