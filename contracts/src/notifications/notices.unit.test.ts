import { readFileSync } from 'node:fs';
import { describe, expect, test } from '@jest/globals';
import { linkOf } from './links.js';
import { noticedEvents, type NoticedEvent } from './noticed-events.js';
import { noticesOf } from './notices.js';
import { groupNames, notificationGroups, notificationKinds, groupOf } from './constants.js';

type Fixture = { type: string; data: Record<string, unknown> };
const fixtures = JSON.parse(
  readFileSync(new URL('../testing/event-fixtures.json', import.meta.url), 'utf8'),
) as readonly Fixture[];
const latest = new Map(fixtures.map((fixture) => [fixture.type, fixture]));
const dataOf = (type: string): Record<string, unknown> => latest.get(type)?.data ?? {};
const event = (type: NoticedEvent['type'], more: object = {}): NoticedEvent =>
  ({ type, data: { ...dataOf(type), ...more } }) as unknown as NoticedEvent;
const [patientId, doctorId] = ['the patient', 'the doctor'];
const parties = { patientId, doctorId };

test.each([
  ['AppointmentBooked', {}, ['the doctor appointmentBooked']],
  ['AppointmentRescheduled', { by: 'doctor' }, ['the patient appointmentMoved']],
  ['AppointmentRescheduled', { by: 'patient' }, ['the doctor appointmentMoved']],
  ['AppointmentCancelled', { by: 'patient' }, ['the doctor appointmentCancelled']],
  ['NoShowRecorded', {}, ['the patient appointmentMissed', 'the doctor appointmentMissed']],
  ['PaymentDeclared', {}, ['the doctor paymentDeclared']],
  ['PaymentRefunded', {}, ['the patient paymentRefunded']],
  ['NotesWritten', { by: 'patient' }, ['the doctor noteWritten']],
  ['TestReportAdded', { author: { id: doctorId, role: 'doctor' } }, ['the patient testReportAdded']],
  ['TestReportAdded', { author: { id: patientId, role: 'patient' } }, []],
  ['InsightWritten', { summaryIn: null }, ['the patient insightReady']],
  ['InsightWritten', { summaryIn: 'hi' }, []],
  ['BreakGlassOpened', {}, ['the patient emergencyOpened']],
  [
    'UrgentResultFound',
    { doctorIds: ['the doctor', 'another doctor'] },
    ['the patient resultUrgent', 'the doctor resultUrgent', 'another doctor resultUrgent'],
  ],
  ['UrgentResultFound', { doctorIds: [] }, ['the patient resultUrgent']],
] as const)('%s %j is told to %j, never to who did it', (type, more, expected) => {
  const told = noticesOf(event(type, { ...parties, ...more }));
  expect(told.map(({ recipientId, kind }) => `${recipientId} ${kind}`)).toEqual(expected);
});

test('an urgent result names the patient to their doctors, and nobody to the patient, with how soon and where', () => {
  const found = { patientId, entryId: 'a report', doctorIds: [doctorId], rank: 'hospital' };
  const told = noticesOf(event('UrgentResultFound', found));
  expect(told).toEqual([
    { recipientId: patientId, kind: 'resultUrgent', entryId: 'a report', rank: 'hospital' },
    { recipientId: doctorId, kind: 'resultUrgent', otherId: patientId, entryId: 'a report', rank: 'hospital' },
  ]);
});

describe('a family tie', () => {
  const tie = { tieId: 'tie', inviterId: 'the inviter', memberId: 'the member' };

  test('that is declined does not name who declined', () => {
    const [told] = noticesOf(event('FamilyInvitationDeclined', tie));
    expect(told).toEqual({ recipientId: 'the inviter', kind: 'familyDeclined', tieId: 'tie' });
  });
  test('that ends is told to the other side; an invitation is taken back silently', () => {
    expect(noticesOf(event('FamilyTieWithdrawn', { ...tie, by: 'member', was: 'accepted' }))).toMatchObject([
      { recipientId: 'the inviter', otherId: 'the member' },
    ]);
    expect(noticesOf(event('FamilyTieWithdrawn', { ...tie, by: 'inviter', was: 'invited' }))).toEqual([]);
  });
});

test('staff have no notifications of their accounts', () => {
  expect(noticesOf(event('PasswordChanged', { accountId: 'a', role: 'patient' }))).toHaveLength(1);
  expect(noticesOf(event('PasswordChanged', { accountId: 'a', role: 'auditor' }))).toEqual([]);
});

test('a notification has ids, a kind, a time and how urgent it is, and nothing else that the event says', () => {
  for (const { type } of noticedEvents)
    for (const notice of noticesOf(event(type as NoticedEvent['type'])))
      expect(Object.keys(notice).filter((key) => !/Id$|^kind$|^startsAt$|^rank$/.test(key))).toEqual([]);
});

test('each kind is in one group, and leads to a page of its reader', () => {
  expect(new Set(notificationKinds).size).toBe(notificationKinds.length);
  for (const group of groupNames) for (const kind of notificationGroups[group]) expect(groupOf(kind)).toBe(group);
  expect(linkOf('appointmentMoved', 'patient')).toBe('/user-tele');
  expect(linkOf('appointmentMoved', 'doctor')).toBe('/appointments');
  expect(linkOf('prescriptionAdded', 'patient')).toBe('/user-reports?tab=prescriptions');
  expect(linkOf('emergencyOpened', 'patient')).toBe('/record-readings');
  expect(linkOf('resultUrgent', 'patient')).toBe('/user-reports?tab=tests');
  expect(linkOf('resultUrgent', 'doctor')).toBe('/details');
  const about = { entryId: 'a-report', otherId: 'a-patient' };
  expect(linkOf('insightReady', 'patient', about)).toBe('/user-reports?tab=tests&report=a-report');
  expect(linkOf('resultUrgent', 'patient', { ...about, otherId: null })).toBe(
    '/user-reports?tab=tests&report=a-report',
  );
  expect(linkOf('resultUrgent', 'doctor', about)).toBe('/details?patient=a-patient&report=a-report');
});
