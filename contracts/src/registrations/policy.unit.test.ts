import { expect, test } from '@jest/globals';
import { can } from '../language/policy.js';
import { certificateActions } from './policy.js';

test.each([
  ['the doctor themselves', 'kavita', 'doctor', 'own'],
  ['an operator', 'devika', 'operator', 'verification'],
  ['not another doctor', 'arjun', 'doctor', 'CERTIFICATE_NOT_FOUND'],
  ['not a patient', 'meera', 'patient', 'NOT_ALLOWED'],
] as const)('a certificate is shown to %s', (_who, id, role, expected) => {
  const verdict = can({ id, role }, certificateActions.showCertificate, { doctorId: 'kavita' });
  expect(verdict.allowed ? verdict.grant.ground.purpose : verdict.refusal.code).toBe(expected);
});
