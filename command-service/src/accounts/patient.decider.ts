import {
  EmailChanged,
  EmailChangeReverted,
  EmailClaimed,
  EmailClaimReleased,
} from '@anamnesis/contracts/accounts/email-change-events';
import { EMAIL_TAKEN, USERNAME_TAKEN } from '@anamnesis/contracts/accounts/errors';
import {
  type PatientAccountEvent,
  PatientRegistered,
  UsernameReservationAbandoned,
} from '@anamnesis/contracts/accounts/events';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import { languageAtSignUp } from './language-at-sign-up.js';

type Registration = Extract<PatientAccountEvent, { type: 'PatientRegistered' }>['data'];

/** Identity only; the credentials are in `credentialsDecider`. */
export type Patient =
  | {
      status: 'none';
      /**
       * Ids of username reservations that were abandoned before the account was created. No account can be created under them.
       */
      abandoned: readonly string[];
      /** Another account has this address. */
      claimed: boolean;
    }
  | (Omit<Registration, 'passwordHash'> & { status: 'registered' });

interface SignUp {
  person: Registration;
  /** The language of the page. */
  language: SpokenLanguage;
  reservationId: string;
}
export type PatientCommand =
  | { type: 'RegisterPatient'; data: SignUp }
  | { type: 'RegisterWithGoogle'; data: SignUp & { subject: string } }
  | { type: 'AbandonReservation'; data: { patientId: string; reservationId: string } };

const handled = [
  ...([PatientRegistered, UsernameReservationAbandoned] as const),
  ...([EmailChanged, EmailChangeReverted, EmailClaimed, EmailClaimReleased] as const),
] as const;

/** The sign-up of a patient. Later changes are in the profile. */
export const patientDecider: Decider<Patient, PatientCommand, PatientAccountEvent, unknown> = {
  begins: ['RegisterPatient', 'RegisterWithGoogle'],
  opens: ['PatientRegistered', 'EmailChanged', 'EmailChangeReverted'],
  initialState: { status: 'none', abandoned: [], claimed: false },

  evolve: evolveOn(handled, (state, event) => {
    switch (event.type) {
      case 'PatientRegistered': {
        const { passwordHash: _, ...person } = event.data;
        return { ...person, status: 'registered' };
      }
      case 'UsernameReservationAbandoned':
        return state.status === 'none'
          ? { ...state, abandoned: [...state.abandoned, event.data.reservationId] }
          : state;
      case 'EmailClaimed':
      case 'EmailClaimReleased':
        return state.status === 'none' ? { ...state, claimed: event.type === 'EmailClaimed' } : state;
      case 'EmailChanged':
      case 'EmailChangeReverted':
        return state.status === 'none' ? state : { ...state, email: event.data.email };
    }
  }),

  decide: (state, command) => {
    switch (command.type) {
      case 'RegisterPatient':
        return register(state, command.data);
      case 'RegisterWithGoogle':
        return registerWithGoogle(state, command.data);
      case 'AbandonReservation':
        return abandonReservation(state, command.data);
    }
  },
};

function register(state: Patient, { person, language, reservationId }: SignUp): PatientAccountEvent[] {
  mayRegister(state, reservationId);
  return [
    { type: 'PatientRegistered', data: person },
    ...languageAtSignUp({ accountId: person.patientId, role: 'patient', language }),
  ];
}

function mayRegister(state: Patient, reservationId: string): void {
  if (state.status !== 'none' || state.claimed) refuse(EMAIL_TAKEN);
  if (state.abandoned.includes(reservationId)) refuse(USERNAME_TAKEN);
}

/** Abandons a reservation. Refused if the account exists: the caller then checks whether it has the name. */
function abandonReservation(
  state: Patient,
  reservation: { patientId: string; reservationId: string },
): PatientAccountEvent[] {
  if (state.status !== 'none') return refuse(USERNAME_TAKEN);
  if (state.abandoned.includes(reservation.reservationId)) return [];
  return [{ type: 'UsernameReservationAbandoned', data: reservation }];
}

/** Google has verified the address, so it is confirmed at once. */
function registerWithGoogle(
  state: Patient,
  { person, language, subject, reservationId }: SignUp & { subject: string },
): PatientAccountEvent[] {
  mayRegister(state, reservationId);
  const accountId = person.patientId;
  return [
    { type: 'PatientRegistered', data: person },
    { type: 'GoogleAccountLinked', data: { accountId, subject } },
    { type: 'EmailVerified', data: { accountId, role: 'patient', by: 'google' } },
    ...languageAtSignUp({ accountId, role: 'patient', language }),
  ];
}
