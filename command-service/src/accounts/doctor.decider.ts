import type { DoctorEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { linkGoogle } from './link-google.js';

type Registration = Extract<DoctorEvent, { type: 'DoctorRegistered' }>['data'];
type Certificate = Omit<Extract<DoctorEvent, { type: 'CertificateSubmitted' }>['data'], 'doctorId'>;

export type Doctor =
  | { status: 'none' }
  | (Registration & {
      status: 'registered';
      certificates: readonly Certificate[];
      /** Google's id of the account that may sign in as this one. */
      googleSubject: string | null;
    });

export type DoctorCommand =
  | { type: 'RegisterDoctor'; data: Registration & { certificates: readonly Certificate[] } }
  | { type: 'SignInWithGoogle'; data: { subject: string } };

/** Who a doctor is, and by which papers. */
export const doctorDecider: Decider<Doctor, DoctorCommand, DoctorEvent, unknown> = {
  initialState: { status: 'none' },

  evolve: (state, event) => {
    if (event.type === 'DoctorRegistered')
      return { ...event.data, status: 'registered', certificates: [], googleSubject: null };
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'CertificateSubmitted':
        return { ...state, certificates: [...state.certificates, event.data] };
      case 'DoctorProfileEdited': {
        const { fullName, phone, picture } = event.data;
        return { ...state, fullName, mobileNumber: phone, picture };
      }
      case 'GoogleAccountLinked':
        return { ...state, googleSubject: event.data.subject };
      default:
        return state;
    }
  },

  decide: (state, command) => {
    switch (command.type) {
      case 'RegisterDoctor':
        return register(state, command.data);
      case 'SignInWithGoogle':
        if (state.status === 'none') refuse('GOOGLE_ACCOUNT_UNKNOWN');
        return linkGoogle(state.doctorId, state.googleSubject, command.data.subject);
    }
  },
};

function register(
  state: Doctor,
  { certificates, ...registration }: Registration & { certificates: readonly Certificate[] },
): DoctorEvent[] {
  if (state.status !== 'none') refuse('EMAIL_TAKEN');
  return [
    { type: 'DoctorRegistered', data: registration },
    ...certificates.map((certificate) => ({
      type: 'CertificateSubmitted' as const,
      data: { doctorId: registration.doctorId, ...certificate },
    })),
  ];
}
