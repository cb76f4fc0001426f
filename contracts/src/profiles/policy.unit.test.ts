import { describe, expect, test } from '@jest/globals';
import { can } from '../language/policy.js';
import type { AccountRole } from '../language/account-role.js';
import { faceSheetActions, pictureActions, type PictureFacts } from './policy.js';

describe('the face sheet', () => {
  const facts = { appointmentId: 'a', patientId: 'meera', doctorId: 'kavita' };
  test.each([
    [false, 'allowed'],
    [true, 'APPOINTMENT_OVER'],
  ])('of an appointment that was called off (%s) is: %s for its doctor', (isCalledOff, expected) => {
    const verdict = can({ id: 'kavita', role: 'doctor' }, faceSheetActions.showFaceSheet, { ...facts, isCalledOff });
    expect(verdict.allowed ? 'allowed' : verdict.refusal.code).toBe(expected);
  });

  test('is not shown to another doctor, and the refusal does not reveal whether it was called off', () => {
    for (const isCalledOff of [false, true]) {
      const verdict = can({ id: 'arjun', role: 'doctor' }, faceSheetActions.showFaceSheet, { ...facts, isCalledOff });
      expect(verdict).toMatchObject({ allowed: false, refusal: { code: 'APPOINTMENT_NOT_FOUND' } });
    }
  });
});

describe('a picture', () => {
  const [listed, unlisted, face]: PictureFacts[] = [
    { accountId: 'kavita', role: 'doctor', listed: true, met: false },
    { accountId: 'kavita', role: 'doctor', listed: false, met: false },
    { accountId: 'meera', role: 'patient', listed: false, met: false },
  ] as const;
  const met = (facts: PictureFacts | undefined) => ({ ...facts, met: true }) as PictureFacts;
  const no = 'PICTURE_NOT_FOUND';
  test.each<[string, string, AccountRole, PictureFacts | undefined, string]>([
    ['a listed doctor to a patient', 'meera', 'patient', listed, 'directory'],
    ['a listed doctor to another doctor', 'arjun', 'doctor', listed, 'directory'],
    ['a listed doctor to an auditor', 'asha', 'auditor', listed, 'directory'],
    ['a listed doctor to an operator', 'devika', 'operator', listed, 'verification'],
    ['an unlisted doctor to themselves', 'kavita', 'doctor', unlisted, 'own'],
    ['an unlisted doctor to a patient', 'meera', 'patient', unlisted, no],
    ['an unlisted doctor to a patient with an appointment', 'meera', 'patient', met(unlisted), 'consultation'],
    ['an unlisted doctor to an auditor', 'asha', 'auditor', unlisted, no],
    ['an unlisted doctor to an operator', 'devika', 'operator', unlisted, 'verification'],
    ['a patient to themselves', 'meera', 'patient', face, 'own'],
    ['a patient to another patient', 'nikhil', 'patient', face, no],
    ['a patient to their doctor', 'kavita', 'doctor', met(face), 'consultation'],
    ['a patient to another doctor', 'arjun', 'doctor', face, no],
    ['a patient to an auditor', 'asha', 'auditor', face, no],
    ['a patient to an operator', 'devika', 'operator', face, no],
  ])('of %s', (_what, id, role, facts, expected) => {
    const verdict = can({ id, role }, pictureActions.showPicture, facts ?? null);
    expect(verdict.allowed ? verdict.grant.ground.purpose : verdict.refusal.code).toBe(expected);
    if (verdict.allowed) expect(verdict.grant.subject).toBe(facts?.accountId);
  });
});
