import type { DoctorEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';

type Registration = Extract<DoctorEvent, { type: 'DoctorRegistered' }>['data'];
type Certificate = Omit<Extract<DoctorEvent, { type: 'CertificateSubmitted' }>['data'], 'doctorId'>;

export type Doctor =
  { status: 'none' } | (Registration & { status: 'registered'; certificates: readonly Certificate[] });

export interface RegisterDoctor {
  type: 'RegisterDoctor';
  data: Registration & { certificates: readonly Certificate[] };
}

/** Who a doctor is, and by which papers. */
export const doctorDecider: Decider<Doctor, RegisterDoctor, DoctorEvent, unknown> = {
  initialState: { status: 'none' },

  evolve: (state, event) => {
    if (event.type === 'DoctorRegistered') return { ...event.data, status: 'registered', certificates: [] };
    if (state.status === 'none') return state;
    if (event.type === 'CertificateSubmitted') return { ...state, certificates: [...state.certificates, event.data] };
    const { fullName, phone, picture } = event.data;
    return { ...state, fullName, mobileNumber: phone, picture };
  },

  decide: (state, command) => {
    if (state.status !== 'none') refuse('EMAIL_TAKEN');
    const { certificates, ...registration } = command.data;
    return [
      { type: 'DoctorRegistered', data: registration },
      ...certificates.map((certificate) => ({
        type: 'CertificateSubmitted' as const,
        data: { doctorId: registration.doctorId, ...certificate },
      })),
    ];
  },
};
