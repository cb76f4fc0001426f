import { expect, test } from '@jest/globals';
import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { Language } from '@anamnesis/contracts/language/languages';
import { type Agreed, calendarFile } from './calendar-file.js';

const agreed: Agreed = {
  ...{ appointment_id: 'a1', patient_id: 'p1', doctor_id: 'd1', status: 'Pending', changes: 2 },
  ...{ date: '2026-11-21', time: '11:00', time_zone: 'Asia/Kolkata', fee: 500, payment: 'none', room_name: 'room' },
  ...{ starts_at: '2026-11-21T05:30:00.000Z', ends_at: '2026-11-21T06:00:00.000Z', started_at: null },
  ...{ consultation_type: 'General Consultation', issue_details: 'A private matter', feedback: 'none' },
  ...{ transaction_id: null, upi_reference: null, doctor_in: false, patient_in: false },
  ...{
    payment_confirmed: false,
    called_off_at: null,
    cancelled_by: null,
    cancel_reason: null,
    moved_by: null,
    move_reason: null,
    missing: [],
  },
  ...{ patient_name: 'Meera Joshi', doctor_name: 'Kavita Rao' },
};
/** The unfolded lines: a continuation line begins with a space or a tab. */
const lines = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const fileFor = (side: Side, changed: Partial<Agreed> = {}, language: Language = 'en') =>
  lines(calendarFile({ ...agreed, ...changed }, side, 'https://clinic.example', language));

test('contains the time in UTC, the other side, and the address of the page', () => {
  expect(fileFor('patient')).toEqual(
    expect.arrayContaining([
      'METHOD:PUBLISH',
      'UID:a1@anamnesis',
      'SEQUENCE:2',
      'DTSTART:20261121T053000Z',
      'DTEND:20261121T060000Z',
      'SUMMARY:General Consultation with Dr. Kavita Rao',
      'URL:https://clinic.example/user-tele',
      'TRIGGER:-PT1H',
    ]),
  );
  expect(fileFor('doctor')).toEqual(
    expect.arrayContaining([
      'SUMMARY:General Consultation with Meera Joshi',
      'URL:https://clinic.example/appointments',
    ]),
  );
});

test('does not contain the reason for the visit', () => {
  expect(fileFor('doctor').join('\n')).not.toContain('private');
});

test('removes the entry of a cancelled appointment', () => {
  const cancelled = fileFor('patient', { status: 'Cancelled', changes: 3 });
  expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']));
  expect(cancelled).not.toContain('BEGIN:VALARM');
});

test('a line break in a name does not create a line', () => {
  const hostile = fileFor('doctor', { patient_name: 'Eve\r\nURL:https://evil.example\r\nX:' });
  expect(hostile.filter((line) => line.startsWith('URL:'))).toEqual(['URL:https://clinic.example/appointments']);
});

test('has no text outside the catalogue', () => {
  const texts = fileFor('patient', { doctor_name: '1', consultation_type: '2' }, 'en-XA').filter((line) =>
    /^(SUMMARY|DESCRIPTION|LOCATION):/.test(line),
  );
  expect(texts).toHaveLength(4);
  for (const text of texts) {
    expect(text.replace(/^\w+:/, '').replace('https://clinic.example/user-tele', '')).not.toMatch(/[a-z]{2,}/i);
  }
});
