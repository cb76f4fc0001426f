import {
  APPOINTMENT_OVER,
  PAYMENT_ALREADY_CONFIRMED,
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

/** The rules of the money for callers that the policy permits: the patient declares, the doctor answers. */
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

/** The first claim to have paid counts; saying it again adds nothing. */
function declarePayment(appointment: Booked, { transactionId, upiReference }: Declaration): AppointmentEvent[] {
  if (appointment.payment.state !== 'none') return [];
  if (appointment.status === 'cancelled' || appointment.status === 'noShow') refuse(APPOINTMENT_OVER);
  const payment = { transactionId, upiReference, amount: appointment.fee };
  return [{ type: 'PaymentDeclared', data: { ...partiesOf(appointment), ...payment } }];
}

/**
 * A payment can be confirmed in any state of the appointment, also after it was said not to have arrived: a refund is due then.
 * A refunded payment needs no confirmation.
 */
function confirmPayment(appointment: Booked): AppointmentEvent[] {
  const { state, isConfirmed } = appointment.payment;
  if (state === 'none') refuse(PAYMENT_NOT_DECLARED);
  return isConfirmed || state === 'refunded' ? [] : [{ type: 'PaymentConfirmed', data: partiesOf(appointment) }];
}

/**
 * A refund is due when an appointment is cancelled by either side, or the doctor did not come. A patient who did not come has
 * no claim to one: the doctor kept the time for them.
 */
function refundPayment(appointment: Booked): AppointmentEvent[] {
  const { state } = appointment.payment;
  if (state === 'refunded') return [];
  if (state !== 'refundDue') refuse(REFUND_NOT_DUE);
  return [{ type: 'PaymentRefunded', data: partiesOf(appointment) }];
}

/** Answers a due refund with: the money never arrived. Not possible once the doctor has confirmed that it did. */
function rejectPayment(appointment: Booked): AppointmentEvent[] {
  const { state, isConfirmed } = appointment.payment;
  if (state === 'notReceived') return [];
  if (state !== 'refundDue') refuse(REFUND_NOT_DUE);
  if (isConfirmed) refuse(PAYMENT_ALREADY_CONFIRMED);
  return [{ type: 'PaymentNotReceived', data: partiesOf(appointment) }];
}
