import { expect, test } from '@jest/globals';
import { can } from '../language/policy.js';
import { slotActions } from './policy.js';

test.each([
  ['a listed doctor to a patient', 'meera', 'patient', true, 'directory'],
  ['a listed doctor to another doctor', 'arjun', 'doctor', true, 'directory'],
  ['an unlisted doctor to a patient', 'meera', 'patient', false, 'DOCTOR_NOT_FOUND'],
  ['an unlisted doctor to another doctor', 'arjun', 'doctor', false, 'DOCTOR_NOT_FOUND'],
  ['an unlisted doctor to themselves', 'kavita', 'doctor', false, 'own'],
] as const)('access to the slots of %s', (_case, id, role, listed, expected) => {
  const verdict = can({ id, role }, slotActions.doctorSlots, { doctorId: 'kavita', listed });
  expect(verdict.allowed ? verdict.grant.ground.purpose : verdict.refusal.code).toBe(expected);
});
