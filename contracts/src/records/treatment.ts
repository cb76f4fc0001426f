import type { AppointmentStatus } from '../appointments/constants.js';
import type { Standing } from '../appointments/standing.js';
import { TREATMENT_DAYS } from './constants.js';

/** Hours, not days: a day in which a zone changes its clock must not move the end. */
export const TREATMENT_HOURS = TREATMENT_DAYS * 24;

/** An appointment in one of these states gives its doctor no access: nobody was treated. */
export const withoutTreatment = ['Cancelled', 'No-show'] as const satisfies readonly AppointmentStatus[];

/** A doctor and a patient. */
export interface Treating {
  readonly doctorId: string;
  readonly patientId: string;
}

/** The end of the access that an appointment gives its doctor, from the end of the appointment. The access begins with the booking. */
export const treatmentEnd = (endsAt: string): Date => new Date(Date.parse(endsAt) + TREATMENT_HOURS * 60 * 60_000);

/** Whether a doctor's access to a patient's record is based on this appointment: one that stands, until its end of access. */
export function isTreatment(appointment: Standing | null, { doctorId, patientId }: Treating, now: Date): boolean {
  if (appointment === null || appointment.isCalledOff) return false;
  return (
    appointment.doctorId === doctorId && appointment.patientId === patientId && now < treatmentEnd(appointment.endsAt)
  );
}
