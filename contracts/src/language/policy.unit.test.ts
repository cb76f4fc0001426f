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
const LETTER_NOT_FOUND = defineError('LETTER_NOT_FOUND', 404, 'There is no such letter.');
const LETTER_SEALED = defineError('LETTER_SEALED', 409, 'The letter is sealed.');
const refused = (refusal: ErrorKind) => ({ allowed: false, refusal });

describe('a policy', () => {
  interface Letter {
    to: string;
    sealed: boolean;
  }
  const theirs: Rule<Letter> = {
    when: 'where it is to them',
    ask: ({ id }, { to, sealed }) => {
      if (id !== to) return null;
      return sealed ? LETTER_SEALED : { subject: to, ground: { purpose: 'own' } };
    },
  };
  const letters = definePolicy<Letter>()(
    { about: 'letter', otherwise: LETTER_NOT_FOUND, recorded: false },
    {
      read: { patient: theirs, doctor: theirs },
    },
  );
  const mine = { to: patient.id, sealed: false };

  test('gives a grant that says for what, and whose data it is about', () => {
    expect(can(patient, letters.read, mine)).toEqual({
      allowed: true,
      grant: { subject: patient.id, ground: { purpose: 'own' } },
    });
    expect(permit(patient, letters.read, mine).subject).toBe(patient.id);
  });

  test('refuses whom nothing gives a grant like everybody where there is nothing', () => {
    expect(can(doctor, letters.read, mine)).toEqual(refused(LETTER_NOT_FOUND));
    expect(can(patient, letters.read, null)).toEqual(refused(LETTER_NOT_FOUND));
    expect(() => permit(doctor, letters.read, mine)).toThrow(expect.objectContaining({ kind: LETTER_NOT_FOUND }));
  });

  test('says more where the rule does', () => {
    expect(can(patient, letters.read, { ...mine, sealed: true })).toEqual(refused(LETTER_SEALED));
  });

  test('lets no role do what it has no rule for, and nobody unknown, whatever the facts', () => {
    for (const facts of [mine, null]) {
      expect(can(auditor, letters.read, facts)).toEqual(refused(NOT_ALLOWED));
      expect(can(WORKER, letters.read, facts)).toEqual(refused(NOT_ALLOWED));
      expect(can(null, letters.read, facts)).toEqual(refused(NOT_SIGNED_IN));
    }
  });

  test('lets everyone do what anyone may', () => {
    const { enter } = policy({ enter: { anyone: always('entry') } });
    for (const who of [null, patient, WORKER])
      expect(can(who, enter, undefined)).toMatchObject({ allowed: true, grant: { ground: { purpose: 'entry' } } });
  });

  test('keeps a deed for some of those who may do it', () => {
    const read = only('patient', letters.read);
    expect(can(patient, read, mine).allowed).toBe(true);
    expect(can(doctor, read, { ...mine, to: doctor.id })).toEqual(refused(NOT_ALLOWED));
  });

  test('is not shared by people and background work', () => {
    expect(() => policy({ tidy: { worker: always('work'), patient: own } })).toThrow('tidy is for background work');
  });
});

test('being somebody takes nothing away of what anyone may', () => {
  const onlyOwn: Rule<{ to: string }> = {
    when: 'theirs',
    ask: ({ id }, { to }) => (id === to ? { subject: to, ground: { purpose: 'own' } } : LETTER_SEALED),
  };
  const deeds = definePolicy<{ to: string }>()(
    { about: 'letter', otherwise: LETTER_NOT_FOUND, recorded: false },
    {
      open: {
        doctor: onlyOwn,
        anyone: {
          when: 'of an open letter',
          ask: (_, { to }) => (to === 'all' ? { subject: null, ground: { purpose: 'link' } } : null),
        },
      },
    },
  );
  expect([null, patient, doctor].map((who) => can(who, deeds.open, { to: 'all' }).allowed)).toEqual([true, true, true]);
  expect(can(doctor, deeds.open, { to: doctor.id })).toMatchObject({ grant: { ground: { purpose: 'own' } } });
  expect(can(doctor, deeds.open, { to: 'others' })).toEqual(refused(LETTER_SEALED));
  expect(can(patient, deeds.open, { to: 'others' })).toEqual(refused(LETTER_NOT_FOUND));
});

describe('a rule made of several', () => {
  const grants = (purpose: string): Rule => ({ when: '', ask: () => ({ subject: null, ground: { purpose } }) });
  const nothing: Rule = { when: '', ask: () => null };
  const over: Rule = { when: '', ask: () => LETTER_SEALED };
  test.each([
    [
      'the first grant',
      [nothing, over, grants('first'), grants('second')],
      { subject: null, ground: { purpose: 'first' } },
    ],
    ['else the refusal that says more', [nothing, over, nothing], LETTER_SEALED],
    ['else nothing', [nothing, nothing], null],
  ])('gives %s', (_what, rules, answer) => {
    expect(anyOf('', ...rules).ask(patient, undefined)).toEqual(answer);
  });
});

/**
 * A patient's record as more and more people may read it: the shape of a policy has to hold for all of them. No part of
 * the product does this yet.
 */
describe('the shape of a policy holds for a record read', () => {
  interface RecordFacts {
    patientId: string;
    now: Date;
    appointments: readonly { appointmentId: string; doctorId: string }[];
    family: readonly { tieId: string; memberId: string; accepted: boolean }[];
    glass: readonly { glassId: string; by: string; until: Date }[];
    /** The link that the call came with; null without one. */
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
    'of their own',
    ({ patientId }, id) => (patientId === id ? id : undefined),
    () => ({ purpose: 'own' }),
  );
  const family = ground(
    'who accepted them as family',
    (facts, id) => facts.family.find(({ memberId, accepted }) => memberId === id && accepted),
    ({ tieId }) => ({ purpose: 'family', tieId }),
  );
  const treating = ground(
    'whom they treat',
    (facts, id) => facts.appointments.find(({ doctorId }) => doctorId === id),
    ({ appointmentId }) => ({ purpose: 'consultation', appointmentId }),
  );
  const brokenGlass = ground(
    'in an emergency, for minutes',
    ({ glass, now }, id) => glass.find(({ by, until }) => by === id && now < until),
    ({ glassId }) => ({ purpose: 'emergency', glassId }),
  );
  const audits = ground(
    'to audit',
    ({ patientId }) => patientId,
    () => ({ purpose: 'audit' }),
  );
  const holdsTheLink: Rule<RecordFacts, GrantAboutOne, Actor | null> = {
    when: 'by a link of the patient',
    ask: (_, { patientId, link, now }) =>
      link && now < link.until ? { subject: patientId, ground: { purpose: 'share', linkId: link.linkId } } : null,
  };

  const about = definePolicy<RecordFacts, GrantAboutOne>();
  const records = about(
    { about: 'record', otherwise: LETTER_NOT_FOUND, recorded: true },
    {
      readRecord: {
        patient: anyOf('of their own, or of family', themselves, family),
        doctor: anyOf('whom they treat, or in an emergency', treating, brokenGlass),
        auditor: audits,
      },
      readShared: { anyone: holdsTheLink },
    },
  );
  const writing = about(
    { about: 'record', otherwise: LETTER_NOT_FOUND, recorded: false },
    {
      addPrescription: { patient: themselves, doctor: treating },
    },
  );

  const now = new Date('2026-11-22T10:00:00Z');
  const [before, after] = [new Date('2026-11-22T09:59:00Z'), new Date('2026-11-22T10:15:00Z')];
  const facts: RecordFacts = { patientId: patient.id, now, appointments: [], family: [], glass: [], link: null };
  const mother: Actor = { id: 'mother', role: 'patient' };
  const allowed = (purpose: string, more: object = {}) => ({
    allowed: true,
    grant: { subject: patient.id, ground: { purpose, ...more } },
  });

  test.each<[string, Actor | null, Partial<RecordFacts>, unknown]>([
    ['the patient themselves', patient, {}, allowed('own')],
    [
      'family that was accepted',
      mother,
      { family: [{ tieId: 't', memberId: 'mother', accepted: true }] },
      allowed('family', { tieId: 't' }),
    ],
    [
      'not family that still waits',
      mother,
      { family: [{ tieId: 't', memberId: 'mother', accepted: false }] },
      refused(LETTER_NOT_FOUND),
    ],
    ['not another patient', mother, {}, refused(LETTER_NOT_FOUND)],
    [
      'a treating doctor',
      doctor,
      { appointments: [{ appointmentId: 'a', doctorId: 'doctor' }] },
      allowed('consultation', { appointmentId: 'a' }),
    ],
    [
      'not another doctor',
      doctor,
      { appointments: [{ appointmentId: 'a', doctorId: 'other' }] },
      refused(LETTER_NOT_FOUND),
    ],
    [
      'a doctor who broke the glass',
      doctor,
      { glass: [{ glassId: 'g', by: 'doctor', until: after }] },
      allowed('emergency', { glassId: 'g' }),
    ],
    [
      'not once its time is over',
      doctor,
      { glass: [{ glassId: 'g', by: 'doctor', until: before }] },
      refused(LETTER_NOT_FOUND),
    ],
    ['an auditor', auditor, {}, allowed('audit')],
    ['not an operator', { id: 'operator', role: 'operator' }, {}, refused(NOT_ALLOWED)],
    ['nobody unknown', null, {}, refused(NOT_SIGNED_IN)],
  ])('by %s', (_who, actor, more, verdict) => {
    expect(can(actor, records.readRecord, { ...facts, ...more })).toEqual(verdict);
  });

  test.each([null, doctor, patient])('by who holds a link that runs, signed in or not (%j)', (actor) => {
    const link = { linkId: 'l', until: after };
    expect(can(actor, records.readShared, { ...facts, link })).toEqual(allowed('share', { linkId: 'l' }));
    expect(can(actor, records.readShared, { ...facts, link: { ...link, until: before } })).toEqual(
      refused(LETTER_NOT_FOUND),
    );
    expect(can(actor, records.readShared, facts)).toEqual(refused(LETTER_NOT_FOUND));
  });

  test('and an auditor, a family member, and a doctor in an emergency write nothing', () => {
    const more: Partial<RecordFacts> = {
      family: [{ tieId: 't', memberId: 'mother', accepted: true }],
      glass: [{ glassId: 'g', by: 'doctor', until: after }],
    };
    expect(can(auditor, writing.addPrescription, { ...facts, ...more })).toEqual(refused(NOT_ALLOWED));
    for (const who of [mother, doctor])
      expect(can(who, writing.addPrescription, { ...facts, ...more })).toEqual(refused(LETTER_NOT_FOUND));
  });
});
