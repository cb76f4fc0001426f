import {
  APPOINTMENT_OVER,
  PAYMENT_ALREADY_CONFIRMED,
  PAYMENT_ALREADY_DECLARED,
  PAYMENT_NOT_DECLARED,
  REFUND_NOT_DUE,
} from '@anamnesis/contracts/appointments/errors';
import type { AppointmentEvent } from '@anamnesis/contracts/appointments/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import type { Booked } from './appointment.state.js';
import { partiesOf } from './parties.js';

interface Declaration {
  by: Actor;
  transactionId: string;
  upiReference: string | null;
}
export type PaymentCommand =
  | { type: 'DeclarePayment'; data: Declaration }
  | { type: 'ConfirmPayment' | 'RefundPayment' | 'RejectPayment'; data: { by: Actor } };

/** The rules of payments, for callers that the policy permits. The patient declares, the doctor responds. */
export function decidePayment(appointment: Booked, command: PaymentCommand): AppointmentEvent[] {
  switch (command.type) {
    case 'DeclarePayment':
      return declarePayment(appointment, command.data);
    case 'ConfirmPayment':
      return confirmPayment(appointment);
    case 'RefundPayment':
      return refundPayment(appointment);
    case 'RejectPayment':
      return rejectPayment(appointment);
  }
}

/** Only the first declaration counts. A second one may name another transaction, so it is refused instead of being dropped. */
function declarePayment(appointment: Booked, { transactionId, upiReference }: Declaration): AppointmentEvent[] {
  if (appointment.payment.state !== 'none') refuse(PAYMENT_ALREADY_DECLARED);
  if (appointment.status === 'cancelled' || appointment.status === 'noShow') refuse(APPOINTMENT_OVER);
  const payment = { transactionId, upiReference, amount: appointment.fee };
  return [{ type: 'PaymentDeclared', data: { ...partiesOf(appointment), ...payment } }];
}

/**
 * A payment can be confirmed in any state of the appointment, also after it was reported as not received: a refund is then due.
 * A refunded payment needs no confirmation.
 */
function confirmPayment(appointment: Booked): AppointmentEvent[] {
  const { state, isConfirmed } = appointment.payment;
  if (state === 'none') refuse(PAYMENT_NOT_DECLARED);
  return isConfirmed || state === 'refunded' ? [] : [{ type: 'PaymentConfirmed', data: partiesOf(appointment) }];
}

/**
 * A refund is due when either side cancels the appointment, or the doctor is missing. A missing patient gets no refund: the doctor
 * kept the time free for them.
 */
function refundPayment(appointment: Booked): AppointmentEvent[] {
  const { state } = appointment.payment;
  if (state === 'refunded') return [];
  if (state !== 'refundDue') refuse(REFUND_NOT_DUE);
  return [{ type: 'PaymentRefunded', data: partiesOf(appointment) }];
}

/** Reports the payment as not received instead of a due refund. Refused once the doctor has confirmed the payment. */
function rejectPayment(appointment: Booked): AppointmentEvent[] {
  const { state, isConfirmed } = appointment.payment;
  if (state === 'notReceived') return [];
  if (state !== 'refundDue') refuse(REFUND_NOT_DUE);
  if (isConfirmed) refuse(PAYMENT_ALREADY_CONFIRMED);
  return [{ type: 'PaymentNotReceived', data: partiesOf(appointment) }];
}
