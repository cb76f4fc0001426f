/** Minutes for which a doctor can read a patient's record in an emergency, without an appointment. */
export const BREAK_GLASS_MINUTES = 15;
/** Attempts of one doctor per day. Those for addresses without an account count too, because each tells that. */
export const MAX_BREAK_GLASS_PER_DAY = 5;
/** Maximum characters of the reason, and of an auditor's notes. */
export const MAX_BREAK_GLASS_TEXT = 500;

/** The possible results of an auditor's review of an emergency access. */
export const reviewOutcomes = ['justified', 'unjustified', 'unclear'] as const;
export type ReviewOutcome = (typeof reviewOutcomes)[number];
