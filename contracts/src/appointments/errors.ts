import { z } from 'zod';
import { defineError } from '../language/refusal.js';
import { id, moment } from '../language/reply.js';

const otherAppointment = z.object({ appointmentId: id, doctorId: id, doctorName: z.string(), startsAt: moment });

export const APPOINTMENT_NOT_FOUND = defineError('APPOINTMENT_NOT_FOUND', 404, 'There is no such appointment.');
export const APPOINTMENT_NOT_PENDING = defineError(
  'APPOINTMENT_NOT_PENDING',
  409,
  'This appointment has already begun or ended, so it can no longer be changed.',
);
export const APPOINTMENT_OVER = defineError('APPOINTMENT_OVER', 409, 'This appointment is over.');
export const PAYMENT_ALREADY_DECLARED = defineError(
  'PAYMENT_ALREADY_DECLARED',
  409,
  'You have already declared this payment. The first transaction id stays; if it is wrong, please tell the doctor.',
);
export const PAYMENT_NOT_DECLARED = defineError(
  'PAYMENT_NOT_DECLARED',
  409,
  'The patient has not declared the payment yet, so there is nothing to confirm.',
);
export const REFUND_NOT_DUE = defineError('REFUND_NOT_DUE', 409, 'No refund is due for this appointment.');
export const PAYMENT_ALREADY_CONFIRMED = defineError(
  'PAYMENT_ALREADY_CONFIRMED',
  409,
  'You have confirmed that this payment arrived, so it can only be refunded.',
);
export const SESSION_ENTERED = defineError(
  'SESSION_ENTERED',
  409,
  'Somebody is already waiting in the session, so the appointment can’t be moved. Join the session, or cancel the appointment.',
);
export const APPOINTMENT_AT_SAME_TIME = defineError(
  'APPOINTMENT_AT_SAME_TIME',
  409,
  'You already have an appointment at this time. Nothing was changed: choose another time, or confirm that you want both.',
  { appointments: z.array(otherAppointment).optional() },
);
export const NO_SHOW_TOO_EARLY = defineError('NO_SHOW_TOO_EARLY', 409, 'The patient still has time to join.');
