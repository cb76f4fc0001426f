import type { PaymentState, Side } from './constants.js';

/** The state of a payment. `isConfirmed`: whether the doctor has ever confirmed its receipt. */
export interface Payment {
  readonly state: PaymentState;
  readonly isConfirmed: boolean;
}

export const noPayment: Payment = { state: 'none', isConfirmed: false };

/** The payment as declared by the patient. */
export const declared: Payment = { state: 'claimed', isConfirmed: false };

/**
 * The payment after the doctor has confirmed its receipt. If the appointment will not take place, it is to be refunded, unless
 * it already was.
 */
export const confirmed = ({ state }: Payment): Payment => ({
  state:
    state === 'refundDue' || state === 'notReceived' ? 'refundDue' : state === 'refunded' ? 'refunded' : 'confirmed',
  isConfirmed: true,
});

/** The payment after a cancellation, or after the doctor's absence: it is to be refunded. */
export const dueForRefund = ({ state, isConfirmed }: Payment): Payment => ({
  state: state === 'claimed' || state === 'confirmed' ? 'refundDue' : state,
  isConfirmed,
});

/** The payment after a no-show: it is to be refunded if the doctor was absent, but not if only the patient was. */
export const afterNoShow = (payment: Payment, missing: readonly Side[]): Payment =>
  missing.includes('doctor') ? dueForRefund(payment) : payment;

/** The payment after the doctor has refunded it. */
export const refunded = ({ isConfirmed }: Payment): Payment => ({ state: 'refunded', isConfirmed });

/** The payment after the doctor has stated that it never arrived. */
export const notReceived: Payment = { state: 'notReceived', isConfirmed: false };
