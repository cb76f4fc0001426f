import type { Side } from '@anamnesis/contracts/appointments/constants';
import type { Consultation, PatientAppointment } from '@anamnesis/contracts/appointments/query-routes';
import type { DoctorCard } from '@anamnesis/contracts/doctors/routes';
import type { LiveSocket } from '../../live/socket';

const guid = (number: number) => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const person = {
  _id: guid(1),
  id: guid(1),
  fullName: 'Kavita Rao',
  name: 'Kavita Rao',
  specification: ['Cardiologist', 'Internal Medicine'],
  hospitals: ['Ruby Hall Clinic'],
  email: 'kavita.rao@clinic.example',
  yearexp: 15,
  rating: 4.9,
  profileImage: null,
};

/** A doctor for tests. */
export const aDoctor = (changes: Partial<DoctorCard> = {}): DoctorCard => ({
  ...person,
  fee: 500,
  consultationTypes: ['General Consultation'],
  feedbackCount: 12,
  nextFree: '2030-11-21T03:30:00.000Z',
  ...changes,
});

/** A session start at which the other side is already expected. */
export const aboutNow = () => new Date().toISOString();

const common = {
  _id: guid(100),
  id: guid(100),
  status: 'Pending',
  type: 'General Consultation',
  issueDetails: 'Follow-up on my cholesterol',
  date: '2030-11-21',
  time: '11:00',
  timeZone: 'Asia/Kolkata',
  startsAt: '2030-11-21T05:30:00.000Z',
  endsAt: '2030-11-21T06:00:00.000Z',
  startTime: null,
  fee: 500,
  payment: 'none',
  cancellation: null,
  move: null,
  missing: [] as Side[],
  roomName: 'anamnesis-room-1',
  doctorIn: false,
  patientIn: false,
  feedback: 'none',
} as const;

/** The patient's view of an appointment, for tests. */
export const anAppointment = (changes: Partial<PatientAppointment> = {}): PatientAppointment => ({
  ...common,
  payTo: { address: 'anamnesis@upi', name: 'Anamnesis' },
  doctor: person,
  ...changes,
});

/** The doctor's view of an appointment, for tests. */
export const aConsultation = (changes: Partial<Consultation> = {}): Consultation => ({
  ...common,
  name: 'Meera Joshi',
  patientName: 'Meera Joshi',
  patientId: guid(50),
  user: { fullName: 'Meera Joshi' },
  transactionId: null,
  upiReference: null,
  paymentConfirmed: false,
  ...changes,
});

/** The six slots of a day, for tests: 09:00 is past, 10:00 is taken, the others are free. */
export const slotsOf = (date: string) => ({
  date,
  timeZone: 'Asia/Kolkata',
  slots: ['09:00', '10:00', '11:00', '14:00', '15:00', '16:00'].map((time, index) => ({
    time,
    startsAt: new Date(`${date}T${time}:00+05:30`).toISOString(),
    endsAt: new Date(Date.parse(`${date}T${time}:00+05:30`) + 1_800_000).toISOString(),
    state: (['past', 'taken'] as const)[index] ?? ('free' as const),
  })),
});

/** The reply to joining a session, for tests. */
export const joined = (status: 'Pending' | 'Active' = 'Pending') => ({
  success: true,
  session: {
    _id: guid(100),
    sessionId: guid(100),
    roomName: 'anamnesis-room-1',
    meetingUrl: '/meet/anamnesis-room-1',
    status,
  },
});

/**
 * A socket for tests: `push` simulates a message from the server, `sent` lists the messages of the browser. `answers` are
 * the server's acknowledgements by event name.
 */
export function aSocket(answers: Record<string, () => object> = {}) {
  const listeners = new Map<string, Set<(...args: unknown[]) => void>>();
  const sent: [string, ...unknown[]][] = [];
  const emit = (event: string, ...args: unknown[]) => {
    const acknowledge = args.at(-1);
    sent.push([event, ...args.filter((each) => each !== acknowledge || typeof each !== 'function')]);
    const answer = answers[event]?.();
    if (typeof acknowledge === 'function' && answer)
      queueMicrotask(() => (acknowledge as (error: null, answer: object) => void)(null, answer));
  };
  const socket = {
    connected: false,
    on: (event: string, listener: (...args: unknown[]) => void) =>
      listeners.set(event, (listeners.get(event) ?? new Set()).add(listener)),
    off: (event: string, listener: (...args: unknown[]) => void) => listeners.get(event)?.delete(listener),
    emit,
    timeout: () => ({ emit }),
  };
  let closed = 0;
  return {
    sent,
    closed: () => closed,
    open: () => ({ socket: socket as unknown as LiveSocket, close: () => void closed++ }),
    push: (event: string, ...args: unknown[]) => {
      if (event === 'connect' || event === 'disconnect') socket.connected = event === 'connect';
      listeners.get(event)?.forEach((listener) => listener(...args));
    },
  };
}
