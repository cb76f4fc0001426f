import {
  bookAppointment,
  cancelAppointment,
  confirmPayment,
  declarePayment,
  recordNoShow,
  refundPayment,
  rejectPayment,
  rescheduleAppointment,
} from '@anamnesis/contracts/appointments/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import type { Ports } from '../ports.js';
import { done } from '../done.js';
import { book } from './book-appointment.js';
import { cancel, reschedule } from './change-appointment.js';
import { commandAppointment } from './command-appointment.js';

export const appointmentHandlers = (ports: Ports): RouteHandler[] => [
  answer(bookAppointment, (call) => book(ports, call)),
  answer(rescheduleAppointment, (call) => reschedule(ports, call)),
  answer(cancelAppointment, (call) => cancel(ports, call)),

  answer(declarePayment, async (call) => {
    const { transactionId, upiReference = null } = call.body;
    const command = { type: 'DeclarePayment', data: { by: call.actor, transactionId, upiReference } } as const;
    return done(await commandAppointment(ports, call.params.id, command, call));
  }),

  answer(confirmPayment, async (call) =>
    done(await commandAppointment(ports, call.params.id, { type: 'ConfirmPayment', data: { by: call.actor } }, call)),
  ),

  answer(refundPayment, async (call) =>
    done(await commandAppointment(ports, call.params.id, { type: 'RefundPayment', data: { by: call.actor } }, call)),
  ),

  answer(rejectPayment, async (call) =>
    done(await commandAppointment(ports, call.params.id, { type: 'RejectPayment', data: { by: call.actor } }, call)),
  ),

  answer(recordNoShow, async (call) =>
    done(await commandAppointment(ports, call.params.id, { type: 'RecordNoShow' }, call)),
  ),
];
