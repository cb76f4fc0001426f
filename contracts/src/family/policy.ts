import { always, anyOf, definePolicy, type GrantAboutOne, own, policy, type Rule } from '../language/policy.js';
import type { FamilySide } from './constants.js';
import { FAMILY_TIE_NOT_FOUND } from './errors.js';

/** The sides of a tie: the facts that its rules need. */
export interface FamilyTie {
  readonly tieId: string;
  readonly inviterId: string;
  /** The patient whose record it is about. */
  readonly memberId: string;
}

/** A grant for a side of a tie. `subject` is always the member: it is their record. */
export interface FamilyTieGrant extends GrantAboutOne {
  readonly side: FamilySide;
  readonly ground: { readonly purpose: 'own' } | { readonly purpose: 'family'; readonly tieId: string };
}

const theMember: Rule<FamilyTie, FamilyTieGrant> = {
  when: 'where it is their record',
  ask: ({ id }, { memberId }) =>
    id === memberId ? { subject: memberId, side: 'member', ground: { purpose: 'own' } } : null,
};
const theInviter: Rule<FamilyTie, FamilyTieGrant> = {
  when: 'where they have invited',
  ask: ({ id }, { tieId, inviterId, memberId }) =>
    id === inviterId ? { subject: memberId, side: 'inviter', ground: { purpose: 'family', tieId } } : null,
};

/** Others get the same reply as for a tie that does not exist. */
export const familyActions = definePolicy<FamilyTie, FamilyTieGrant>()(
  { about: 'family tie', otherwise: FAMILY_TIE_NOT_FOUND, recorded: false },
  {
    acceptFamilyInvitation: { patient: theMember },
    declineFamilyInvitation: { patient: theMember },
    withdrawFamilyTie: { patient: anyOf('on either side of it', theInviter, theMember) },
  },
);

/** Actions that do not concern one given tie. */
export const ownFamilyActions = policy({
  listFamily: { patient: own },
  addFamilyMembers: { patient: own },
  showFamilyEmail: { worker: always('email') },
});
