import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** Legal documents and help; public. */
export const legalPages: RouteObject[] = [
  page('privacy', () => import('./privacy')),
  page('help', () => import('./help')),
  page('terms', () => import('./terms')),
];
