import { z } from 'zod';
import {
  AppointmentBooked,
  AppointmentCancelled,
  AppointmentRescheduled,
  NoShowRecorded,
  PaymentConfirmed,
  PaymentDeclared,
  PaymentNotReceived,
  PaymentRefunded,
} from './appointments/events.js';
import { defineTopic } from './language/topic.js';
import { id, moment } from './language/reply.js';
import { sessionEvents } from './sessions/events.js';

/** The appointment events that are published. */
export const relayedAppointmentEvents = [
  AppointmentBooked,
  AppointmentRescheduled,
  AppointmentCancelled,
  PaymentDeclared,
  PaymentConfirmed,
  PaymentRefunded,
  PaymentNotReceived,
  NoShowRecorded,
  ...sessionEvents,
] as const;
const types = relayedAppointmentEvents.map((definition) => definition.type);

/** An appointment event without any personal text. */
export const appointmentsTopic = defineTopic({
  name: 'appointments',
  schema: z.object({
    eventId: z.string(),
    type: z.enum(types as [(typeof types)[number], ...(typeof types)[number][]]),
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
    appointmentId: id,
    patientId: id,
    doctorId: id,
    /** Planned start and end, for events that set them. */
    startsAt: moment.optional(),
    endsAt: moment.optional(),
    /** Id of the medical summary, for events of one. */
    summaryId: id.optional(),
  }),
});
