import type { PatientEvent } from '@anamnesis/contracts/accounts/events';
import { suggestedActivity } from '@anamnesis/contracts/activities/suggestion';
import { dayAfter } from '@anamnesis/contracts/doctors/slots';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { linkGoogle } from './link-google.js';

type Registration = Extract<PatientEvent, { type: 'PatientRegistered' }>['data'];

export type Patient =
  | { status: 'none' }
  | (Registration & {
      status: 'registered';
      streak: number;
      maxStreak: number;
      lastDay: string | null;
      activity: string | null;
      /** Google's id of the account that may sign in as this one. */
      googleSubject: string | null;
    });

export type PatientCommand =
  | { type: 'RegisterPatient'; data: Registration }
  | { type: 'RegisterWithGoogle'; data: { person: Registration; subject: string } }
  | { type: 'RecordSignIn' }
  | { type: 'SignInWithGoogle'; data: { subject: string } };

/** Today in the clinic's zone, YYYY-MM-DD. */
export interface Today {
  today: string;
}

/** Who a patient is, and for how many days in a row they have come. */
export const patientDecider: Decider<Patient, PatientCommand, PatientEvent, Today> = {
  initialState: { status: 'none' },

  evolve: (state, event) => {
    if (event.type === 'PatientRegistered') {
      const unknownYet = { lastDay: null, activity: null, googleSubject: null };
      return { ...event.data, ...unknownYet, status: 'registered', streak: 0, maxStreak: 0 };
    }
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'PatientSignedIn':
        return { ...state, streak: event.data.streak, maxStreak: event.data.maxStreak, lastDay: event.data.day };
      case 'ActivitySuggested':
        return { ...state, activity: event.data.activity };
      case 'PatientProfileEdited':
        return { ...state, ...event.data };
      case 'GoogleAccountLinked':
        return { ...state, googleSubject: event.data.subject };
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
      case 'RecordSignIn':
        return recordSignIn(state, context);
      case 'SignInWithGoogle':
        return signInWithGoogle(state, command.data.subject, context);
    }
  },
};

function register(state: Patient, data: Registration, { today }: Today): PatientEvent[] {
  if (state.status !== 'none') refuse('EMAIL_TAKEN');
  return [{ type: 'PatientRegistered', data }, ...firstOfDay(data.patientId, today, 1, 1)];
}

/** Whoever has an account already is signed in. */
function registerWithGoogle(
  state: Patient,
  { person, subject }: { person: Registration; subject: string },
  context: Today,
): PatientEvent[] {
  if (state.status !== 'none') return signInWithGoogle(state, subject, context);
  return [
    { type: 'PatientRegistered', data: person },
    { type: 'GoogleAccountLinked', data: { accountId: person.patientId, subject } },
    ...firstOfDay(person.patientId, context.today, 1, 1),
  ];
}

function signInWithGoogle(state: Patient, subject: string, context: Today): PatientEvent[] {
  if (state.status === 'none') refuse('GOOGLE_ACCOUNT_UNKNOWN');
  return [...linkGoogle(state.patientId, state.googleSubject, subject), ...recordSignIn(state, context)];
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
