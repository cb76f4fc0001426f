/** Suggested interests; others are entered as free text. */
export const interestChoices = ['Fitness', 'Reading', 'Coding', 'Music', 'Mental Health'] as const;
export const MAX_INTERESTS = 30;
/** Maximum characters of a list entry: an interest, a specialization, a certification. */
export const MAX_LISTED_NAME = 80;
export const MAX_SPECIALIZATIONS = 20;
export const MAX_CERTIFICATIONS = 40;
export const MAX_EDUCATION = 20;
/** Characters. */
export const MAX_ABOUT_ME = 2000;
