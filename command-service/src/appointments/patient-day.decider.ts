import { APPOINTMENT_AT_SAME_TIME } from '@anamnesis/contracts/appointments/errors';
import type { PatientDayEvent } from '@anamnesis/contracts/appointments/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { overlaps } from '@anamnesis/contracts/time/slots';
import type { Decider } from '@anamnesis/platform/deciding/decider';

/** A time reserved for one of the patient's appointments. */
export type Reservation = Omit<PatientDayEvent['data'], 'patientId'>;
export type PatientDay = readonly Reservation[];

interface Reserving extends Omit<PatientDayEvent['data'], 'reservedAt'> {
  /** Claims of overlapping appointments to ignore: the patient accepts the overlap, or they are no longer valid. */
  ignoredClaims: 'all' | readonly string[];
}
export interface PatientDayCommand {
  type: 'ReserveTime';
  data: Reserving;
}

/** The stream of the times reserved for a patient's appointments on one day. */
export const patientDayStream = (patientId: string, date: string) => `patientDay-${patientId}_${date}`;

/** A patient has no overlapping appointments, unless they accept them. */
export const patientDayDecider: Decider<PatientDay, PatientDayCommand, PatientDayEvent> = {
  begins: ['ReserveTime'],
  initialState: [],

  evolve: (day, { data: { patientId: _, ...reservation } }) => [...day, reservation],

  decide: (day, { data: { ignoredClaims, ...reserving } }, { now }) => {
    if (day.some(({ claimId }) => claimId === reserving.claimId)) return [];
    const others = ignoredClaims === 'all' ? [] : atSameTime(day, reserving);
    if (others.some(({ claimId }) => !ignoredClaims.includes(claimId))) refuse(APPOINTMENT_AT_SAME_TIME);
    return [{ type: 'PatientTimeReserved', data: { ...reserving, reservedAt: now.toISOString() } }];
  },
};

/** The reservations of other appointments that overlap this time. */
export const atSameTime = (
  day: PatientDay,
  time: Pick<Reservation, 'appointmentId' | 'startsAt' | 'endsAt'>,
): Reservation[] => day.filter((held) => held.appointmentId !== time.appointmentId && overlaps(held, time));
