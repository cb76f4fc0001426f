import type { RouteObject } from 'react-router';
import { legalPages } from './legal/pages';
import { page } from './shell/page';

/** Pages without Material UI or data, prerendered at build time (prerender.tsx). */
export const publicPages: RouteObject[] = [page('/', () => import('./landing/landing')), ...legalPages];
