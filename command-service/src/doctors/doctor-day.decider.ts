import { BOOKABLE_DAYS } from '@anamnesis/contracts/doctors/constants';
import { SLOT_PAST, SLOT_TAKEN, SLOT_UNKNOWN } from '@anamnesis/contracts/doctors/errors';
import type { DoctorDayEvent } from '@anamnesis/contracts/doctors/events';
import { overlaps, slotAt } from '@anamnesis/contracts/time/slots';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import type { ClinicContext } from '../time/clinic-context.js';

export interface Claim {
  /** HH:MM in the clinic's zone. */
  time: string;
  minutes: number;
  appointmentId: string;
  claimId: string;
  /** ISO 8601, UTC. */
  claimedAt: string;
}

/** The claims of a doctor's day by time of day (HH:MM). */
export type DoctorDay = Readonly<Record<string, Claim>>;

export interface SlotClaim {
  doctorId: string;
  date: string;
  time: string;
  appointmentId: string;
  claimId: string;
}
export type TimedSlotClaim = SlotClaim & { minutes: number };
export type DoctorDayCommand = { type: 'ClaimSlot'; data: TimedSlotClaim } | { type: 'ReleaseSlot'; data: SlotClaim };

/** The stream of a doctor's claims on one day. */
export const doctorDayStream = (doctorId: string, date: string) => `doctorDay-${doctorId}_${date}`;

/** No two claims of a doctor overlap, whatever the slot length. */
export const doctorDayDecider: Decider<DoctorDay, DoctorDayCommand, DoctorDayEvent, ClinicContext> = {
  begins: ['ClaimSlot'],
  initialState: {},

  evolve: (day, event) => {
    switch (event.type) {
      case 'SlotClaimed': {
        const { time, minutes, appointmentId, claimId, claimedAt } = event.data;
        return { ...day, [time]: { time, minutes, appointmentId, claimId, claimedAt } };
      }
      case 'SlotReleased':
        return Object.fromEntries(Object.entries(day).filter(([time]) => time !== event.data.time));
    }
  },

  decide: (day, command, context) => {
    switch (command.type) {
      case 'ClaimSlot':
        return claim(day, command.data, context);
      case 'ReleaseSlot':
        return release(day, command.data);
    }
  },
};

/**
 * The claims that overlap a slot. An appointment may be rescheduled to a time that overlaps its own, so its own claims conflict only
 * if they have the same start.
 */
export function conflictingClaims(
  day: DoctorDay,
  { date, time, minutes, appointmentId }: Pick<TimedSlotClaim, 'date' | 'time' | 'minutes' | 'appointmentId'>,
  timeZone: string,
): Claim[] {
  const slot = slotAt(date, time, timeZone, minutes);
  return Object.values(day).filter(
    (held) =>
      held.time === time ||
      (held.appointmentId !== appointmentId && overlaps(slotAt(date, held.time, timeZone, held.minutes), slot)),
  );
}

function claim(day: DoctorDay, slot: TimedSlotClaim, { now, timeZone }: ClinicContext): DoctorDayEvent[] {
  const startsAt = Date.parse(slotAt(slot.date, slot.time, timeZone).startsAt);
  if (startsAt <= now.getTime()) refuse(SLOT_PAST);
  if (startsAt > now.getTime() + BOOKABLE_DAYS * 86_400_000) refuse(SLOT_UNKNOWN);
  if (day[slot.time]?.claimId === slot.claimId) return [];
  if (conflictingClaims(day, slot, timeZone).length > 0) refuse(SLOT_TAKEN);
  return [{ type: 'SlotClaimed', data: { ...slot, claimedAt: now.toISOString() } }];
}

function release(day: DoctorDay, slot: SlotClaim): DoctorDayEvent[] {
  return day[slot.time]?.claimId === slot.claimId ? [{ type: 'SlotReleased', data: slot }] : [];
}
