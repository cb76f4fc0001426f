import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id } from '../language/reply.js';

/** An operator (the actor in the metadata) has verified the certificates: patients can now find and book the doctor. */
export const DoctorVerified = defineEvent({ type: 'DoctorVerified', schema: z.object({ doctorId: id }) });

/** An operator has rejected the certificates, or withdrawn a verification. The reason is shown to the doctor. */
export const DoctorRejected = defineEvent({
  type: 'DoctorRejected',
  schema: z.object({ doctorId: id, reason: z.string() }),
  subject: (data) => data.doctorId,
  personal: { reason: '' },
});

export const registrationEvents = [DoctorVerified, DoctorRejected] as const;
/** Decisions of operators about a doctor, in the stream of the doctor's account. */
export type RegistrationEvent = EventOf<(typeof registrationEvents)[number]>;
