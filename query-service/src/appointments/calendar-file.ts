import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { Language } from '@anamnesis/contracts/language/languages';
import { createEvent } from 'ics';
import type { AppointmentRow } from '@anamnesis/read-models/appointments/appointment-list';
import { calendarMessages } from './calendar-messages.js';

export interface Agreed extends AppointmentRow {
  patient_name: string;
  doctor_name: string;
}

/** The page where each side finds and joins the appointment. */
export const pageOf = (side: Side, origin: string): string =>
  `${origin}${side === 'patient' ? '/user-tele' : '/appointments'}`;

/**
 * An appointment as an iCalendar file (RFC 5545) for one side. Importing it again after a change replaces the entry: the UID
 * stays, and the sequence counts the changes. The reason for the visit is left out, because calendars are often shared.
 * `origin` is the product's address.
 */
export function calendarFile(row: Agreed, side: Side, origin: string, language: Language): string {
  const m = calendarMessages(language);
  const other = side === 'patient' ? m.doctor({ name: row.doctor_name }) : row.patient_name;
  // A doctor's own name of a type stays as it was written.
  const type = (m.types as Readonly<Record<string, string>>)[row.consultation_type] ?? row.consultation_type;
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
    title: m.title({ type, other }),
    description: m.description({ page }),
    location: m.location,
    url: page,
    busyStatus: 'BUSY',
    ...(!cancelled && {
      alarms: [{ action: 'display', description: m.alarm({ other }), trigger: { hours: 1, before: true } }],
    }),
  });
  if (!value) throw error ?? new Error('The calendar library returned an empty file.');
  return value;
}
