/** Slot length of a doctor in minutes: least, most and step. */
export const SLOT_MINUTES = { least: 15, most: 120, step: 5 } as const;
/** Most periods in one day of a doctor's week. */
export const HOURS_A_DAY_MOST = 12;
/** How many days one leave can last. */
export const LEAVE_DAYS_MOST = 366;
/** Most characters of the reason for a leave. */
export const LEAVE_REASON_MOST = 200;
