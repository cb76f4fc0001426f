import { expect, test } from '@jest/globals';
import { checkedPrescription } from './checked-prescription.js';
import type { PrescriptionRow } from './issued-prescription.js';

const row: PrescriptionRow = {
  ...{
    entry_id: 'entry',
    patient_id: 'patient',
    author_role: 'doctor',
    date: '2026-11-21',
    title: 'Amoxicillin 500 mg',
  },
  ...{ body: 'Twice a day', duration: '5 days', instructions: 'After food, for the infection.' },
  ...{ written_at: '2026-11-21T10:00:00.000Z', retracted_at: null, stopped_on: null },
  ...{ specializations: ['Cardiology'], registration: 'verified', doctor_name: 'Kavita Iyer' },
  ...{ patient_name: 'Meera Joshi', gender: 'Female', age: 37 },
};
const check = (more: Partial<PrescriptionRow> = {}, now = '2026-11-25T10:00:00.000Z') =>
  checkedPrescription({ ...row, ...more }, { clock: () => new Date(now), timeZone: 'Asia/Kolkata' });
const nothing = { withdrawnOn: null, isStopped: false, courseEndedOn: null, isDoctorVerified: true };

test('nothing speaks against a prescription of a verified doctor on the last day of its course', () => {
  expect(check()).toEqual({
    ...{ medication: 'Amoxicillin 500 mg', dosage: 'Twice a day', duration: '5 days', date: '2026-11-21' },
    ...{ doctorName: 'Kavita Iyer', patientInitials: 'M. J.', ...nothing },
  });
});

test('its course is over at midnight in the clinic', () => {
  expect(check({}, '2026-11-25T18:29:00.000Z').courseEndedOn).toBeNull();
  expect(check({}, '2026-11-25T18:31:00.000Z').courseEndedOn).toBe('2026-11-25');
  expect(check({ duration: 'until better' }, '2030-01-01T00:00:00.000Z').courseEndedOn).toBeNull();
});

test('it was withdrawn on a day of the clinic', () => {
  expect(check({ retracted_at: '2026-11-22T20:00:00.000Z' }).withdrawnOn).toBe('2026-11-23');
});

test('that it was stopped is said, and when is not', () => {
  const stopped = check({ stopped_on: '2026-11-23' });
  expect(stopped.isStopped).toBe(true);
  expect(JSON.stringify(stopped)).not.toContain('2026-11-23');
});

test.each(['rejected', 'awaiting', null] as const)(
  'a doctor whose registration is %s is not verified',
  (registration) =>
    expect(check({ registration: registration as PrescriptionRow['registration'] }).isDoctorVerified).toBe(false),
);

test('a name with a title is shown without it: the page adds one', () => {
  expect(check({ doctor_name: 'Dr. Kavita Iyer' }).doctorName).toBe('Kavita Iyer');
});
