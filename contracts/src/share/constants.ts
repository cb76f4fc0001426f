/** The parts of a record that a share link can open, for reading only. Allergies belong to the prescriptions. */
export const shareParts = ['prescriptions', 'testReports', 'diagnoses'] as const;
export type SharePart = (typeof shareParts)[number];

/** How long a share link can last, and the hours of each. */
export const shareTimes = ['hour', 'day', 'week', 'month'] as const;
export type ShareTime = (typeof shareTimes)[number];
export const SHARE_HOURS: Readonly<Record<ShareTime, number>> = { hour: 1, day: 24, week: 7 * 24, month: 30 * 24 };

/** A revoked link stays revoked when its time is over. */
export const shareStates = ['live', 'expired', 'revoked'] as const;
export type ShareState = (typeof shareStates)[number];

/** Live links of one patient at a time. */
export const MAX_LIVE_LINKS = 10;
/** Minutes for which a link stays open after the pass code was entered. */
export const SHARE_SESSION_MINUTES = 15;
/** Characters of the note that says for whom a link is. */
export const MAX_RECIPIENT = 100;
/** Letters and digits of a pass code. */
export const PASS_CODE_LENGTH = 8;
/** Request header with the secret of an open share session. */
export const SHARE_SESSION = 'x-share-session';
