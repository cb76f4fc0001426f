/** Slot length of a doctor in minutes: minimum, maximum and step. */
export const SLOT_MINUTES = { least: 15, most: 120, step: 5 } as const;
/** Maximum periods on one weekday. */
export const HOURS_A_DAY_MOST = 12;
/** Maximum length of a leave, in days. */
export const LEAVE_DAYS_MOST = 366;
/** Maximum characters of the reason for a leave. */
export const LEAVE_REASON_MOST = 200;
