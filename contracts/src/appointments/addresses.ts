import { at } from '../language/address.js';
import type * as queryRoutes from './query-routes.js';
import type * as routes from './routes.js';

export const bookAppointment = at<typeof routes.bookAppointment>(
  'POST',
  '/api/doctor/book',
  'appointments',
  'slots',
  'doctors',
);
export const rescheduleAppointment = at<typeof routes.rescheduleAppointment>(
  'POST',
  '/api/doctor/reschedule/:id',
  'appointments',
  'slots',
  'doctors',
);
export const cancelAppointment = at<typeof routes.cancelAppointment>(
  'POST',
  '/api/appointments/:id/cancel',
  'appointments',
  'slots',
  'doctors',
);
export const declarePayment = at<typeof routes.declarePayment>('POST', '/api/appointments/:id/payment', 'appointments');
export const confirmPayment = at<typeof routes.confirmPayment>(
  'POST',
  '/api/appointments/:id/payment/confirm',
  'appointments',
);
export const refundPayment = at<typeof routes.refundPayment>(
  'POST',
  '/api/appointments/:id/payment/refund',
  'appointments',
);
export const rejectPayment = at<typeof routes.rejectPayment>(
  'POST',
  '/api/appointments/:id/payment/reject',
  'appointments',
);
export const patientAppointments = at<typeof queryRoutes.patientAppointments>(
  'GET',
  '/api/users/appointments',
  'appointments',
);
export const pendingConsultations = at<typeof queryRoutes.pendingConsultations>(
  'GET',
  '/api/doctor/pending-consultations',
  'appointments',
);
export const calendarFile = at<typeof queryRoutes.calendarFile>('GET', '/api/appointments/:id/calendar');
export const listConsultations = at<typeof queryRoutes.listConsultations>(
  'GET',
  '/api/admin/appointments',
  'appointments',
);
