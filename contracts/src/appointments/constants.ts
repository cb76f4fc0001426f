export const DEFAULT_ISSUE_DETAILS = 'No details provided';
/** Grace time after the planned end, after which a missing side is recorded as a no-show. */
export const NO_SHOW_AFTER_MINUTES = 15;
export const TRANSACTION_PREFIX = 'TXN_';

/** The states of an appointment on the screens. */
export const appointmentStatuses = ['Pending', 'Active', 'Completed', 'Cancelled', 'No-show'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/**
 * What is known of the money for an appointment: nothing paid; paid, as the patient says; received, as the doctor says; to be
 * refunded, because the appointment will not take place; refunded; never received, as the doctor says.
 */
export const paymentStates = ['none', 'claimed', 'confirmed', 'refundDue', 'refunded', 'notReceived'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The two sides of an appointment. */
export const sides = ['patient', 'doctor'] as const;
export type Side = (typeof sides)[number];
