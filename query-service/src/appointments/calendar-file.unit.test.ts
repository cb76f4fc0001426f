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
    cancelled_by: null,
    cancel_reason: null,
    moved_by: null,
    move_reason: null,
    missing: [],
  },
  ...{ patient_name: 'Meera Joshi', doctor_name: 'Kavita Rao' },
};
/** The lines as a calendar reads them: a line that goes on in the next one begins there with a space. */
const lines = (text: string) => text.replace(/\r\n[ \t]/g, '').split('\r\n');
const fileFor = (side: Side, changed: Partial<Agreed> = {}, language: Language = 'en') =>
  lines(calendarFile({ ...agreed, ...changed }, side, 'https://clinic.example', language));

test('tells the moment in UTC, with whom, and where to go', () => {
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

test('keeps to itself what the consultation is about', () => {
  expect(fileFor('doctor').join('\n')).not.toContain('private');
});

test('a cancelled one takes the entry out again', () => {
  const cancelled = fileFor('patient', { status: 'Cancelled', changes: 3 });
  expect(cancelled).toEqual(expect.arrayContaining(['METHOD:CANCEL', 'STATUS:CANCELLED', 'SEQUENCE:3']));
  expect(cancelled).not.toContain('BEGIN:VALARM');
});

test('a name can not write lines of its own', () => {
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
