import type { Side } from '@anamnesis/contracts/appointments/constants';
import { type AppointmentEvent, appointmentEvents } from '@anamnesis/contracts/appointments/events';
import type { Parties } from '@anamnesis/contracts/appointments/policy';
import type { Slot } from '@anamnesis/contracts/time/slots';
import type { EventOf } from '@anamnesis/contracts/language/event';
import { meetingEvents, type SessionEvent } from '@anamnesis/contracts/sessions/events';
import { evolveOn } from '../evolve-on.js';

export type AnyAppointmentEvent = AppointmentEvent | SessionEvent;

/** What is known of an appointment from its booking on. */
export interface Booked extends Parties {
  status: 'booked' | 'waiting' | 'active' | 'ended' | 'cancelled' | 'noShow';
  slot: Slot;
  /** The claim on the doctor's day that holds the slot. */
  claimId: string;
  consultationType: string;
  /** Rupees, as agreed on at the booking. */
  fee: number;
  roomName: string;
  payment: 'none' | 'claimed' | 'confirmed';
  inside: Readonly<Record<Side, boolean>>;
  feedback: 'none' | 'given' | 'skipped';
}

/** `abandoned`: claims given up before a booking followed. Nothing can be booked under them. */
export type Appointment = ({ status: 'none' } | Booked) & { abandoned: readonly string[] };

export const noAppointment: Appointment = { status: 'none', abandoned: [] };

/** A claim on a slot of a doctor's day, made for an appointment. */
export interface ClaimedSlot {
  claimId: string;
  date: string;
  time: string;
}

/** Whether an appointment uses this claim, at this slot. */
export const standsOn = (appointment: Appointment, { claimId, date, time }: ClaimedSlot): boolean =>
  appointment.status !== 'none' &&
  appointment.status !== 'cancelled' &&
  appointment.claimId === claimId &&
  appointment.slot.date === date &&
  appointment.slot.time === time;

const handled = [...appointmentEvents, ...meetingEvents] as const;

/**
 * Folds the events of booking and meeting. Notes, reports and summaries do not change this state; `sessionPapersDecider`
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
        payment: 'none',
        feedback: 'none',
        inside: { patient: false, doctor: false },
      },
    };
  }
  if (state.status === 'none') return state;
  switch (event.type) {
    case 'AppointmentRescheduled': {
      const { date, time, startsAt, endsAt, claimId } = event.data;
      return { ...state, slot: { date, time, startsAt, endsAt }, claimId };
    }
    case 'AppointmentCancelled':
      return { ...state, status: 'cancelled', inside: nobody };
    case 'PaymentDeclared':
      return { ...state, payment: 'claimed' };
    case 'PaymentConfirmed':
      return { ...state, payment: 'confirmed' };
    case 'NoShowRecorded':
      return { ...state, status: 'noShow', inside: nobody };
    case 'DoctorJoined':
      return entered(state, 'doctor');
    case 'PatientJoined':
      return entered(state, 'patient');
    case 'SessionStarted':
      return { ...state, status: 'active' };
    case 'ParticipantLeft':
      return left(state, event.data.who);
    case 'SessionEnded':
      return { ...state, status: 'ended', inside: nobody };
    case 'FeedbackGiven':
      return { ...state, feedback: 'given' };
    case 'FeedbackSkipped':
      return { ...state, feedback: 'skipped' };
  }
}

const nobody = { patient: false, doctor: false };

type Known = Booked & { abandoned: readonly string[] };

function entered(state: Known, side: Side): Known {
  return {
    ...state,
    status: state.status === 'booked' ? 'waiting' : state.status,
    inside: { ...state.inside, [side]: true },
  };
}

/**
 * When the waiting room is empty the appointment is booked again. An active session stays open, so that both can rejoin.
 */
function left(state: Known, side: Side): Known {
  const inside = { ...state.inside, [side]: false };
  const empty = !inside.patient && !inside.doctor;
  return { ...state, status: state.status === 'waiting' && empty ? 'booked' : state.status, inside };
}
