/** Family ties and invitations, of both sides. A push about a tie changes these. */
export const familyTags = ['family'] as const;
