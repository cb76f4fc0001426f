import { expect, test } from '@jest/globals';
import { NOT_ALLOWED } from '../language/errors.js';
import { can, definePolicy } from '../language/policy.js';
import type { Actor } from '../language/role.js';
import { FAMILY_TIE_NOT_FOUND } from './errors.js';
import { type AcceptedTie, type FamilyFacts, type FamilyGrant, throughFamilyTie } from './record-access.js';

const { readPrescriptions } = definePolicy<FamilyFacts, FamilyGrant>()(
  { about: 'record', otherwise: FAMILY_TIE_NOT_FOUND, recorded: true },
  { readPrescriptions: { patient: throughFamilyTie('prescriptions') } },
);
const anand: Actor = { id: 'anand', role: 'patient' };
const familyTie: AcceptedTie = { tieId: 'tie', inviterId: 'anand', memberId: 'suresh', scope: ['prescriptions'] };
const facts: FamilyFacts = { patientId: 'suresh', familyTie };

test('an accepted tie opens what the consent names, and the ground names the tie', () => {
  expect(can(anand, readPrescriptions, facts)).toEqual({
    allowed: true,
    grant: { subject: 'suresh', ground: { purpose: 'family', tieId: 'tie' } },
  });
});

test.each<[string, Actor, FamilyFacts, object]>([
  ['no tie', anand, { ...facts, familyTie: null }, FAMILY_TIE_NOT_FOUND],
  ['another part', anand, { ...facts, familyTie: { ...familyTie, scope: ['diagnoses'] } }, FAMILY_TIE_NOT_FOUND],
  ['another patient', anand, { ...facts, patientId: 'priya' }, FAMILY_TIE_NOT_FOUND],
  ['the tie of another reader', { id: 'priya', role: 'patient' }, facts, FAMILY_TIE_NOT_FOUND],
  ['the opposite direction', { id: 'suresh', role: 'patient' }, { ...facts, patientId: 'anand' }, FAMILY_TIE_NOT_FOUND],
  ['a doctor', { id: 'anand', role: 'doctor' }, facts, NOT_ALLOWED],
])('%s opens nothing', (_, actor, about, refusal) => {
  expect(can(actor, readPrescriptions, about)).toEqual({ allowed: false, refusal });
});
