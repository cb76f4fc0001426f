import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id, timeOfDay } from '../language/reply.js';

/** Replaces a doctor's weekly hours, in the clinic's zone. */
export const WeeklyHoursSet = defineEvent({
  type: 'WeeklyHoursSet',
  schema: z.object({
    doctorId: id,
    slotMinutes: z.number().int(),
    hours: z.array(z.object({ weekday: z.number().int(), from: timeOfDay, to: timeOfDay })),
  }),
});

/** A leave, from the first to the last day. Appointments that are already booked in it are kept. */
export const LeavePlanned = defineEvent({
  type: 'LeavePlanned',
  schema: z.object({
    doctorId: id,
    leaveId: id,
    from: day,
    to: day,
    /** Shown to the doctor only; may be empty. */
    reason: z.string(),
  }),
  subject: (data) => data.doctorId,
  personal: { reason: '' },
});
export const LeaveWithdrawn = defineEvent({ type: 'LeaveWithdrawn', schema: z.object({ doctorId: id, leaveId: id }) });

export const availabilityEvents = [WeeklyHoursSet, LeavePlanned, LeaveWithdrawn] as const;
/** Changes of a doctor's hours and leave, in the stream of the doctor's account. */
export type AvailabilityEvent = EventOf<(typeof availabilityEvents)[number]>;
