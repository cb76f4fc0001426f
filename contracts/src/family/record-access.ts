import type { GrantAboutOne, Rule } from '../language/policy.js';
import type { FamilyScope } from './constants.js';
import type { FamilyTie } from './policy.js';

/** A tie that its member has accepted and nobody has withdrawn, with the parts of the record that it opens. */
export interface AcceptedTie extends FamilyTie {
  readonly scope: readonly FamilyScope[];
}

/** Facts about a patient's record for a rule that lets family members read it. */
export interface FamilyFacts {
  readonly patientId: string;
  /** The accepted tie between the caller and the patient; null without one. */
  readonly familyTie: AcceptedTie | null;
}

/** A grant to read a part of a family member's record; the ground names the tie. */
export interface FamilyGrant extends GrantAboutOne {
  readonly ground: { readonly purpose: 'family'; readonly tieId: string };
}

/** The rule that an accepted tie opens this part of the patient's record. It is for actions that read, never for commands. */
export const throughFamilyTie = (part: FamilyScope): Rule<FamilyFacts, FamilyGrant> => ({
  when: 'of a family member who has accepted their invitation',
  ask: ({ id }, { patientId, familyTie }) =>
    familyTie?.inviterId === id && familyTie.memberId === patientId && familyTie.scope.includes(part)
      ? { subject: patientId, ground: { purpose: 'family', tieId: familyTie.tieId } }
      : null,
});
