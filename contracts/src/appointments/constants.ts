export const DEFAULT_ISSUE_DETAILS = 'No details provided';
/** Grace time after the planned end, after which a missing side is recorded as a no-show. */
export const NO_SHOW_AFTER_MINUTES = 15;
export const TRANSACTION_PREFIX = 'TXN_';

/** The states of an appointment on the screens. */
export const appointmentStatuses = ['Pending', 'Active', 'Completed', 'Cancelled', 'No-show'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/** The two sides of an appointment. */
export const sides = ['patient', 'doctor'] as const;
export type Side = (typeof sides)[number];
