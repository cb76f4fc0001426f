/** Slot length of a doctor in minutes: minimum, maximum and step. */
export const SLOT_MINUTES = { least: 15, most: 120, step: 5 } as const;
/** Maximum periods on one weekday. */
export const MAX_HOURS_A_DAY = 12;
/** Maximum length of a leave, in days. */
export const MAX_LEAVE_DAYS = 366;
/** Maximum characters of the reason for a leave. */
export const MAX_LEAVE_REASON = 200;
