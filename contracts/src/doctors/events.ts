import { z } from 'zod';
import { CONSULTATION_MINUTES } from '../appointments/constants.js';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id, moment, timeOfDay } from '../language/reply.js';

const claim = z.object({ doctorId: id, date: day, time: timeOfDay, appointmentId: id, claimId: id });

/** A slot has a claimant; the claim holds once the appointment it was made for is booked at this time. */
export const SlotClaimed = defineEvent({
  type: 'SlotClaimed',
  version: 2,
  schema: claim.extend({
    /** How long the slot is: others that share a moment with it are taken with it. */
    minutes: z.number().int(),
    claimedAt: moment,
  }),
  // Before, every consultation was of the same length.
  upcasters: { 1: (old) => ({ ...old, minutes: CONSULTATION_MINUTES }) },
});
export const SlotReleased = defineEvent({ type: 'SlotReleased', schema: claim });

export const doctorDayEvents = [SlotClaimed, SlotReleased] as const;
export type DoctorDayEvent = EventOf<(typeof doctorDayEvents)[number]>;

/** A doctor's whole week from here on, in the clinic's zone. */
export const WeeklyHoursSet = defineEvent({
  type: 'WeeklyHoursSet',
  schema: z.object({
    doctorId: id,
    slotMinutes: z.number().int(),
    hours: z.array(z.object({ weekday: z.number().int(), from: timeOfDay, to: timeOfDay })),
  }),
});

/** Days, both included, on which a doctor holds no consultations. What is booked in them stays booked. */
export const LeavePlanned = defineEvent({
  type: 'LeavePlanned',
  schema: z.object({
    doctorId: id,
    leaveId: id,
    from: day,
    to: day,
    /** For the doctor alone; empty when none was told. */
    reason: z.string(),
  }),
  subject: (data) => data.doctorId,
  personal: { reason: '' },
});
export const LeaveWithdrawn = defineEvent({ type: 'LeaveWithdrawn', schema: z.object({ doctorId: id, leaveId: id }) });

export const availabilityEvents = [WeeklyHoursSet, LeavePlanned, LeaveWithdrawn] as const;
