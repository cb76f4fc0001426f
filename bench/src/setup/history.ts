import { randomUUID } from 'node:crypto';
import type { AppointmentEvent } from '@anamnesis/contracts/appointments/events';
import type { SessionEvent } from '@anamnesis/contracts/sessions/events';
import type { Codec, WireEvent } from '@anamnesis/platform/event-store/codec';

export type Fact = AppointmentEvent | SessionEvent;

export interface Parties {
  readonly appointmentId: string;
  readonly patientId: string;
  readonly doctorId: string;
}

const TIME_ZONE = 'Asia/Kolkata';

/** A booking: one event with one encrypted field. */
export function booking(parties: Parties): Extract<Fact, { type: 'AppointmentBooked' }> {
  return {
    type: 'AppointmentBooked',
    data: {
      ...parties,
      ...slot(1),
      timeZone: TIME_ZONE,
      consultationType: 'General Consultation',
      issueDetails: 'Follow-up on my cholesterol. Slight muscle ache since June.',
      fee: 500,
      roomName: `anamnesis-${randomUUID()}`,
      claimId: randomUUID(),
    },
  };
}

/** A whole consultation: ten events, two of them with an encrypted text. */
export const consultation = (parties: Parties): Fact[] => [
  booking(parties),
  {
    type: 'AppointmentRescheduled',
    data: { ...parties, ...slot(2), claimId: randomUUID(), by: 'patient', reason: null },
  },
  {
    type: 'PaymentDeclared',
    data: { ...parties, transactionId: `TXN_${randomUUID()}`, upiReference: null, amount: 500 },
  },
  { type: 'DoctorJoined', data: parties },
  { type: 'PatientJoined', data: parties },
  { type: 'SessionStarted', data: parties },
  { type: 'ParticipantLeft', data: { ...parties, who: 'patient' } },
  { type: 'PatientJoined', data: parties },
  { type: 'SessionEnded', data: { ...parties, by: 'doctor' } },
  { type: 'FeedbackGiven', data: { ...parties, rating: 5, text: 'Listened first, then explained every value.' } },
];

/** Encodes events for the log, with personal fields encrypted. */
export const encodeAll = (codec: Codec, facts: readonly { type: string; data: unknown }[]): Promise<WireEvent[]> =>
  Promise.all(
    facts.map((fact) =>
      codec.encode(randomUUID(), fact, {
        actor: { id: randomUUID(), role: 'patient' },
        correlationId: randomUUID(),
        causationId: randomUUID(),
      }),
    ),
  );

function slot(daysAhead: number): { date: string; time: string; startsAt: string; endsAt: string } {
  const startsAt = new Date(Date.UTC(2030, 0, daysAhead, 3, 30));
  return {
    date: startsAt.toISOString().slice(0, 10),
    time: '09:00',
    startsAt: startsAt.toISOString(),
    endsAt: new Date(startsAt.getTime() + 30 * 60_000).toISOString(),
  };
}
