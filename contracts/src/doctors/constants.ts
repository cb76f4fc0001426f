/** The hours a doctor holds consultations at, unless they set others; HH:MM in the clinic's zone. */
export const TIME_SLOTS = ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'] as const;
/** How far ahead a slot can be booked, in days. */
export const BOOKABLE_DAYS = 90;
export const DEFAULT_TIME_ZONE = 'Asia/Kolkata';
/** The stars a doctor is shown with before the first feedback: none. */
export const NO_RATING = null;
/** How long one consultation of a doctor can be, in minutes, and in which steps that can be chosen. */
export const SLOT_MINUTES = { least: 15, most: 120, step: 5 } as const;
/** Stretches of hours in one day of a doctor's week. */
export const HOURS_A_DAY_MOST = 12;
/** How many days one leave can last. */
export const LEAVE_DAYS_MOST = 366;
/** Letters of the reason for a leave. */
export const LEAVE_REASON_MOST = 200;
