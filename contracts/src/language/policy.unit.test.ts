import { describe, expect, test } from '@jest/globals';
import { NOT_ALLOWED, NOT_SIGNED_IN } from './errors.js';
import {
  always,
  anyOf,
  can,
  definePolicy,
  own,
  only,
  permit,
  policy,
  type GrantAboutOne,
  type Rule,
} from './policy.js';
import { defineError, type ErrorKind } from './refusal.js';
import { type Actor, WORKER } from './role.js';

const patient: Actor = { id: 'patient', role: 'patient' };
const doctor: Actor = { id: 'doctor', role: 'doctor' };
const auditor: Actor = { id: 'auditor', role: 'auditor' };
const DOCUMENT_NOT_FOUND = defineError('DOCUMENT_NOT_FOUND', 404, 'There is no such document.');
const DOCUMENT_SEALED = defineError('DOCUMENT_SEALED', 409, 'The document is sealed.');
const refused = (refusal: ErrorKind) => ({ allowed: false, refusal });

describe('a policy', () => {
  interface Document {
    to: string;
    sealed: boolean;
  }
  const theirs: Rule<Document> = {
    when: 'who are the addressee',
    ask: ({ id }, { to, sealed }) => {
      if (id !== to) return null;
      return sealed ? DOCUMENT_SEALED : { subject: to, ground: { purpose: 'own' } };
    },
  };
  const documents = definePolicy<Document>()(
    { about: 'document', otherwise: DOCUMENT_NOT_FOUND, recorded: false },
    {
      read: { patient: theirs, doctor: theirs },
    },
  );
  const mine = { to: patient.id, sealed: false };

  test('grants with the purpose and the person whose data are concerned', () => {
    expect(can(patient, documents.read, mine)).toEqual({
      allowed: true,
      grant: { subject: patient.id, ground: { purpose: 'own' } },
    });
    expect(permit(patient, documents.read, mine).subject).toBe(patient.id);
  });

  test('refuses a caller without a grant like a caller who names an object that does not exist', () => {
    expect(can(doctor, documents.read, mine)).toEqual(refused(DOCUMENT_NOT_FOUND));
    expect(can(patient, documents.read, null)).toEqual(refused(DOCUMENT_NOT_FOUND));
    expect(() => permit(doctor, documents.read, mine)).toThrow(expect.objectContaining({ kind: DOCUMENT_NOT_FOUND }));
  });

  test('refuses with the reason that the rule gives', () => {
    expect(can(patient, documents.read, { ...mine, sealed: true })).toEqual(refused(DOCUMENT_SEALED));
  });

  test('refuses roles without a rule and callers without a sign-in, whatever the facts', () => {
    for (const facts of [mine, null]) {
      expect(can(auditor, documents.read, facts)).toEqual(refused(NOT_ALLOWED));
      expect(can(WORKER, documents.read, facts)).toEqual(refused(NOT_ALLOWED));
      expect(can(null, documents.read, facts)).toEqual(refused(NOT_SIGNED_IN));
    }
  });

  test('permits every caller an action that is open to anyone', () => {
    const { enter } = policy({ enter: { anyone: always('entry') } });
    for (const who of [null, patient, WORKER])
      expect(can(who, enter, undefined)).toMatchObject({ allowed: true, grant: { ground: { purpose: 'entry' } } });
  });

  test('can be restricted to some of its roles', () => {
    const read = only('patient', documents.read);
    expect(can(patient, read, mine).allowed).toBe(true);
    expect(can(doctor, read, { ...mine, to: doctor.id })).toEqual(refused(NOT_ALLOWED));
  });

  test('does not open one action to both people and background jobs', () => {
    expect(() => policy({ tidy: { worker: always('work'), patient: own } })).toThrow(
      'tidy is open to background jobs and people',
    );
  });
});

test('a signed-in caller has every permission of a caller without a sign-in', () => {
  const onlyOwn: Rule<{ to: string }> = {
    when: 'who are the addressee',
    ask: ({ id }, { to }) => (id === to ? { subject: to, ground: { purpose: 'own' } } : DOCUMENT_SEALED),
  };
  const actions = definePolicy<{ to: string }>()(
    { about: 'document', otherwise: DOCUMENT_NOT_FOUND, recorded: false },
    {
      open: {
        doctor: onlyOwn,
        anyone: {
          when: 'of an open document',
          ask: (_, { to }) => (to === 'all' ? { subject: null, ground: { purpose: 'link' } } : null),
        },
      },
    },
  );
  expect([null, patient, doctor].map((who) => can(who, actions.open, { to: 'all' }).allowed)).toEqual([
    true,
    true,
    true,
  ]);
  expect(can(doctor, actions.open, { to: doctor.id })).toMatchObject({ grant: { ground: { purpose: 'own' } } });
  expect(can(doctor, actions.open, { to: 'others' })).toEqual(refused(DOCUMENT_SEALED));
  expect(can(patient, actions.open, { to: 'others' })).toEqual(refused(DOCUMENT_NOT_FOUND));
});

describe('a rule combined from several', () => {
  const grants = (purpose: string): Rule => ({ when: '', ask: () => ({ subject: null, ground: { purpose } }) });
  const denies: Rule = { when: '', ask: () => null };
  const refuses: Rule = { when: '', ask: () => DOCUMENT_SEALED };
  test.each([
    [
      'the first grant',
      [denies, refuses, grants('first'), grants('second')],
      { subject: null, ground: { purpose: 'first' } },
    ],
    ['otherwise the refusal with a reason', [denies, refuses, denies], DOCUMENT_SEALED],
    ['otherwise null', [denies, denies], null],
  ])('returns %s', (_result, rules, expected) => {
    expect(anyOf('', ...rules).ask(patient, undefined)).toEqual(expected);
  });
});

/**
 * The access rules planned for a patient's record, most of which the product does not have yet: shows that policies can
 * express all of them.
 */
describe('a policy of a patient’s record permits reading', () => {
  interface RecordFacts {
    patientId: string;
    now: Date;
    appointments: readonly { appointmentId: string; doctorId: string }[];
    family: readonly { tieId: string; memberId: string; accepted: boolean }[];
    emergencies: readonly { emergencyId: string; by: string; until: Date }[];
    /** The link that was used for the call; null without one. */
    link: { linkId: string; until: Date } | null;
  }
  type RecordRule = Rule<RecordFacts, GrantAboutOne>;
  const ground = <Found>(
    when: string,
    find: (facts: RecordFacts, id: string) => Found | undefined,
    groundOf: (found: Found) => GrantAboutOne['ground'],
  ): RecordRule => ({
    when,
    ask: ({ id }, facts) => {
      const found = find(facts, id);
      return found === undefined ? null : { subject: facts.patientId, ground: groundOf(found) };
    },
  });

  const themselves = ground(
    'who own it',
    ({ patientId }, id) => (patientId === id ? id : undefined),
    () => ({ purpose: 'own' }),
  );
  const family = ground(
    'who are accepted family',
    (facts, id) => facts.family.find(({ memberId, accepted }) => memberId === id && accepted),
    ({ tieId }) => ({ purpose: 'family', tieId }),
  );
  const treating = ground(
    'who treat the patient',
    (facts, id) => facts.appointments.find(({ doctorId }) => doctorId === id),
    ({ appointmentId }) => ({ purpose: 'consultation', appointmentId }),
  );
  const emergencyAccess = ground(
    'with emergency access, for minutes',
    ({ emergencies, now }, id) => emergencies.find(({ by, until }) => by === id && now < until),
    ({ emergencyId }) => ({ purpose: 'emergency', emergencyId }),
  );
  const audits = ground(
    'for an audit',
    ({ patientId }) => patientId,
    () => ({ purpose: 'audit' }),
  );
  const linkHolder: Rule<RecordFacts, GrantAboutOne, Actor | null> = {
    when: 'with a link of the patient',
    ask: (_, { patientId, link, now }) =>
      link && now < link.until ? { subject: patientId, ground: { purpose: 'share', linkId: link.linkId } } : null,
  };

  const about = definePolicy<RecordFacts, GrantAboutOne>();
  const records = about(
    { about: 'record', otherwise: DOCUMENT_NOT_FOUND, recorded: true },
    {
      readRecord: {
        patient: anyOf('who own it, or are family', themselves, family),
        doctor: anyOf('who treat the patient, or with emergency access', treating, emergencyAccess),
        auditor: audits,
      },
      readShared: { anyone: linkHolder },
    },
  );
  const writing = about(
    { about: 'record', otherwise: DOCUMENT_NOT_FOUND, recorded: false },
    {
      addPrescription: { patient: themselves, doctor: treating },
    },
  );

  const now = new Date('2026-11-22T10:00:00Z');
  const [before, after] = [new Date('2026-11-22T09:59:00Z'), new Date('2026-11-22T10:15:00Z')];
  const facts: RecordFacts = { patientId: patient.id, now, appointments: [], family: [], emergencies: [], link: null };
  const mother: Actor = { id: 'mother', role: 'patient' };
  const allowed = (purpose: string, more: object = {}) => ({
    allowed: true,
    grant: { subject: patient.id, ground: { purpose, ...more } },
  });

  test.each<[string, Actor | null, Partial<RecordFacts>, unknown]>([
    ['to the patient themselves', patient, {}, allowed('own')],
    [
      'to accepted family',
      mother,
      { family: [{ tieId: 't', memberId: 'mother', accepted: true }] },
      allowed('family', { tieId: 't' }),
    ],
    [
      'not to family that is not accepted yet',
      mother,
      { family: [{ tieId: 't', memberId: 'mother', accepted: false }] },
      refused(DOCUMENT_NOT_FOUND),
    ],
    ['not to another patient', mother, {}, refused(DOCUMENT_NOT_FOUND)],
    [
      'to a treating doctor',
      doctor,
      { appointments: [{ appointmentId: 'a', doctorId: 'doctor' }] },
      allowed('consultation', { appointmentId: 'a' }),
    ],
    [
      'not to another doctor',
      doctor,
      { appointments: [{ appointmentId: 'a', doctorId: 'other' }] },
      refused(DOCUMENT_NOT_FOUND),
    ],
    [
      'to a doctor with emergency access',
      doctor,
      { emergencies: [{ emergencyId: 'e', by: 'doctor', until: after }] },
      allowed('emergency', { emergencyId: 'e' }),
    ],
    [
      'not after the emergency access has expired',
      doctor,
      { emergencies: [{ emergencyId: 'e', by: 'doctor', until: before }] },
      refused(DOCUMENT_NOT_FOUND),
    ],
    ['to an auditor', auditor, {}, allowed('audit')],
    ['not to an operator', { id: 'operator', role: 'operator' }, {}, refused(NOT_ALLOWED)],
    ['not without a sign-in', null, {}, refused(NOT_SIGNED_IN)],
  ])('%s', (_who, actor, more, verdict) => {
    expect(can(actor, records.readRecord, { ...facts, ...more })).toEqual(verdict);
  });

  test.each([null, doctor, patient])('to the holder of a valid link, signed in or not (%j)', (actor) => {
    const link = { linkId: 'l', until: after };
    expect(can(actor, records.readShared, { ...facts, link })).toEqual(allowed('share', { linkId: 'l' }));
    expect(can(actor, records.readShared, { ...facts, link: { ...link, until: before } })).toEqual(
      refused(DOCUMENT_NOT_FOUND),
    );
    expect(can(actor, records.readShared, facts)).toEqual(refused(DOCUMENT_NOT_FOUND));
  });

  test('but no writing to an auditor, a family member or a doctor with emergency access', () => {
    const more: Partial<RecordFacts> = {
      family: [{ tieId: 't', memberId: 'mother', accepted: true }],
      emergencies: [{ emergencyId: 'e', by: 'doctor', until: after }],
    };
    expect(can(auditor, writing.addPrescription, { ...facts, ...more })).toEqual(refused(NOT_ALLOWED));
    for (const who of [mother, doctor])
      expect(can(who, writing.addPrescription, { ...facts, ...more })).toEqual(refused(DOCUMENT_NOT_FOUND));
  });
});
