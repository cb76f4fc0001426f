/** Suggested interests; others are entered as free text. */
export const interestChoices = ['Fitness', 'Reading', 'Coding', 'Music', 'Mental Health'] as const;
export const INTERESTS_MOST = 30;
/** Maximum characters of a list entry: an interest, a specialization, a certification. */
export const LISTED_NAME_MOST = 80;
export const SPECIALIZATIONS_MOST = 20;
export const CERTIFICATIONS_MOST = 40;
export const EDUCATION_MOST = 20;
/** Characters. */
export const ABOUT_ME_MOST = 2000;
