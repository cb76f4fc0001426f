import { describe, expect, test } from '@jest/globals';
import type { AppointmentEvent } from '../appointments/events.js';
import { standingFold } from '../appointments/standing.js';
import { isTreatment } from './treatment.js';

const parties = { appointmentId: 'a', patientId: 'meera', doctorId: 'kavita' };
const slot = {
  ...{ date: '2026-10-01', time: '10:00', startsAt: '2026-10-01T04:30:00.000Z', endsAt: '2026-10-01T05:00:00.000Z' },
  claimId: 'c',
};
const booked: AppointmentEvent = {
  type: 'AppointmentBooked',
  data: {
    ...{ ...parties, ...slot, timeZone: 'Asia/Kolkata', consultationType: 'Video', issueDetails: 'Cholesterol' },
    ...{ fee: 500, roomName: 'r' },
  },
};
const moved: AppointmentEvent = {
  type: 'AppointmentRescheduled',
  data: { ...parties, ...slot, endsAt: '2026-10-05T05:00:00.000Z', by: 'doctor', reason: null },
};
const cancelled: AppointmentEvent = { type: 'AppointmentCancelled', data: { ...parties, by: 'patient', reason: '' } };
const missed: AppointmentEvent = { type: 'NoShowRecorded', data: { ...parties, missing: ['patient'] } };
const paid: AppointmentEvent = { type: 'PaymentConfirmed', data: parties };

const after = (...events: AppointmentEvent[]) => events.reduce(standingFold.evolve, standingFold.initialState);
const pair = { doctorId: 'kavita', patientId: 'meera' };
const today = new Date('2026-09-20T00:00:00.000Z');

describe("a doctor's access to a record", () => {
  test.each([
    ['booked', [booked], true],
    ['paid', [booked, paid], true],
    ['moved', [booked, moved], true],
    ['cancelled', [booked, cancelled], false],
    ['missed by a side', [booked, missed], false],
    ['not booked', [], false],
  ] as const)('of an appointment that was %s', (_, events, expected) => {
    expect(isTreatment(after(...events), pair, today)).toBe(expected);
  });

  test('is that of the two of the appointment', () => {
    expect(isTreatment(after(booked), { ...pair, doctorId: 'arjun' }, today)).toBe(false);
    expect(isTreatment(after(booked), { ...pair, patientId: 'suresh' }, today)).toBe(false);
  });

  test('ends four weeks after the end of the appointment, and later if it was moved', () => {
    const end = new Date('2026-10-29T05:00:00.000Z');
    expect(isTreatment(after(booked), pair, new Date(end.getTime() - 1))).toBe(true);
    expect(isTreatment(after(booked), pair, end)).toBe(false);
    expect(isTreatment(after(booked, moved), pair, end)).toBe(true);
  });
});
