import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id, moment, timeOfDay } from '../language/reply.js';

const claim = z.object({ doctorId: id, date: day, time: timeOfDay, appointmentId: id, claimId: id });

/** A slot has a claimant; the claim holds once the appointment it was made for is booked at this time. */
export const SlotClaimed = defineEvent({ type: 'SlotClaimed', schema: claim.extend({ claimedAt: moment }) });
export const SlotReleased = defineEvent({ type: 'SlotReleased', schema: claim });

export const doctorDayEvents = [SlotClaimed, SlotReleased] as const;
export type DoctorDayEvent = EventOf<(typeof doctorDayEvents)[number]>;
