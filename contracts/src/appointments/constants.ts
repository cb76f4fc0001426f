export const DEFAULT_ISSUE_DETAILS = 'No details provided';
/** Minutes after the planned end after which an absent party is recorded as a no-show. */
export const NO_SHOW_AFTER_MINUTES = 15;
export const TRANSACTION_PREFIX = 'TXN_';

/** The status of an appointment as shown on the screens. */
export const appointmentStatuses = ['Pending', 'Active', 'Completed', 'Cancelled', 'No-show'] as const;
export type AppointmentStatus = (typeof appointmentStatuses)[number];

/**
 * The payment state of an appointment: nothing paid; payment declared by the patient; receipt confirmed by the doctor; to be
 * refunded, because the appointment will not take place; refunded; declared by the patient but never received by the doctor.
 */
export const paymentStates = ['none', 'claimed', 'confirmed', 'refundDue', 'refunded', 'notReceived'] as const;
export type PaymentState = (typeof paymentStates)[number];

/** The two parties of an appointment. */
export const sides = ['patient', 'doctor'] as const;
export type Side = (typeof sides)[number];
