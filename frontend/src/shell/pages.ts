import type { RouteObject } from 'react-router';
import { page } from './page';

/** What a patient’s menu names, and is not open yet. */
export const laterPages: RouteObject[] = [
  page('community', () => import('./not-open-yet')),
  page('wearables', () => import('./not-open-yet')),
  page('user-reports', () => import('./not-open-yet')),
];
