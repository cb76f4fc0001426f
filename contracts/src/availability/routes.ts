import { z } from 'zod';
import { ACCOUNT_NOT_FOUND } from '../accounts/errors.js';
import { consultation } from '../appointments/query-routes.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { day, doneReply, id, timeOfDay } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { hoursProblems, WEEKDAYS } from './availability.js';
import { MAX_HOURS_A_DAY, MAX_LEAVE_DAYS, MAX_LEAVE_REASON, SLOT_MINUTES } from './constants.js';
import { LEAVE_NOT_FOUND, LEAVE_OVERLAPS, LEAVE_PAST } from './errors.js';
import { LEAVE_BACKWARDS, LEAVE_TOO_LONG } from './field-problems.js';
import { dayAfter } from '../time/slots.js';
import { availabilityActions } from './policy.js';

const feature = 'availability';
const hours = z.object({ weekday: z.number().int().min(1).max(7), from: timeOfDay, to: timeOfDay });
const slotMinutes = z.number().int().min(SLOT_MINUTES.least).max(SLOT_MINUTES.most).multipleOf(SLOT_MINUTES.step);

/** A leave as shown to its doctor, with the appointments that are booked in it. */
const leave = z.object({ id, from: day, to: day, reason: z.string(), bookings: z.array(consultation) });
export type Leave = z.infer<typeof leave>;

export const showAvailability = defineRoute({
  name: 'showAvailability',
  summary: "The signed-in doctor's weekly hours, and current and future leave with the appointments booked in it.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/doctor/availability',
  action: availabilityActions.planOwnHours,
  shows: ['availability', 'appointments'],
  reply: z.object({
    data: z.object({
      slotMinutes: z.number().int(),
      hours: z.array(hours),
      leaves: z.array(leave),
      timeZone: z.string(),
    }),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

export const setWeeklyHours = defineRoute({
  name: 'setWeeklyHours',
  summary: "Replaces the doctor's weekly hours and the length of a consultation. Booked appointments are kept.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/availability',
  action: availabilityActions.planOwnHours,
  changes: ['availability', 'slots', 'doctors'],
  body: z
    .object({ slotMinutes, hours: z.array(hours).max(WEEKDAYS.length * MAX_HOURS_A_DAY) })
    .superRefine((week, context) => {
      for (const [index, { code, parameters }] of hoursProblems(week))
        context.addIssue({ code: 'custom', path: ['hours', index], message: code, params: parameters });
    }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ACCOUNT_NOT_FOUND],
});

export const planLeave = defineRoute({
  name: 'planLeave',
  summary: 'Plans a leave. Appointments that are booked in it are kept until they are moved or cancelled.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/leave',
  action: availabilityActions.planOwnHours,
  changes: ['availability', 'slots', 'doctors'],
  body: z
    .object({ from: day, to: day, reason: z.string().trim().max(MAX_LEAVE_REASON).optional() })
    .superRefine(({ from, to }, context) => {
      if (to < from) context.addIssue({ code: 'custom', path: ['to'], message: LEAVE_BACKWARDS.code });
      else if (to >= dayAfter(from, MAX_LEAVE_DAYS))
        context.addIssue({ code: 'custom', path: ['to'], message: LEAVE_TOO_LONG.code });
    }),
  reply: z.object({ success: z.literal(true), data: z.object({ leaveId: id }) }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ACCOUNT_NOT_FOUND, LEAVE_PAST, LEAVE_OVERLAPS],
});

export const withdrawLeave = defineRoute({
  name: 'withdrawLeave',
  summary: 'Withdraws a leave: its days can be booked again.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/leave/:leaveId/withdraw',
  action: availabilityActions.planOwnHours,
  changes: ['availability', 'slots', 'doctors'],
  params: z.object({ leaveId: id }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ACCOUNT_NOT_FOUND, LEAVE_NOT_FOUND],
});

export const availabilityRoutes = [showAvailability, setWeeklyHours, planLeave, withdrawLeave] as const;
