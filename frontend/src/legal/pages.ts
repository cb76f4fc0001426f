import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** What everybody can read. */
export const legalPages: RouteObject[] = [
  page('privacy', () => import('./privacy')),
  page('help', () => import('./help')),
  page('terms', () => import('./terms')),
];
