import type { Side } from '@anamnesis/contracts/appointments/constants';
import { type AppointmentEvent, appointmentEvents } from '@anamnesis/contracts/appointments/events';
import * as payment from '@anamnesis/contracts/appointments/payment';
import type { Parties } from '@anamnesis/contracts/appointments/policy';
import type { Slot } from '@anamnesis/contracts/time/slots';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { meetingEvents, type SessionEvent } from '@anamnesis/contracts/sessions/events';
import { evolveOn } from '../evolve-on.js';

export type AnyAppointmentEvent = AppointmentEvent | SessionEvent;

/** State of a booked appointment. */
export interface Booked extends Parties {
  status: 'booked' | 'waiting' | 'active' | 'ended' | 'cancelled' | 'noShow';
  slot: Slot;
  /** The claim on the doctor's day that holds the slot. */
  claimId: string;
  consultationType: string;
  /** The claims that it used before it was rescheduled. */
  earlierClaims: readonly string[];
  /** Rupees, as agreed at booking. */
  fee: number;
  roomName: string;
  payment: payment.Payment;
  inside: Readonly<Record<Side, boolean>>;
  feedback: 'none' | 'given' | 'skipped';
}

/** `abandoned`: claims that were abandoned before a booking followed. No booking is possible under them. */
export type Appointment = ({ status: 'none' } | Booked) & { abandoned: readonly string[] };

export const noAppointment: Appointment = { status: 'none', abandoned: [] };

/** A claim on a slot of a doctor's day, made for an appointment. */
export interface ClaimedSlot {
  claimId: string;
  date: string;
  time: string;
}

/** Whether the appointment uses this claim, for this slot. */
export const usesClaim = (appointment: Appointment, { claimId, date, time }: ClaimedSlot): boolean =>
  appointment.status !== 'none' &&
  appointment.status !== 'cancelled' &&
  appointment.claimId === claimId &&
  appointment.slot.date === date &&
  appointment.slot.time === time;

const handled = [...appointmentEvents, ...meetingEvents] as const;

/** Whether the appointment may still come to use a claim: its booking or rescheduling may be in progress. */
export const mayStillUse = (appointment: Appointment, claimId: string): boolean => {
  if (appointment.abandoned.includes(claimId)) return false;
  if (appointment.status === 'none') return true;
  return isOpen(appointment) && appointment.claimId !== claimId && !appointment.earlierClaims.includes(claimId);
};

/** Whether the appointment has not taken place yet, or takes place now. */
export const isOpen = ({ status }: Appointment): boolean =>
  status === 'booked' || status === 'waiting' || status === 'active';

/**
 * Folds the events of booking and meeting. Notes, reports and summaries do not change this state; `sessionDocumentsDecider`
 * folds them.
 */
export const evolve = evolveOn(handled, evolveHandled);

function evolveHandled(state: Appointment, event: EventOf<(typeof handled)[number]>): Appointment {
  if (event.type === 'SlotClaimAbandoned') return { ...state, abandoned: [...state.abandoned, event.data.claimId] };
  if (event.type === 'AppointmentBooked') {
    const { appointmentId, patientId, doctorId, date, time, startsAt, endsAt, claimId, roomName } = event.data;
    const { consultationType, fee } = event.data;
    return {
      ...{ status: 'booked', appointmentId, patientId, doctorId, claimId, roomName, abandoned: state.abandoned },
      ...{ consultationType, fee },
      ...{
        slot: { date, time, startsAt, endsAt },
        earlierClaims: [],
        payment: payment.noPayment,
        feedback: 'none',
        inside: { patient: false, doctor: false },
      },
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'AppointmentRescheduled': {
      const { date, time, startsAt, endsAt, claimId } = event.data;
      return {
        ...state,
        slot: { date, time, startsAt, endsAt },
        claimId,
        earlierClaims: [...state.earlierClaims, state.claimId],
      };
    }
    case 'AppointmentCancelled':
      return { ...state, status: 'cancelled', inside: nobodyInside, payment: payment.dueForRefund(state.payment) };
    case 'PaymentDeclared':
      return { ...state, payment: payment.declared };
    case 'PaymentConfirmed':
      return { ...state, payment: payment.confirmed(state.payment) };
    case 'PaymentRefunded':
      return { ...state, payment: payment.refunded(state.payment) };
    case 'PaymentNotReceived':
      return { ...state, payment: payment.notReceived };
    case 'NoShowRecorded':
      return {
        ...state,
        status: 'noShow',
        inside: nobodyInside,
        payment: payment.afterNoShow(state.payment, event.data.missing),
      };
    case 'DoctorJoined':
      return withArrival(state, 'doctor');
    case 'PatientJoined':
      return withArrival(state, 'patient');
    case 'SessionStarted':
      return { ...state, status: 'active' };
    case 'ParticipantLeft':
      return withDeparture(state, event.data.who);
    case 'SessionEnded':
      return { ...state, status: 'ended', inside: nobodyInside };
    case 'FeedbackGiven':
      return { ...state, feedback: 'given' };
    case 'FeedbackSkipped':
      return { ...state, feedback: 'skipped' };
  }
}

const nobodyInside = { patient: false, doctor: false };

type BookedAppointment = Booked & { abandoned: readonly string[] };

function withArrival(state: BookedAppointment, side: Side): BookedAppointment {
  return {
    ...state,
    status: state.status === 'booked' ? 'waiting' : state.status,
    inside: { ...state.inside, [side]: true },
  };
}

/**
 * When the waiting room becomes empty, the status is `booked` again. An active session stays open, so that both can rejoin.
 */
function withDeparture(state: BookedAppointment, side: Side): BookedAppointment {
  const inside = { ...state.inside, [side]: false };
  const empty = !inside.patient && !inside.doctor;
  return { ...state, status: state.status === 'waiting' && empty ? 'booked' : state.status, inside };
}
