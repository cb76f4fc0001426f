import {
  bookAppointment,
  cancelAppointment,
  declarePayment,
  recordNoShow,
  rescheduleAppointment,
} from '@anamnesis/contracts/appointments/routes';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { causeOf } from '../cause.js';
import type { Ports } from '../ports.js';
import { done } from '../done.js';
import { appointmentDecider, appointmentStream } from './appointment.decider.js';
import { book } from './book-appointment.js';
import { cancel, reschedule } from './change-appointment.js';

export const appointmentHandlers = (ports: Ports): RouteHandler[] => [
  answer(bookAppointment, (call) => book(ports, call)),
  answer(rescheduleAppointment, (call) => reschedule(ports, call)),
  answer(cancelAppointment, (call) => cancel(ports, call)),

  answer(declarePayment, async (call) => {
    const { transactionId, upiReference = null } = call.body;
    const command = { type: 'DeclarePayment', data: { by: call.actor, transactionId, upiReference } } as const;
    return done(
      await ports.commands.handle(
        appointmentDecider,
        appointmentStream(call.params.id),
        command,
        { now: ports.clock() },
        causeOf(call, call.actor),
      ),
    );
  }),

  answer(recordNoShow, async (call) => {
    const command = { type: 'RecordNoShow' } as const;
    return done(
      await ports.commands.handle(
        appointmentDecider,
        appointmentStream(call.params.id),
        command,
        { now: ports.clock() },
        causeOf(call, call.actor),
      ),
    );
  }),
];
