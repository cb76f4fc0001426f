import { describe, test } from '@jest/globals';
import type { PatientDayEvent } from '@anamnesis/contracts/appointments/events';
import { slotAt } from '@anamnesis/contracts/time/slots';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type PatientDayCommand, patientDayDecider } from './patient-day.decider.js';

const now = new Date('2026-11-20T06:00:00Z');
const { given } = givenWhenThen(patientDayDecider, { now });

const time = (appointmentId: string, at = '11:00', minutes = 30) => ({
  ...{ patientId: 'p', doctorId: `doctor of ${appointmentId}`, appointmentId, claimId: `claim of ${appointmentId}` },
  ...slotAt('2026-11-21', at, 'Asia/Kolkata', minutes),
});
const reserve = (
  reserving: ReturnType<typeof time>,
  ignoredClaims: 'all' | readonly string[] = [],
): PatientDayCommand => ({
  type: 'ReserveTime',
  data: { ...reserving, ignoredClaims },
});
const reserved = (of: ReturnType<typeof time>): PatientDayEvent => ({
  type: 'PatientTimeReserved',
  data: { ...of, reservedAt: now.toISOString() },
});

describe("a time of a patient's day", () => {
  test('is reserved if it is free, also directly after another', () => {
    given()
      .when(reserve(time('one')))
      .then(reserved(time('one')));
    given(reserved(time('one')))
      .when(reserve(time('two', '11:30')))
      .then(reserved(time('two', '11:30')));
  });
  test('is refused if another appointment overlaps it', () => {
    given(reserved(time('one')))
      .when(reserve(time('two')))
      .thenRefuses('APPOINTMENT_AT_SAME_TIME');
    given(reserved(time('one', '10:45', 45)))
      .when(reserve(time('two')))
      .thenRefuses('APPOINTMENT_AT_SAME_TIME');
  });
  test('is reserved despite an overlap that the patient accepts, or that is no longer valid', () => {
    given(reserved(time('one')))
      .when(reserve(time('two'), 'all'))
      .then(reserved(time('two')));
    given(reserved(time('one')))
      .when(reserve(time('two'), ['claim of one']))
      .then(reserved(time('two')));
  });
  test('is refused for a further overlap besides the accepted one', () => {
    given(reserved(time('one')), reserved(time('three')))
      .when(reserve(time('two'), ['claim of one']))
      .thenRefuses('APPOINTMENT_AT_SAME_TIME');
  });
  test('reserved again under the same claim, does not change', () => {
    given(reserved(time('one')))
      .when(reserve(time('one')))
      .thenNothing();
  });
  test('may overlap an earlier time of the same appointment', () => {
    const within = { ...time('one', '11:15'), claimId: 'next claim of one' };
    given(reserved(time('one')))
      .when(reserve(within))
      .then(reserved(within));
  });
});
