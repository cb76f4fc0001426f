import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** The patient's pages for finding, booking and managing consultations. */
export const patientAppointmentPages: RouteObject[] = [
  page('user-tele', () => import('./telemedicine')),
  page('book-appointment', () => import('./book-appointment')),
];
