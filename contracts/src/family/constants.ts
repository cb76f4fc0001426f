/** The parts of a record that a family tie opens, for reading only, from before the consent too. */
export const familyScope = ['testReports', 'prescriptions', 'diagnoses'] as const;
export type FamilyScope = (typeof familyScope)[number];

/** Days after which an unanswered invitation ends. */
export const INVITATION_DAYS = 14;
/** Hours before the same person can be invited again, so that withdrawing and inviting sends no series of emails. */
export const INVITE_AGAIN_HOURS = 24;
/** Limits of the invitations, which are emails to any address. */
export const MAX_INVITED_AT_ONCE = 10;
export const MAX_INVITED_PER_DAY = 20;

/** The two sides of a family tie: the inviter sees the record of the member. */
export const familySides = ['inviter', 'member'] as const;
export type FamilySide = (typeof familySides)[number];

/** The states of a tie as its inviter sees them. An unanswered invitation expires without an event. */
export const familyTieStates = ['invited', 'expired', 'accepted', 'declined'] as const;

/** The kinds of emails about a family tie. */
export const familyEmailPurposes = ['family-invitation', 'accepted', 'declined', 'withdrawn'] as const;
export type FamilyEmailPurpose = (typeof familyEmailPurposes)[number];
