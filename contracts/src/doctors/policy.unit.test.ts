import { expect, test } from '@jest/globals';
import { can } from '../language/policy.js';
import { slotDeeds } from './policy.js';

test.each([
  ['a patient, of a listed doctor', 'meera', 'patient', true, 'directory'],
  ['a doctor, of a listed one', 'arjun', 'doctor', true, 'directory'],
  ['a patient, of a doctor who is not listed', 'meera', 'patient', false, 'DOCTOR_NOT_FOUND'],
  ['a doctor, of another who is not listed', 'arjun', 'doctor', false, 'DOCTOR_NOT_FOUND'],
  ['a doctor who is not listed, of themselves', 'kavita', 'doctor', false, 'own'],
] as const)('the hours that are seen by %s', (_who, id, role, listed, expected) => {
  const verdict = can({ id, role }, slotDeeds.doctorSlots, { doctorId: 'kavita', listed });
  expect(verdict.allowed ? verdict.grant.ground.purpose : verdict.refusal.code).toBe(expected);
});
