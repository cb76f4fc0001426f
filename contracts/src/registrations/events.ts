import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';

/** An operator, whom the metadata name, has found the doctor's papers in order: from here on patients find and book them. */
export const DoctorVerified = defineEvent({ type: 'DoctorVerified', schema: z.object({ doctorId: id }) });

/** An operator has not found them in order, or no longer does. The doctor is told the reason. */
export const DoctorRejected = defineEvent({
  type: 'DoctorRejected',
  schema: z.object({ doctorId: id, reason: z.string() }),
  subject: (data) => data.doctorId,
  personal: { reason: '' },
});

export const registrationEvents = [DoctorVerified, DoctorRejected] as const;
/** What operators decide about a doctor, in the stream of the doctor's account. */
export type RegistrationEvent = EventOf<(typeof registrationEvents)[number]>;
