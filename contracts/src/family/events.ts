import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { familyScope, familySides } from './constants.js';

/**
 * Every event of a tie names both sides, so that projections need no lookup. `memberId` is the id that an account with the invited
 * address has, or would have.
 */
export const familyTie = z.object({ tieId: id, inviterId: id, memberId: id });
const scope = z.array(z.enum(familyScope));

/** The inviter asks to see the record of the owner of an email address. */
export const FamilyMemberInvited = defineEvent({
  type: 'FamilyMemberInvited',
  schema: familyTie.extend({
    email: z.string(),
    /** What the inviter asks to see. */
    scope,
    /** When the invitation expires if it is not answered. */
    until: moment,
  }),
  subject: (data) => data.memberId,
  personal: { email: '(erased)' },
});

/** The member's consent: the inviter may read these parts of their record, also what is older than the consent. */
export const FamilyInvitationAccepted = defineEvent({
  type: 'FamilyInvitationAccepted',
  schema: familyTie.extend({ scope }),
});

export const FamilyInvitationDeclined = defineEvent({ type: 'FamilyInvitationDeclined', schema: familyTie });

/** One side ended the tie: an open invitation, which only the inviter can take back, or an accepted one. */
export const FamilyTieWithdrawn = defineEvent({
  type: 'FamilyTieWithdrawn',
  schema: familyTie.extend({ by: z.enum(familySides), was: z.enum(['invited', 'accepted']) }),
});

export const familyEvents = [
  FamilyMemberInvited,
  FamilyInvitationAccepted,
  FamilyInvitationDeclined,
  FamilyTieWithdrawn,
] as const;
export type FamilyEvent = EventOf<(typeof familyEvents)[number]>;
