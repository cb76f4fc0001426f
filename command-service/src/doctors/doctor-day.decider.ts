import { BOOKABLE_DAYS, TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import type { DoctorDayEvent } from '@anamnesis/contracts/doctors/events';
import { slotAt } from '@anamnesis/contracts/doctors/slots';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';

export interface Claim {
  appointmentId: string;
  claimId: string;
  /** ISO 8601, UTC. */
  claimedAt: string;
}

/** A doctor's day: who holds which of its hours (HH:MM). */
export type DoctorDay = Readonly<Record<string, Claim>>;

interface SlotOf {
  doctorId: string;
  date: string;
  time: string;
  appointmentId: string;
  claimId: string;
}
export type DoctorDayCommand = { type: 'ClaimSlot'; data: SlotOf } | { type: 'ReleaseSlot'; data: SlotOf };

export interface ClinicMoment {
  now: Date;
  timeZone: string;
}

/** The stream that decides who gets a doctor's hours of one day. */
export const doctorDayStream = (doctorId: string, date: string) => `doctorDay-${doctorId}_${date}`;

/** That an hour of a doctor has one claimant. */
export const doctorDayDecider: Decider<DoctorDay, DoctorDayCommand, DoctorDayEvent, ClinicMoment> = {
  initialState: {},

  evolve: (day, { type, data }) => {
    if (type === 'SlotClaimed') {
      const { appointmentId, claimId, claimedAt } = data;
      return { ...day, [data.time]: { appointmentId, claimId, claimedAt } };
    }
    return Object.fromEntries(Object.entries(day).filter(([time]) => time !== data.time));
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

function claim(day: DoctorDay, slot: SlotOf, { now, timeZone }: ClinicMoment): DoctorDayEvent[] {
  if (!TIME_SLOTS.some((time) => time === slot.time)) refuse('SLOT_UNKNOWN');
  const startsAt = Date.parse(slotAt(slot.date, slot.time, timeZone).startsAt);
  if (startsAt <= now.getTime()) refuse('SLOT_PAST');
  if (startsAt > now.getTime() + BOOKABLE_DAYS * 86_400_000) refuse('SLOT_UNKNOWN');
  const holder = day[slot.time];
  if (holder?.claimId === slot.claimId) return [];
  if (holder) refuse('SLOT_TAKEN');
  return [{ type: 'SlotClaimed', data: { ...slot, claimedAt: now.toISOString() } }];
}

function release(day: DoctorDay, slot: SlotOf): DoctorDayEvent[] {
  return day[slot.time]?.claimId === slot.claimId ? [{ type: 'SlotReleased', data: slot }] : [];
}
