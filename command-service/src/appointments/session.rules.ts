import type { Side } from '@anamnesis/contracts/appointments/constants';
import { APPOINTMENT_OVER } from '@anamnesis/contracts/appointments/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Actor } from '@anamnesis/contracts/language/role';
import {
  FEEDBACK_ALREADY_GIVEN,
  PAYMENT_REQUIRED,
  SESSION_NOT_ACTIVE,
  SESSION_NOT_ENDED,
} from '@anamnesis/contracts/sessions/errors';
import type { SessionEvent } from '@anamnesis/contracts/sessions/events';
import type { DecisionContext } from '@anamnesis/platform/deciding/decider';
import type { Booked } from './appointment.state.js';
import { isPastGrace } from './grace.js';
import { partiesOf } from './parties.js';

export type SessionCommand =
  | { type: 'JoinSession'; data: { by: Actor } }
  | { type: 'EndSession'; data: { by: Actor } }
  | { type: 'RecordDeparture'; data: { side: Side } }
  | { type: 'GiveFeedback'; data: { by: Actor; rating: number; text: string } }
  | { type: 'SkipFeedback'; data: { by: Actor } };

/**
 * The rules of joining, ending and feedback of a session, for callers that the policy permits.
 */
export function decideSession(
  appointment: Booked,
  side: Side,
  command: Exclude<SessionCommand, { type: 'RecordDeparture' }>,
): SessionEvent[] {
  switch (command.type) {
    case 'JoinSession':
      return join(appointment, side);
    case 'EndSession':
      return end(appointment, side);
    case 'GiveFeedback':
      return giveFeedback(appointment, command.data);
    case 'SkipFeedback':
      return skipFeedback(appointment);
  }
}

/** A patient must have declared payment. The session starts when both sides are present. Joining twice changes nothing. */
function join(appointment: Booked, side: Side): SessionEvent[] {
  const { status, inside, payment } = appointment;
  if (status === 'ended' || status === 'cancelled' || status === 'noShow') refuse(APPOINTMENT_OVER);
  if (side === 'patient' && payment.state === 'none') refuse(PAYMENT_REQUIRED);
  if (inside[side]) return [];
  const data = partiesOf(appointment);
  const joined: SessionEvent = { type: side === 'doctor' ? 'DoctorJoined' : 'PatientJoined', data };
  const otherIsIn = inside[side === 'doctor' ? 'patient' : 'doctor'];
  return otherIsIn && status === 'waiting' ? [joined, { type: 'SessionStarted', data }] : [joined];
}

/** Ends an active session for both sides. A side that waits alone only leaves. Ending twice changes nothing. */
function end(appointment: Booked, side: Side): SessionEvent[] {
  const data = partiesOf(appointment);
  if (appointment.status === 'ended') return [];
  if (appointment.status === 'active') return [{ type: 'SessionEnded', data: { ...data, by: side } }];
  if (appointment.inside[side]) return [{ type: 'ParticipantLeft', data: { ...data, who: side } }];
  return refuse(SESSION_NOT_ACTIVE);
}

/**
 * Records that a disconnected side has left. The session stays open for a rejoin unless the grace time is over and both have left.
 */
export function depart(appointment: Booked, side: Side, moment: DecisionContext): SessionEvent[] {
  if (!appointment.inside[side]) return [];
  const inside = { ...appointment.inside, [side]: false };
  const left: SessionEvent = { type: 'ParticipantLeft', data: { ...partiesOf(appointment), who: side } };
  return [left, ...closeWhenEmpty({ ...appointment, inside }, moment)];
}

/** After the grace time, ends an active session that both have left, so that feedback and reminders can follow. */
export function closeWhenEmpty(appointment: Booked, moment: DecisionContext): SessionEvent[] {
  const { status, inside } = appointment;
  if (status !== 'active' || inside.patient || inside.doctor || !isPastGrace(appointment, moment)) return [];
  return [{ type: 'SessionEnded', data: { ...partiesOf(appointment), by: 'nobody' } }];
}

function giveFeedback(appointment: Booked, { rating, text }: { rating: number; text: string }): SessionEvent[] {
  requireEnded(appointment);
  if (appointment.feedback === 'given') refuse(FEEDBACK_ALREADY_GIVEN);
  return [{ type: 'FeedbackGiven', data: { ...partiesOf(appointment), rating, text } }];
}

/** Skipping hides the form. Feedback can still be given later, and a later skip does not remove it. */
function skipFeedback(appointment: Booked): SessionEvent[] {
  requireEnded(appointment);
  return appointment.feedback === 'none' ? [{ type: 'FeedbackSkipped', data: partiesOf(appointment) }] : [];
}

function requireEnded({ status }: Booked): void {
  if (status !== 'ended') refuse(SESSION_NOT_ENDED);
}
