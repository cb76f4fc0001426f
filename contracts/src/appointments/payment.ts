import type { PaymentState, Side } from './constants.js';

/** What is known of the money: `isConfirmed` says whether the doctor has ever confirmed that it arrived. */
export interface Payment {
  readonly state: PaymentState;
  readonly isConfirmed: boolean;
}

export const noPayment: Payment = { state: 'none', isConfirmed: false };

/** The patient says they have paid. */
export const declared: Payment = { state: 'claimed', isConfirmed: false };

/** The doctor has received the money. Where the appointment will not take place it is to be refunded, unless it was already. */
export const confirmed = ({ state }: Payment): Payment => ({
  state:
    state === 'refundDue' || state === 'notReceived' ? 'refundDue' : state === 'refunded' ? 'refunded' : 'confirmed',
  isConfirmed: true,
});

/** The appointment will not take place, and the patient is not the reason: what they paid is to be refunded. */
export const dueBack = ({ state, isConfirmed }: Payment): Payment => ({
  state: state === 'claimed' || state === 'confirmed' ? 'refundDue' : state,
  isConfirmed,
});

/** A missing doctor owes the fee. A patient who did not come while the doctor was there has no claim to a refund. */
export const afterNoShow = (payment: Payment, missing: readonly Side[]): Payment =>
  missing.includes('doctor') ? dueBack(payment) : payment;

/** The doctor has sent the money back. */
export const refunded = ({ isConfirmed }: Payment): Payment => ({ state: 'refunded', isConfirmed });

/** The doctor says that the declared money never arrived. */
export const notReceived: Payment = { state: 'notReceived', isConfirmed: false };
