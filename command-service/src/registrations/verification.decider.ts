import { CertificateSubmitted, DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import type { RegistrationState } from '@anamnesis/contracts/registrations/constants';
import { REGISTRATION_CHANGED, REGISTRATION_NOT_FOUND } from '@anamnesis/contracts/registrations/errors';
import { registrationEvents } from '@anamnesis/contracts/registrations/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import type { Certificate } from '../accounts/certificates.js';
import { evolveOn } from '../evolve-on.js';

/** `version` is the number of certificates and decisions so far; `reason` is the reason of a rejection, else null. */
export type Verification =
  { status: 'none' } | { status: RegistrationState; doctorId: string; reason: string | null; version: number };

/** `seen` is the version that the operator's screen showed. */
export type VerificationCommand =
  | { type: 'SubmitCertificates'; data: { certificates: readonly Certificate[] } }
  | { type: 'VerifyDoctor'; data: { seen: number } }
  | { type: 'RejectDoctor'; data: { seen: number; reason: string } };

/** The verification of a doctor's certificates by operators. */
export const verificationDecider: Decider<Verification, VerificationCommand, DoctorEvent, unknown> = {
  opens: ['DoctorRejected'],
  initialState: { status: 'none' },

  evolve: evolveOn([DoctorRegistered, CertificateSubmitted, ...registrationEvents], (state, event) => {
    if (event.type === 'DoctorRegistered')
      return { status: 'awaiting', doctorId: event.data.doctorId, reason: null, version: 0 };
    if (state.status === 'none') return state;
    const version = state.version + 1;
    switch (event.type) {
      case 'CertificateSubmitted':
        // A verified doctor stays verified; a rejected one awaits another check.
        return state.status === 'verified' ? { ...state, version } : { ...state, status: 'awaiting', version };
      case 'DoctorVerified':
        return { ...state, status: 'verified', reason: null, version };
      case 'DoctorRejected':
        return { ...state, status: 'rejected', reason: event.data.reason, version };
    }
  }),

  decide: (state, command) => {
    if (state.status === 'none') return refuse(REGISTRATION_NOT_FOUND);
    const { doctorId } = state;
    switch (command.type) {
      case 'SubmitCertificates':
        return command.data.certificates.map((certificate) => ({
          type: 'CertificateSubmitted',
          data: { doctorId, ...certificate },
        }));
      case 'VerifyDoctor':
        if (state.status === 'verified') return [];
        if (state.version !== command.data.seen) refuse(REGISTRATION_CHANGED);
        return [{ type: 'DoctorVerified', data: { doctorId } }];
      case 'RejectDoctor': {
        const { seen, reason } = command.data;
        if (state.status === 'rejected' && state.reason === reason) return [];
        if (state.version !== seen) refuse(REGISTRATION_CHANGED);
        return [{ type: 'DoctorRejected', data: { doctorId, reason } }];
      }
    }
  },
};
