import { describe, expect, test } from '@jest/globals';
import { can } from '../language/policy.js';
import type { Actor } from '../language/role.js';
import { entryKinds } from './constants.js';
import { documentActions, thumbnailActions, type DocumentReaderFacts } from './document-policy.js';

const nobody: DocumentReaderFacts = {
  ...{ patientId: 'meera', kind: 'testReport', treatment: null, familyTie: null, emergency: null },
};
const tie = { tieId: 'tie', inviterId: 'suresh', memberId: 'meera' };
const meera: Actor = { id: 'meera', role: 'patient' };
const suresh: Actor = { id: 'suresh', role: 'patient' };
const doctor: Actor = { id: 'kavita', role: 'doctor' };
const treated = { ...nobody, treatment: { appointmentId: 'appointment', doctorId: 'kavita' } };
const emergency = { ...nobody, emergency: { breakGlassId: 'access', doctorId: 'kavita' } };

describe.each([documentActions.openEntryDocument, thumbnailActions.showEntryThumbnail])('$name', (action) => {
  const groundOf = (actor: Actor, facts: DocumentReaderFacts | null) => {
    const verdict = can(actor, action, facts);
    return verdict.allowed ? verdict.grant.ground : verdict.refusal.code;
  };

  test('is granted to the patient, the treating doctor, and a doctor in an emergency', () => {
    expect(groundOf(meera, nobody)).toEqual({ purpose: 'own' });
    expect(groundOf(doctor, treated)).toEqual({ purpose: 'consultation', appointmentId: 'appointment' });
    expect(groundOf(doctor, emergency)).toEqual({ purpose: 'emergency', breakGlassId: 'access' });
  });

  test.each(entryKinds)('is granted to a family member for a %s only by the consent to this part', (kind) => {
    const parts = { testReport: 'testReports', prescription: 'prescriptions', diagnosis: 'diagnoses' } as const;
    for (const each of entryKinds) {
      const facts = { ...nobody, kind, familyTie: { ...tie, scope: [parts[each]] } };
      expect(groundOf(suresh, facts)).toEqual(
        each === kind ? { purpose: 'family', tieId: 'tie' } : 'DOCUMENT_NOT_FOUND',
      );
    }
  });

  test('is refused to everybody else in the same words as for a document that does not exist', () => {
    const other: Actor = { id: 'arjun', role: 'doctor' };
    for (const facts of [nobody, treated, emergency, null]) expect(groundOf(other, facts)).toBe('DOCUMENT_NOT_FOUND');
    for (const facts of [nobody, treated, null]) expect(groundOf(suresh, facts)).toBe('DOCUMENT_NOT_FOUND');
    expect(groundOf({ id: 'meera', role: 'auditor' }, nobody)).toBe('NOT_ALLOWED');
  });
});
