import type { PatientEvent } from '@anamnesis/contracts/accounts/events';
import { suggestedActivity } from '@anamnesis/contracts/activities/suggestion';
import { dayAfter } from '@anamnesis/contracts/doctors/slots';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';

type Registration = Extract<PatientEvent, { type: 'PatientRegistered' }>['data'];

/** By what a patient signs in, their credentials tell. */
export type Patient =
  | {
      status: 'none';
      /** Reservations of a username that were given up before an account followed; none can be made under them any more. */
      abandoned: readonly string[];
    }
  | (Omit<Registration, 'passwordHash'> & {
      status: 'registered';
      streak: number;
      maxStreak: number;
      lastDay: string | null;
      activity: string | null;
    });

export type PatientCommand =
  | { type: 'RegisterPatient'; data: { person: Registration; reservationId: string } }
  | { type: 'RegisterWithGoogle'; data: { person: Registration; subject: string; reservationId: string } }
  | { type: 'AbandonReservation'; data: { patientId: string; reservationId: string } }
  | { type: 'RecordSignIn' };

/** Today in the clinic's zone, YYYY-MM-DD. */
export interface Today {
  today: string;
}

/** Who a patient is, and for how many days in a row they have come. */
export const patientDecider: Decider<Patient, PatientCommand, PatientEvent, Today> = {
  begins: ['RegisterPatient', 'RegisterWithGoogle'],
  initialState: { status: 'none', abandoned: [] },

  evolve: (state, event) => {
    if (event.type === 'PatientRegistered') {
      const { passwordHash: _, ...person } = event.data;
      return { ...person, status: 'registered', streak: 0, maxStreak: 0, lastDay: null, activity: null };
    }
    if (state.status === 'none')
      return event.type === 'UsernameReservationAbandoned'
        ? { ...state, abandoned: [...state.abandoned, event.data.reservationId] }
        : state;
    switch (event.type) {
      case 'PatientSignedIn':
        return { ...state, streak: event.data.streak, maxStreak: event.data.maxStreak, lastDay: event.data.day };
      case 'ActivitySuggested':
        return { ...state, activity: event.data.activity };
      case 'PatientProfileEdited':
        return { ...state, ...event.data };
      default:
        return state;
    }
  },

  decide: (state, command, context) => {
    switch (command.type) {
      case 'RegisterPatient':
        return register(state, command.data, context);
      case 'RegisterWithGoogle':
        return registerWithGoogle(state, command.data, context);
      case 'AbandonReservation':
        return abandonReservation(state, command.data);
      case 'RecordSignIn':
        return recordSignIn(state, context);
    }
  },
};

function register(
  state: Patient,
  { person, reservationId }: { person: Registration; reservationId: string },
  { today }: Today,
): PatientEvent[] {
  mayRegister(state, reservationId);
  return [{ type: 'PatientRegistered', data: person }, ...firstOfDay(person.patientId, today, 1, 1)];
}

function mayRegister(state: Patient, reservationId: string): void {
  if (state.status !== 'none') refuse('EMAIL_TAKEN');
  if (state.abandoned.includes(reservationId)) refuse('USERNAME_TAKEN');
}

/** Who has an account makes no other: whether it stands under the name, whoever asks finds out from it. */
function abandonReservation(state: Patient, reservation: { patientId: string; reservationId: string }): PatientEvent[] {
  if (state.status !== 'none') return refuse('USERNAME_TAKEN');
  if (state.abandoned.includes(reservation.reservationId)) return [];
  return [{ type: 'UsernameReservationAbandoned', data: reservation }];
}

/** Google vouches for the address, so it is confirmed from the first. */
function registerWithGoogle(
  state: Patient,
  { person, subject, reservationId }: { person: Registration; subject: string; reservationId: string },
  { today }: Today,
): PatientEvent[] {
  mayRegister(state, reservationId);
  const accountId = person.patientId;
  return [
    { type: 'PatientRegistered', data: person },
    { type: 'GoogleAccountLinked', data: { accountId, subject } },
    { type: 'EmailVerified', data: { accountId, role: 'patient', by: 'google' } },
    ...firstOfDay(accountId, today, 1, 1),
  ];
}

/** Only the first sign-in of a day is a fact worth keeping; a day left out starts the streak anew. */
function recordSignIn(state: Patient, { today }: Today): PatientEvent[] {
  if (state.status === 'none') refuse('ACCOUNT_NOT_FOUND');
  if (state.lastDay !== null && state.lastDay >= today) return [];
  const inARow = state.lastDay !== null && dayAfter(state.lastDay, 1) === today;
  const streak = inARow ? state.streak + 1 : 1;
  return firstOfDay(state.patientId, today, streak, Math.max(streak, state.maxStreak));
}

function firstOfDay(patientId: string, day: string, streak: number, maxStreak: number): PatientEvent[] {
  return [
    { type: 'PatientSignedIn', data: { patientId, day, streak, maxStreak } },
    { type: 'ActivitySuggested', data: { patientId, day, activity: suggestedActivity(patientId, day).title } },
  ];
}
