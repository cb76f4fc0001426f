import type { RouteObject } from 'react-router';
import { page } from '../shell/page';

/** Where patients find, book and keep their consultations. */
export const patientAppointmentPages: RouteObject[] = [
  page('user-tele', () => import('./telemedicine')),
  page('book-appointment', () => import('./book-appointment')),
];
