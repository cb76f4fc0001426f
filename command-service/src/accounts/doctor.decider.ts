import { EMAIL_TAKEN } from '@anamnesis/contracts/accounts/errors';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import type { Certificate } from './certificates.js';

type Registration = Extract<DoctorEvent, { type: 'DoctorRegistered' }>['data'];

/** By what a doctor signs in, their credentials tell. */
export type Doctor =
  | { status: 'none' }
  | (Omit<Registration, 'passwordHash'> & { status: 'registered'; certificates: readonly Certificate[] });

export type DoctorCommand = {
  type: 'RegisterDoctor';
  data: Registration & { certificates: readonly Certificate[] };
};

/** Who a doctor is, and by which papers. */
export const doctorDecider: Decider<Doctor, DoctorCommand, DoctorEvent, unknown> = {
  begins: ['RegisterDoctor'],
  initialState: { status: 'none' },

  evolve: (state, event) => {
    if (event.type === 'DoctorRegistered') {
      const { passwordHash: _, ...person } = event.data;
      return { ...person, status: 'registered', certificates: [] };
    }
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'CertificateSubmitted':
        return { ...state, certificates: [...state.certificates, event.data] };
      case 'DoctorProfileEdited': {
        const { fullName, phone, picture } = event.data;
        return { ...state, fullName, mobileNumber: phone, picture };
      }
      case 'AccountLocked':
      case 'AccountUnlocked':
      case 'DoctorRejected':
      case 'DoctorVerified':
      case 'EmailConfirmationRequested':
      case 'EmailVerified':
      case 'GoogleAccountLinked':
      case 'LeavePlanned':
      case 'LeaveWithdrawn':
      case 'PasswordChanged':
      case 'PasswordWithdrawn':
      case 'WeeklyHoursSet':
        // These events do not change what a repeated sign-up is compared with.
        return state;
    }
  },

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
