import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import { DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import type { Certificate } from './certificates.js';

type Registration = Extract<DoctorEvent, { type: 'DoctorRegistered' }>['data'];

/** Identity only; the credentials are in `credentialsDecider`. */
export type Doctor = { status: 'none' } | (Omit<Registration, 'passwordHash'> & { status: 'registered' });

export type DoctorCommand = {
  type: 'RegisterDoctor';
  data: Registration & { certificates: readonly Certificate[] };
};

/** A doctor's registration and profile. */
export const doctorDecider: Decider<Doctor, DoctorCommand, DoctorEvent, unknown> = {
  begins: ['RegisterDoctor'],
  opens: ['DoctorRegistered', 'DoctorProfileEdited'],
  initialState: { status: 'none' },

  evolve: evolveOn([DoctorRegistered, DoctorProfileEdited], (state, event) => {
    switch (event.type) {
      case 'DoctorRegistered': {
        const { passwordHash: _, ...person } = event.data;
        return { ...person, status: 'registered' };
      }
      case 'DoctorProfileEdited': {
        const { fullName, phone, picture } = event.data;
        return state.status === 'none' ? state : { ...state, fullName, mobileNumber: phone, picture };
      }
    }
  }),

  decide: (state, command) => register(state, command.data),
};

function register(
  state: Doctor,
  { certificates, ...registration }: Registration & { certificates: readonly Certificate[] },
): DoctorEvent[] {
  if (state.status !== 'none') refuse(EMAIL_TAKEN);
  return [
    { type: 'DoctorRegistered', data: registration },
    ...certificates.map((certificate) => ({
      type: 'CertificateSubmitted' as const,
      data: { doctorId: registration.doctorId, ...certificate },
    })),
  ];
}
