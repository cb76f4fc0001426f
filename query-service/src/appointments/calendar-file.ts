import type { Side } from '@anamnesis/contracts/appointments/constants';
import { createEvent } from 'ics';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';

export interface Agreed extends AppointmentRow {
  patient_name: string;
  doctor_name: string;
}

/** Where each side finds the appointment and joins it. */
export const pageOf = (side: Side, origin: string): string =>
  `${origin}${side === 'patient' ? '/user-tele' : '/appointments'}`;

/**
 * An appointment as a calendar takes it in (RFC 5545), told from one side. Taken in again after a change it replaces what
 * the calendar had: the id stays and the sequence counts the changes. What the consultation is about is left out, since
 * calendars are shared. `origin` is where the product is found.
 */
export function calendarFile(row: Agreed, side: Side, origin: string): string {
  const other = side === 'patient' ? `Dr. ${row.doctor_name}` : row.patient_name;
  const page = pageOf(side, origin);
  const cancelled = row.status === 'Cancelled';
  const { error, value } = createEvent({
    uid: `${row.appointment_id}@anamnesis`,
    sequence: row.changes,
    productId: 'anamnesis',
    method: cancelled ? 'CANCEL' : 'PUBLISH',
    status: cancelled ? 'CANCELLED' : 'CONFIRMED',
    start: Date.parse(row.starts_at),
    startOutputType: 'utc',
    end: Date.parse(row.ends_at),
    endOutputType: 'utc',
    title: `${row.consultation_type} with ${other}`,
    description: `A video consultation. It is held in your browser, at ${page}`,
    location: 'Video',
    url: page,
    busyStatus: 'BUSY',
    ...(!cancelled && {
      alarms: [{ action: 'display', description: `With ${other}`, trigger: { hours: 1, before: true } }],
    }),
  });
  if (!value) throw error ?? new Error('The calendar file came out empty.');
  return value;
}
