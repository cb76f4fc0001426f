import { describe, expect, test } from '@jest/globals';
import { can } from '../language/policy.js';
import type { Actor } from '../language/role.js';
import { APPOINTMENT_NOT_FOUND } from './errors.js';
import { appointmentActions } from './policy.js';

const facts = { appointmentId: 'a', patientId: 'meera', doctorId: 'kavita' };
const patient: Actor = { id: 'meera', role: 'patient' };
const doctor: Actor = { id: 'kavita', role: 'doctor' };
const notFound = { allowed: false, refusal: APPOINTMENT_NOT_FOUND };

describe('the parties of an appointment', () => {
  test('get a grant for the patient’s data: the patient as owner, the doctor for the consultation', () => {
    expect(can(patient, appointmentActions.cancelAppointment, facts)).toEqual({
      allowed: true,
      grant: { subject: 'meera', side: 'patient', ground: { purpose: 'own' } },
    });
    expect(can(doctor, appointmentActions.cancelAppointment, facts)).toEqual({
      allowed: true,
      grant: { subject: 'meera', side: 'doctor', ground: { purpose: 'consultation', appointmentId: 'a' } },
    });
  });

  test.each<[string, Actor]>([
    ['another patient', { id: 'nikhil', role: 'patient' }],
    ['another doctor', { id: 'arjun', role: 'doctor' }],
    ["a doctor under the patient's id", { id: 'meera', role: 'doctor' }],
    ["a patient under the doctor's id", { id: 'kavita', role: 'patient' }],
  ])('do not include %s, who gets the same refusal as for an appointment that does not exist', (_who, stranger) => {
    for (const action of Object.values(appointmentActions)) {
      if (!(stranger.role in action.rules)) continue;
      expect(can(stranger, action, facts)).toEqual(notFound);
      expect(can(stranger, action, null)).toEqual(notFound);
    }
  });

  test('have different actions on a payment: only the patient declares it, only the doctor confirms it', () => {
    const { declarePayment, confirmPayment } = appointmentActions;
    expect([can(patient, declarePayment, facts).allowed, can(doctor, confirmPayment, facts).allowed]).toEqual([
      true,
      true,
    ]);
    for (const verdict of [can(doctor, declarePayment, facts), can(patient, confirmPayment, facts)])
      expect(verdict).toMatchObject({ allowed: false, refusal: { code: 'NOT_ALLOWED' } });
  });
});
