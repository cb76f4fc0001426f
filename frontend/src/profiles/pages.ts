import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** What patients tell of themselves. */
export const patientProfilePages: RouteObject[] = [
  page('onboard', () => import('./questionnaire')),
  page('user-profile', () => import('./user-profile')),
];
