import { expect, test } from '@jest/globals';
import type { Side } from '../appointments/constants.js';
import { can } from '../language/policy.js';
import type { Actor } from '../language/role.js';
import { noteActions, sessionFileActions, socketActions } from './policy.js';

const facts = { appointmentId: 'a', patientId: 'meera', doctorId: 'kavita' };
const patient: Actor = { id: 'meera', role: 'patient' };
const doctor: Actor = { id: 'kavita', role: 'doctor' };
const stranger: Actor = { id: 'arjun', role: 'doctor' };

test.each<[string, Actor, Side | null, string]>([
  ['a patient’s own note', patient, 'patient', 'allowed'],
  ['a doctor’s own note', doctor, 'doctor', 'allowed'],
  ['the doctor’s note by the patient', patient, 'doctor', 'NOT_ALLOWED'],
  ['the patient’s note by the doctor', doctor, 'patient', 'NOT_ALLOWED'],
  ['a note that does not exist', doctor, null, 'NOTE_NOT_FOUND'],
  ['a note of another doctor’s session', stranger, 'doctor', 'APPOINTMENT_NOT_FOUND'],
  ['a note that does not exist, of another doctor’s session', stranger, null, 'APPOINTMENT_NOT_FOUND'],
])('retracting %s', (_case, actor, noteBy, expected) => {
  const verdict = can(actor, noteActions.retractNote, { ...facts, noteBy });
  expect(verdict.allowed ? 'allowed' : verdict.refusal.code).toBe(expected);
});

test('a file of a session is open to both parties, to the doctor for the purpose of the consultation', () => {
  const groundOf = (actor: Actor) => {
    const verdict = can(actor, sessionFileActions.openSessionFile, facts);
    return verdict.allowed ? verdict.grant.ground : verdict.refusal.code;
  };
  expect([patient, doctor, stranger].map(groundOf)).toEqual([
    { purpose: 'own' },
    { purpose: 'consultation', appointmentId: 'a' },
    'APPOINTMENT_NOT_FOUND',
  ]);
});

test('over the socket each party acts for itself, and other callers are refused', () => {
  const callersOf = Object.entries(socketActions).map(([name, action]) => {
    const allowed = [patient, doctor, stranger].filter(
      (actor) => can<typeof facts, never>(actor, action as never, facts).allowed,
    );
    return [name, ...allowed.map(({ id }) => id)];
  });
  expect(callersOf).toEqual([
    ['doctorJoined', 'kavita'],
    ['userJoined', 'meera'],
    ['endSession', 'meera', 'kavita'],
    ['enterMeeting', 'meera', 'kavita'],
    ['signalMeeting', 'meera', 'kavita'],
    ['leaveMeeting', 'meera', 'kavita', 'arjun'],
  ]);
  expect(can(stranger, socketActions.enterMeeting, facts)).toMatchObject({
    allowed: false,
    refusal: { code: 'NOT_ALLOWED' },
  });
});
