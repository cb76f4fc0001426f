import type { AppointmentEvent } from './events.js';
import type { Parties } from './policy.js';

/** An appointment as far as others rely on it. */
export interface Standing extends Parties {
  /** ISO 8601, UTC. */
  readonly endsAt: string;
  /** Whether it was called off, by a cancellation or because somebody was missing. */
  readonly isCalledOff: boolean;
}

/** The stream of an appointment and its session. */
export const appointmentStream = (appointmentId: string) => `appointment-${appointmentId}`;

/** Whether an appointment stands; null if it was not booked. For decisions that must not wait for a read model. */
export const standingFold = {
  opens: [],
  initialState: null as Standing | null,

  evolve: (state: Standing | null, { type, data }: AppointmentEvent): Standing | null => {
    if (type === 'AppointmentBooked') {
      const { appointmentId, patientId, doctorId, endsAt } = data;
      return { appointmentId, patientId, doctorId, endsAt, isCalledOff: false };
    }
    if (state === null) return null;
    if (type === 'AppointmentRescheduled') return { ...state, endsAt: data.endsAt };
    return type === 'AppointmentCancelled' || type === 'NoShowRecorded' ? { ...state, isCalledOff: true } : state;
  },
};
