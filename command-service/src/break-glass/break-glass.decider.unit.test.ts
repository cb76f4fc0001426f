import { describe, expect, test } from '@jest/globals';
import type { BreakGlassEvent } from '@anamnesis/contracts/break-glass/events';
import type { BreakGlassFacts } from '@anamnesis/contracts/break-glass/policy';
import type { Actor } from '@anamnesis/contracts/language/role';
import { givenWhenThen } from '@anamnesis/platform/testing/given-when-then';
import { type BreakGlassCommand, breakGlassDecider } from './break-glass.decider.js';

const [breakGlassId, doctorId, patientId, auditorId] = [1, 2, 3, 4].map(
  (n) => `0a1b0000-0000-4000-8000-00000000000${n}`,
) as [string, string, string, string];
const doctor: Actor = { id: doctorId, role: 'doctor' };
const auditor: Actor = { id: auditorId, role: 'auditor' };
const { given } = givenWhenThen(breakGlassDecider, { now: new Date('2026-11-20T09:00:00.000Z') });

const reason = 'Unconscious after a fall.';
const allowed: BreakGlassFacts = {
  breakGlassId,
  doctor: { id: doctorId, isVerified: true },
  patient: { id: patientId, isDoctor: false, isTreated: false },
};
const open = (facts: Partial<BreakGlassFacts> = {}, by = doctor): BreakGlassCommand => ({
  type: 'OpenBreakGlass',
  by,
  data: { reason, facts: { ...allowed, ...facts } },
});
const ids = { breakGlassId, patientId, doctorId };
const opened: BreakGlassEvent = {
  type: 'BreakGlassOpened',
  data: { ...ids, reason, expiresAt: '2026-11-20T09:15:00.000Z' },
};
const review = (outcome: 'justified' | 'unjustified', by = auditor): BreakGlassCommand => ({
  type: 'ReviewBreakGlass',
  by,
  data: { outcome, notes: 'Called the ward.' },
});
const reviewed: BreakGlassEvent = {
  type: 'BreakGlassReviewed',
  data: { ...ids, auditorId, outcome: 'justified', notes: 'Called the ward.' },
};

describe('opening', () => {
  test('by a verified doctor lasts 15 minutes', () => given().when(open()).then(opened));

  test.each<[string, BreakGlassCommand, string]>([
    ['a doctor who is not verified', open({ doctor: { id: doctorId, isVerified: false } }), 'BREAK_GLASS_NOT_VERIFIED'],
    [
      'a doctor who is not verified, for an address without an account',
      open({ doctor: { id: doctorId, isVerified: false }, patient: null }),
      'BREAK_GLASS_NOT_VERIFIED',
    ],
    ['an address without an account', open({ patient: null }), 'BREAK_GLASS_NO_PATIENT'],
    ['themselves', open({ patient: { id: patientId, isDoctor: true, isTreated: false } }), 'BREAK_GLASS_OWN'],
    ['whom they treat', open({ patient: { id: patientId, isDoctor: false, isTreated: true } }), 'BREAK_GLASS_TREATED'],
    ['a patient', open({}, { id: doctorId, role: 'patient' }), 'NOT_ALLOWED'],
    ['an auditor', open({}, auditor), 'NOT_ALLOWED'],
  ])('is refused: %s', (_, command, code) => given().when(command).thenRefuses(code));
});

describe('the review', () => {
  test('by an auditor is recorded', () => given(opened).when(review('justified')).then(reviewed));
  test.each(['justified', 'unjustified'] as const)('a second time is refused, as %s', (outcome) =>
    given(opened, reviewed).when(review(outcome)).thenRefuses('BREAK_GLASS_REVIEWED'),
  );
  test('of nothing is refused', () => given().when(review('justified')).thenRefuses('BREAK_GLASS_NOT_FOUND'));
  test('by a doctor is refused', () => given(opened).when(review('justified', doctor)).thenRefuses('NOT_ALLOWED'));
});

test('the state after the review keeps the end of the access', () => {
  const after = [opened, reviewed].reduce(breakGlassDecider.evolve, breakGlassDecider.initialState);
  expect(after).toMatchObject({ status: 'reviewed', expiresAt: '2026-11-20T09:15:00.000Z' });
});
