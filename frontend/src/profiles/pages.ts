import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The patient's pages for the questionnaire and the profile. */
export const patientProfilePages: RouteObject[] = [
  page('onboard', () => import('./questionnaire')),
  page('user-profile', () => import('./user-profile')),
];
