/** How long one consultation of a doctor can be, in minutes, and in which steps that can be chosen. */
export const SLOT_MINUTES = { least: 15, most: 120, step: 5 } as const;
/** Stretches of hours in one day of a doctor's week. */
export const HOURS_A_DAY_MOST = 12;
/** How many days one leave can last. */
export const LEAVE_DAYS_MOST = 366;
/** Letters of the reason for a leave. */
export const LEAVE_REASON_MOST = 200;
