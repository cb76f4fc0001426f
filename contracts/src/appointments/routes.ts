import { z } from 'zod';
import {
  CONSULTATION_TYPE_UNKNOWN,
  DOCTOR_NOT_FOUND,
  DOCTOR_NOT_VERIFIED,
  FEE_CHANGED,
  SLOT_PAST,
  SLOT_BOOKED_BY_YOU,
  SLOT_TAKEN,
  SLOT_UNKNOWN,
} from '../doctors/errors.js';
import { MAX_CONSULTATION_TYPE } from '../doctors/constants.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { defineRoute } from '../language/route.js';
import { line } from '../language/text.js';
import { day, doneReply, id, moment, timeOfDay } from '../language/reply.js';
import { TRANSACTION_PREFIX } from './constants.js';
import {
  APPOINTMENT_AT_SAME_TIME,
  APPOINTMENT_NOT_FOUND,
  APPOINTMENT_NOT_PENDING,
  APPOINTMENT_OVER,
  NO_SHOW_TOO_EARLY,
  PAYMENT_ALREADY_CONFIRMED,
  PAYMENT_ALREADY_DECLARED,
  PAYMENT_NOT_DECLARED,
  REFUND_NOT_DUE,
  SESSION_ENTERED,
} from './errors.js';
import { appointmentActions, ownAppointmentActions } from './policy.js';

const feature = 'appointments';

/**
 * Permits an appointment at the same time as another one of the patient. Without it such a call is refused, and the parameters
 * of the refusal list the other `appointments`, each with `appointmentId`, `doctorId`, `doctorName` and `startsAt`.
 */
const despiteOther = z.boolean().optional();

export const bookAppointment = defineRoute({
  name: 'bookAppointment',
  summary: 'Books a free slot of a doctor. Repeated under the same command id, it books once.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/book',
  action: ownAppointmentActions.bookAppointment,
  changes: ['appointments', 'slots', 'doctors'],
  body: z.object({
    doctorId: id,
    date: day,
    time: timeOfDay,
    issueDetails: z.string().trim().max(4000).optional(),
    /** One of the types that the doctor offers; by default the first one. */
    consultationType: line(MAX_CONSULTATION_TYPE).optional(),
    /** The fee that was shown to the patient, in rupees. If the doctor has changed it since, nothing is booked. */
    fee: z.number().int().optional(),
    despiteOther,
  }),
  reply: z.object({
    success: z.literal(true),
    message: z.string(),
    data: z.object({ appointmentId: id, startsAt: moment }),
  }),
  errors: [
    NOT_SIGNED_IN,
    NOT_ALLOWED,
    INPUT_INVALID,
    DOCTOR_NOT_FOUND,
    DOCTOR_NOT_VERIFIED,
    SLOT_TAKEN,
    SLOT_BOOKED_BY_YOU,
    SLOT_UNKNOWN,
    SLOT_PAST,
    FEE_CHANGED,
    CONSULTATION_TYPE_UNKNOWN,
    APPOINTMENT_AT_SAME_TIME,
  ],
});

export const rescheduleAppointment = defineRoute({
  name: 'rescheduleAppointment',
  summary: 'Moves a pending appointment to another free slot, with an optional reason for the other party.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/reschedule/:id',
  action: appointmentActions.rescheduleAppointment,
  changes: ['appointments', 'slots', 'doctors'],
  params: z.object({ id }),
  body: z.object({ newDateTime: moment, reason: z.string().trim().max(500).optional(), despiteOther }),
  reply: doneReply,
  errors: [
    NOT_SIGNED_IN,
    NOT_ALLOWED,
    INPUT_INVALID,
    APPOINTMENT_NOT_FOUND,
    APPOINTMENT_NOT_PENDING,
    SESSION_ENTERED,
    APPOINTMENT_AT_SAME_TIME,
    DOCTOR_NOT_FOUND,
    DOCTOR_NOT_VERIFIED,
    SLOT_TAKEN,
    SLOT_UNKNOWN,
    SLOT_PAST,
  ],
});

export const cancelAppointment = defineRoute({
  name: 'cancelAppointment',
  summary: 'Cancels a pending appointment, with a reason, and frees its slot.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/appointments/:id/cancel',
  action: appointmentActions.cancelAppointment,
  changes: ['appointments', 'slots', 'doctors'],
  params: z.object({ id }),
  body: z.object({ reason: z.string().trim().min(1, REASON_MISSING.code).max(500) }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, APPOINTMENT_NOT_PENDING],
});

export const declarePayment = defineRoute({
  name: 'declarePayment',
  summary: 'Declares a payment of the patient, with the id of the transaction.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/appointments/:id/payment',
  action: appointmentActions.declarePayment,
  changes: ['appointments'],
  params: z.object({ id }),
  body: z.object({
    transactionId: line(64).startsWith(TRANSACTION_PREFIX),
    upiReference: line(64).optional(),
  }),
  reply: doneReply,
  errors: [
    NOT_SIGNED_IN,
    NOT_ALLOWED,
    INPUT_INVALID,
    APPOINTMENT_NOT_FOUND,
    APPOINTMENT_OVER,
    PAYMENT_ALREADY_DECLARED,
  ],
});

export const confirmPayment = defineRoute({
  name: 'confirmPayment',
  summary: 'Confirms that the doctor has received the declared payment.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/appointments/:id/payment/confirm',
  action: appointmentActions.confirmPayment,
  changes: ['appointments'],
  params: z.object({ id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, PAYMENT_NOT_DECLARED],
});

export const refundPayment = defineRoute({
  name: 'refundPayment',
  summary: 'Records that the doctor has refunded the payment of an appointment that did not take place.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/appointments/:id/payment/refund',
  action: appointmentActions.refundPayment,
  changes: ['appointments'],
  params: z.object({ id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, REFUND_NOT_DUE],
});

export const rejectPayment = defineRoute({
  name: 'rejectPayment',
  summary: 'Records that the doctor never received the declared payment, so that there is nothing to refund.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/appointments/:id/payment/reject',
  action: appointmentActions.rejectPayment,
  changes: ['appointments'],
  params: z.object({ id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, REFUND_NOT_DUE, PAYMENT_ALREADY_CONFIRMED],
});

export const recordNoShow = defineRoute({
  name: 'recordNoShow',
  summary: 'Records that a party did not join. Called by background jobs only.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/appointments/:id/no-show',
  action: ownAppointmentActions.recordNoShow,
  params: z.object({ id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, NO_SHOW_TOO_EARLY],
});

export const appointmentRoutes = [
  bookAppointment,
  rescheduleAppointment,
  cancelAppointment,
  declarePayment,
  confirmPayment,
  refundPayment,
  rejectPayment,
  recordNoShow,
] as const;
