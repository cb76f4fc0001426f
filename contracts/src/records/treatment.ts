import type { Standing } from '../appointments/standing.js';
import { TREATMENT_DAYS } from './constants.js';

const DAY_MILLISECONDS = 24 * 60 * 60_000;

/** A doctor and a patient. */
export interface Treating {
  readonly doctorId: string;
  readonly patientId: string;
}

/** Whether a doctor's access to a patient's record is based on this appointment: one that stands, from its booking until TREATMENT_DAYS after its end. */
export function isTreatment(appointment: Standing | null, { doctorId, patientId }: Treating, now: Date): boolean {
  if (appointment === null || appointment.isCalledOff) return false;
  const until = Date.parse(appointment.endsAt) + TREATMENT_DAYS * DAY_MILLISECONDS;
  return appointment.doctorId === doctorId && appointment.patientId === patientId && now.getTime() < until;
}
