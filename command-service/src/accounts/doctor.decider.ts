import {
  EmailChanged,
  EmailChangeReverted,
  EmailClaimed,
  EmailClaimReleased,
} from '@anamnesis/contracts/accounts/email-change-events';
import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import { DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import type { SpokenLanguage } from '@anamnesis/contracts/language/languages';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import type { Certificate } from './certificates.js';
import { languageAtSignUp } from './language-at-sign-up.js';

type Registration = Extract<DoctorEvent, { type: 'DoctorRegistered' }>['data'];

/** Identity only; the credentials are in `credentialsDecider`. */
export type Doctor =
  /** `claimed`: another account has this address. */
  { status: 'none'; claimed: boolean } | (Omit<Registration, 'passwordHash'> & { status: 'registered' });

export type DoctorCommand = {
  type: 'RegisterDoctor';
  data: Registration & { certificates: readonly Certificate[]; language: SpokenLanguage };
};

const handled = [
  ...([DoctorRegistered, DoctorProfileEdited] as const),
  ...([EmailChanged, EmailChangeReverted, EmailClaimed, EmailClaimReleased] as const),
] as const;

/** A doctor's registration and profile. */
export const doctorDecider: Decider<Doctor, DoctorCommand, DoctorEvent, unknown> = {
  begins: ['RegisterDoctor'],
  opens: ['DoctorRegistered', 'DoctorProfileEdited', 'EmailChanged', 'EmailChangeReverted'],
  initialState: { status: 'none', claimed: false },

  evolve: evolveOn(handled, (state, event) => {
    switch (event.type) {
      case 'DoctorRegistered': {
        const { passwordHash: _, ...person } = event.data;
        return { ...person, status: 'registered' };
      }
      case 'DoctorProfileEdited': {
        const { fullName, phone, picture } = event.data;
        return state.status === 'none' ? state : { ...state, fullName, mobileNumber: phone, picture };
      }
      case 'EmailClaimed':
      case 'EmailClaimReleased':
        return state.status === 'none' ? { ...state, claimed: event.type === 'EmailClaimed' } : state;
      case 'EmailChanged':
      case 'EmailChangeReverted':
        return state.status === 'none' ? state : { ...state, email: event.data.email };
    }
  }),

  decide: (state, command) => register(state, command.data),
};

function register(state: Doctor, { certificates, language, ...registration }: DoctorCommand['data']): DoctorEvent[] {
  if (state.status !== 'none' || state.claimed) refuse(EMAIL_TAKEN);
  return [
    { type: 'DoctorRegistered', data: registration },
    ...certificates.map((certificate) => ({
      type: 'CertificateSubmitted' as const,
      data: { doctorId: registration.doctorId, ...certificate },
    })),
    ...languageAtSignUp({ accountId: registration.doctorId, role: 'doctor', language }),
  ];
}
