import { type Side, sides } from '@anamnesis/contracts/appointments/constants';
import {
  APPOINTMENT_NOT_FOUND,
  APPOINTMENT_NOT_PENDING,
  NO_SHOW_TOO_EARLY,
  SESSION_ENTERED,
} from '@anamnesis/contracts/appointments/errors';
import type { AppointmentEvent, AppointmentBooked } from '@anamnesis/contracts/appointments/events';
import { appointmentActions, type Parties, type PartyGrant } from '@anamnesis/contracts/appointments/policy';
import { SLOT_TAKEN } from '@anamnesis/contracts/doctors/errors';
import type { Slot } from '@anamnesis/contracts/time/slots';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { type CallerRole, type Action, permit } from '@anamnesis/contracts/language/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import { sessionActions } from '@anamnesis/contracts/sessions/policy';
import type { Decider, DecisionContext } from '@anamnesis/platform/deciding/decider';
import { closeWhenEmpty, decideSession, depart, type SessionCommand } from './session.rules.js';
import {
  type AnyAppointmentEvent,
  type Appointment,
  type Booked,
  type ClaimedSlot,
  evolve,
  noAppointment,
  usesClaim,
} from './appointment.state.js';
import { isPastGrace } from './grace.js';
import { partiesOf } from './parties.js';
import { decidePayment, type PaymentCommand } from './payment.rules.js';

type Booking = EventOf<typeof AppointmentBooked>['data'];
interface Move {
  slot: Slot;
  claimId: string;
  /** The reason, shown to the other side; null without one. */
  reason: string | null;
}

export type AppointmentCommand =
  | { type: 'BookAppointment'; data: Booking }
  | { type: 'RescheduleAppointment'; data: Move & { by: Actor } }
  | { type: 'CancelAppointment'; data: { by: Actor; reason: string } }
  | { type: 'RecordNoShow' }
  | { type: 'AbandonClaim'; data: ClaimedSlot & { appointmentId: string; doctorId: string } }
  | PaymentCommand
  | SessionCommand;

export { appointmentStream } from '@anamnesis/contracts/appointments/standing';

/** The lifecycle of an appointment, from booking to feedback. */
export const appointmentDecider: Decider<Appointment, AppointmentCommand, AnyAppointmentEvent> = {
  begins: ['BookAppointment'],
  opens: [],
  initialState: noAppointment,
  evolve,
  decide: (state, command, moment) => {
    switch (command.type) {
      case 'BookAppointment':
        return book(state, command.data);
      case 'AbandonClaim':
        return abandonClaim(state, command.data);
      default:
        if (state.status === 'none') refuse(APPOINTMENT_NOT_FOUND);
        return decideBooked(state, command, moment);
    }
  },
};

type AfterBooking = Exclude<AppointmentCommand, { type: 'BookAppointment' | 'AbandonClaim' }>;
type PartyCommand = Extract<AfterBooking, { data: { by: Actor } }>;

/** The access rule that `can` checks for each command of a patient or doctor. */
const actions: Readonly<Record<PartyCommand['type'], Action<Parties, CallerRole, PartyGrant>>> = {
  RescheduleAppointment: appointmentActions.rescheduleAppointment,
  CancelAppointment: appointmentActions.cancelAppointment,
  DeclarePayment: appointmentActions.declarePayment,
  ConfirmPayment: appointmentActions.confirmPayment,
  RefundPayment: appointmentActions.refundPayment,
  RejectPayment: appointmentActions.rejectPayment,
  JoinSession: sessionActions.joinSession,
  EndSession: sessionActions.endSession,
  GiveFeedback: sessionActions.giveFeedback,
  SkipFeedback: sessionActions.skipFeedback,
};

function decideBooked(
  state: Booked & Appointment,
  command: AfterBooking,
  moment: DecisionContext,
): AnyAppointmentEvent[] {
  switch (command.type) {
    case 'RecordNoShow':
      return recordNoShow(state, moment);
    case 'RecordDeparture':
      return depart(state, command.data.side, moment);
    default:
      return decideFor(permit(command.data.by, actions[command.type], state).side, state, command);
  }
}

function decideFor(side: Side, state: Booked & Appointment, command: PartyCommand): AnyAppointmentEvent[] {
  switch (command.type) {
    case 'RescheduleAppointment':
      return reschedule(state, side, command.data);
    case 'CancelAppointment':
      return cancel(state, side, command.data.reason);
    case 'DeclarePayment':
    case 'ConfirmPayment':
    case 'RefundPayment':
    case 'RejectPayment':
      return decidePayment(state, command);
    default:
      return decideSession(state, side, command);
  }
}

function book(state: Appointment, booking: Booking): AppointmentEvent[] {
  if (state.abandoned.includes(booking.claimId)) refuse(SLOT_TAKEN);
  return state.status === 'none' ? [{ type: 'AppointmentBooked', data: booking }] : [];
}

function reschedule(
  appointment: Booked & Appointment,
  side: Side,
  { slot, claimId, reason }: Move,
): AppointmentEvent[] {
  if (appointment.claimId === claimId) return [];
  if (appointment.abandoned.includes(claimId)) refuse(SLOT_TAKEN);
  // One side is waiting in the session; a new time would leave it waiting alone.
  if (appointment.status === 'waiting') refuse(SESSION_ENTERED);
  if (appointment.status !== 'booked') refuse(APPOINTMENT_NOT_PENDING);
  const data = { ...partiesOf(appointment), ...slot, claimId, by: side, reason };
  return [{ type: 'AppointmentRescheduled', data }];
}

function cancel(appointment: Booked, side: Side, reason: string): AppointmentEvent[] {
  if (appointment.status === 'cancelled') return [];
  if (appointment.status !== 'booked' && appointment.status !== 'waiting') refuse(APPOINTMENT_NOT_PENDING);
  return [{ type: 'AppointmentCancelled', data: { ...partiesOf(appointment), by: side, reason } }];
}

/** After the grace time: records which side is missing, or closes an active session that both have left. */
function recordNoShow(appointment: Booked, moment: DecisionContext): AnyAppointmentEvent[] {
  if (appointment.status === 'active') return closeWhenEmpty(appointment, moment);
  if (appointment.status !== 'booked' && appointment.status !== 'waiting') return [];
  if (!isPastGrace(appointment, moment)) refuse(NO_SHOW_TOO_EARLY);
  const missing = sides.filter((side) => !appointment.inside[side]);
  return [{ type: 'NoShowRecorded', data: { ...partiesOf(appointment), missing } }];
}

/** Refuses SLOT_TAKEN if the appointment uses the claim. */
function abandonClaim(
  state: Appointment,
  claim: ClaimedSlot & { appointmentId: string; doctorId: string },
): AppointmentEvent[] {
  if (usesClaim(state, claim)) refuse(SLOT_TAKEN);
  const { appointmentId, doctorId, claimId } = claim;
  return state.abandoned.includes(claimId)
    ? []
    : [{ type: 'SlotClaimAbandoned', data: { appointmentId, doctorId, claimId } }];
}
