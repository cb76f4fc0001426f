import type { AppointmentStatus } from '../appointments/constants.js';
import { TREATMENT_DAYS } from './constants.js';

/** Hours, not days: a day in which a zone changes its clock must not move the end. */
export const TREATMENT_HOURS = TREATMENT_DAYS * 24;

/** An appointment in one of these states gives its doctor no access: nobody was treated. */
export const withoutTreatment = ['Cancelled', 'No-show'] as const satisfies readonly AppointmentStatus[];

/** The end of the access that an appointment gives its doctor, from the end of the appointment. The access begins with the booking. */
export const treatmentEnd = (endsAt: string): Date => new Date(Date.parse(endsAt) + TREATMENT_HOURS * 60 * 60_000);
