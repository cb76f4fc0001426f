import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id, moment, timeOfDay } from '../language/reply.js';
import { CONSULTATION_MINUTES } from '../time/slots.js';

const claim = z.object({ doctorId: id, date: day, time: timeOfDay, appointmentId: id, claimId: id });

/** Claims a slot for an appointment. The claim takes effect once that appointment is booked at this time. */
const SlotClaimed = defineEvent({
  type: 'SlotClaimed',
  version: 2,
  schema: claim.extend({
    /** Minutes. Slots that overlap are taken too. */
    minutes: z.number().int(),
    claimedAt: moment,
  }),
  // In version 1 every consultation had the same length.
  upcasters: { 1: (old) => ({ ...old, minutes: CONSULTATION_MINUTES }) },
});
const SlotReleased = defineEvent({ type: 'SlotReleased', schema: claim });

export const doctorDayEvents = [SlotClaimed, SlotReleased] as const;
export type DoctorDayEvent = EventOf<(typeof doctorDayEvents)[number]>;
