import { expect, test } from '@jest/globals';
import type { Side } from '../appointments/constants.js';
import { can } from '../language/policy.js';
import type { Actor } from '../language/role.js';
import { noteDeeds, sessionFileDeeds, socketDeeds } from './policy.js';

const facts = { appointmentId: 'a', patientId: 'meera', doctorId: 'kavita' };
const patient: Actor = { id: 'meera', role: 'patient' };
const doctor: Actor = { id: 'kavita', role: 'doctor' };
const stranger: Actor = { id: 'arjun', role: 'doctor' };

test.each<[string, Actor, Side | null, string]>([
  ['their own', patient, 'patient', 'allowed'],
  ['their own', doctor, 'doctor', 'allowed'],
  ["the other's", patient, 'doctor', 'NOT_ALLOWED'],
  ["the other's", doctor, 'patient', 'NOT_ALLOWED'],
  ['one that is not there', doctor, null, 'NOTE_NOT_FOUND'],
  ['one of a session that is not theirs', stranger, 'doctor', 'APPOINTMENT_NOT_FOUND'],
  ['one that is not there, of a session that is not theirs', stranger, null, 'APPOINTMENT_NOT_FOUND'],
])('who retracts %s', (_what, actor, noteBy, expected) => {
  const verdict = can(actor, noteDeeds.retractNote, { ...facts, noteBy });
  expect(verdict.allowed ? 'allowed' : verdict.refusal.code).toBe(expected);
});

test('a file of a session is given to its two, to the doctor for the consultation', () => {
  const groundOf = (actor: Actor) => {
    const verdict = can(actor, sessionFileDeeds.openSessionFile, facts);
    return verdict.allowed ? verdict.grant.ground : verdict.refusal.code;
  };
  expect([patient, doctor, stranger].map(groundOf)).toEqual([
    { purpose: 'own' },
    { purpose: 'consultation', appointmentId: 'a' },
    'APPOINTMENT_NOT_FOUND',
  ]);
});

test('each side speaks for itself over a socket, and a stranger for nobody', () => {
  const speakers = Object.entries(socketDeeds).map(([word, deed]) => {
    const allowed = [patient, doctor, stranger].filter(
      (actor) => can<typeof facts, never>(actor, deed as never, facts).allowed,
    );
    return [word, ...allowed.map(({ id }) => id)];
  });
  expect(speakers).toEqual([
    ['doctorJoined', 'kavita'],
    ['userJoined', 'meera'],
    ['endSession', 'meera', 'kavita'],
    ['enterMeeting', 'meera', 'kavita'],
    ['signalMeeting', 'meera', 'kavita'],
    ['leaveMeeting', 'meera', 'kavita', 'arjun'],
  ]);
  expect(can(stranger, socketDeeds.enterMeeting, facts)).toMatchObject({
    allowed: false,
    refusal: { code: 'NOT_ALLOWED' },
  });
});
