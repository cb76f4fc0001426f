import { at } from '../language/address.js';
import type * as routes from './routes.js';

export const showClinic = at<typeof routes.showClinic>('GET', '/api/clinic');
export const findDoctors = at<typeof routes.findDoctors>('GET', '/api/doctor/', 'doctors');
export const doctorSlots = at<typeof routes.doctorSlots>('GET', '/api/doctor/:doctorId/slots', 'slots');
export const recommendDoctors = at<typeof routes.recommendDoctors>(
  'GET',
  '/api/doctor/recommendations/:doctorId',
  'doctors',
);
