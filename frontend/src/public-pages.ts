import type { RouteObject } from 'react-router';
import { legalPages } from './legal/pages';
import { page } from './shell/page';

/** Plain pages: they need neither Material UI nor data, and are rendered when the product is built (prerender.tsx). */
export const publicPages: RouteObject[] = [page('/', () => import('./landing/landing')), ...legalPages];
