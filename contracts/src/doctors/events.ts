import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id, timeOfDay } from '../language/reply.js';

const slot = z.object({ doctorId: id, date: day, time: timeOfDay, appointmentId: id });

export const SlotClaimed = defineEvent({ type: 'SlotClaimed', schema: slot });
export const SlotReleased = defineEvent({ type: 'SlotReleased', schema: slot });

export const doctorDayEvents = [SlotClaimed, SlotReleased] as const;
export type DoctorDayEvent = EventOf<(typeof doctorDayEvents)[number]>;
