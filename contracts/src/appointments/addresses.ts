import { at, live } from '../language/address.js';
import type * as queryRoutes from './query-routes.js';
import type * as routes from './routes.js';

export const bookAppointment = at<typeof routes.bookAppointment>('POST', '/api/doctor/book');
export const rescheduleAppointment = at<typeof routes.rescheduleAppointment>('POST', '/api/doctor/reschedule/:id');
export const cancelAppointment = at<typeof routes.cancelAppointment>('POST', '/api/appointments/:id/cancel');
export const declarePayment = at<typeof routes.declarePayment>('POST', '/api/appointments/:id/payment');
export const confirmPayment = at<typeof routes.confirmPayment>('POST', '/api/appointments/:id/payment/confirm');
export const refundPayment = at<typeof routes.refundPayment>('POST', '/api/appointments/:id/payment/refund');
export const rejectPayment = at<typeof routes.rejectPayment>('POST', '/api/appointments/:id/payment/reject');
export const patientAppointments = live(at<typeof queryRoutes.patientAppointments>('GET', '/api/users/appointments'));
export const pendingConsultations = at<typeof queryRoutes.pendingConsultations>(
  'GET',
  '/api/doctor/pending-consultations',
);
export const calendarFile = at<typeof queryRoutes.calendarFile>('GET', '/api/appointments/:id/calendar');
