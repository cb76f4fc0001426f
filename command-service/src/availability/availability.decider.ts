import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import {
  type LeaveDays,
  sameHours,
  USUAL_HOURS,
  type WeeklyHours,
} from '@anamnesis/contracts/availability/availability';
import { LEAVE_NOT_FOUND, LEAVE_OVERLAPS, LEAVE_PAST } from '@anamnesis/contracts/availability/errors';
import { availabilityEvents } from '@anamnesis/contracts/availability/events';
import { clinicTime } from '@anamnesis/contracts/time/slots';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import type { ClinicContext } from '../time/clinic-context.js';

interface PlannedLeave extends LeaveDays {
  leaveId: string;
}

/** A doctor's weekly hours and leaves. Of a withdrawn leave only the id is kept. */
export type DoctorAvailability =
  | { status: 'none' }
  | (WeeklyHours & {
      status: 'registered';
      doctorId: string;
      leaves: readonly PlannedLeave[];
      withdrawn: readonly string[];
    });
type Registered = Extract<DoctorAvailability, { status: 'registered' }>;

export type AvailabilityCommand =
  | { type: 'SetWeeklyHours'; data: WeeklyHours }
  | { type: 'PlanLeave'; data: PlannedLeave & { reason: string } }
  | { type: 'WithdrawLeave'; data: { leaveId: string } };

/** A doctor's hours for consultations. */
export const availabilityDecider: Decider<DoctorAvailability, AvailabilityCommand, DoctorEvent, ClinicContext> = {
  opens: [],
  initialState: { status: 'none' },

  evolve: evolveOn([DoctorRegistered, ...availabilityEvents], (state, event) => {
    if (event.type === 'DoctorRegistered')
      return { status: 'registered', doctorId: event.data.doctorId, ...USUAL_HOURS, leaves: [], withdrawn: [] };
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'WeeklyHoursSet':
        return { ...state, slotMinutes: event.data.slotMinutes, hours: event.data.hours };
      case 'LeavePlanned': {
        const { leaveId, from, to } = event.data;
        return { ...state, leaves: [...state.leaves, { leaveId, from, to }] };
      }
      case 'LeaveWithdrawn': {
        const { leaveId } = event.data;
        const leaves = state.leaves.filter((leave) => leave.leaveId !== leaveId);
        return { ...state, leaves, withdrawn: [...state.withdrawn, leaveId] };
      }
    }
  }),

  decide: (state, command, context) => {
    if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
    switch (command.type) {
      case 'SetWeeklyHours':
        return setHours(state, command.data);
      case 'PlanLeave':
        return planLeave(state, command.data, context);
      case 'WithdrawLeave':
        return withdrawLeave(state, command.data.leaveId);
    }
  },
};

function setHours(state: Registered, { slotMinutes, hours }: WeeklyHours): DoctorEvent[] {
  if (sameHours(state, { slotMinutes, hours })) return [];
  const inOrder = hours.toSorted((one, other) => one.weekday - other.weekday || (one.from < other.from ? -1 : 1));
  return [{ type: 'WeeklyHoursSet', data: { doctorId: state.doctorId, slotMinutes, hours: inOrder } }];
}

function planLeave(
  { doctorId, leaves, withdrawn }: Registered,
  leave: PlannedLeave & { reason: string },
  { now, timeZone }: ClinicContext,
): DoctorEvent[] {
  if (withdrawn.includes(leave.leaveId) || leaves.some(({ leaveId }) => leaveId === leave.leaveId)) return [];
  if (leave.to < clinicTime(now, timeZone).date) refuse(LEAVE_PAST);
  if (leaves.some(({ from, to }) => from <= leave.to && leave.from <= to)) refuse(LEAVE_OVERLAPS);
  return [{ type: 'LeavePlanned', data: { doctorId, ...leave } }];
}

function withdrawLeave({ doctorId, leaves, withdrawn }: Registered, leaveId: string): DoctorEvent[] {
  if (withdrawn.includes(leaveId)) return [];
  if (!leaves.some((leave) => leave.leaveId === leaveId)) refuse(LEAVE_NOT_FOUND);
  return [{ type: 'LeaveWithdrawn', data: { doctorId, leaveId } }];
}
