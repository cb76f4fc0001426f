import { isDeepStrictEqual } from 'node:util';
import { withCertificate } from '@anamnesis/contracts/accounts/certificates';
import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { CertificateSubmitted, DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import { USUAL_PRACTICE } from '@anamnesis/contracts/doctors/practice';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { DoctorPracticeEdited, DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import { experienceOf } from '@anamnesis/contracts/profiles/experience';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import { type Changes, withChanges } from './with-changes.js';

type Profile = Extract<DoctorEvent, { type: 'DoctorProfileEdited' }>['data'];
type Practice = Extract<DoctorEvent, { type: 'DoctorPracticeEdited' }>['data'];

/** A doctor's profile and practice. Until they are edited: the data of the sign-up and the default practice. */
export type DoctorProfile = { status: 'none' } | { status: 'registered'; profile: Profile; practice: Practice };

export interface EditDoctorProfile {
  type: 'EditDoctorProfile';
  data: { profile: Changes<Omit<Profile, 'doctorId'>>; practice: Changes<Omit<Practice, 'doctorId'>> };
}

/** Edits of a doctor's profile and practice. */
export const doctorProfileDecider: Decider<DoctorProfile, EditDoctorProfile, DoctorEvent, unknown> = {
  opens: ['DoctorRegistered', 'CertificateSubmitted', 'DoctorProfileEdited', 'DoctorPracticeEdited'],
  initialState: { status: 'none' },

  evolve: evolveOn(
    [DoctorRegistered, CertificateSubmitted, DoctorProfileEdited, DoctorPracticeEdited],
    (state, event) => {
      if (event.type === 'DoctorRegistered')
        return { status: 'registered', profile: atSignUp(event.data), practice: usualPractice(event.data.doctorId) };
      if (state.status === 'none') return state;
      switch (event.type) {
        case 'CertificateSubmitted': {
          const certifications = withCertificate(state.profile.certifications, event.data);
          return { ...state, profile: { ...state.profile, certifications } };
        }
        case 'DoctorProfileEdited':
          return { ...state, profile: event.data };
        case 'DoctorPracticeEdited':
          return { ...state, practice: event.data };
      }
    },
  ),

  decide: (state, { data }) => {
    if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
    const profile = withChanges(state.profile, data.profile);
    const practice = withChanges(state.practice, data.practice);
    return [
      ...(isDeepStrictEqual(profile, state.profile) ? [] : [{ type: 'DoctorProfileEdited' as const, data: profile }]),
      ...(isDeepStrictEqual(practice, state.practice)
        ? []
        : [{ type: 'DoctorPracticeEdited' as const, data: practice }]),
    ];
  },
};

const usualPractice = (doctorId: string): Practice => ({
  doctorId,
  hospitals: [...USUAL_PRACTICE.hospitals],
  fee: USUAL_PRACTICE.fee,
  consultationTypes: [...USUAL_PRACTICE.consultationTypes],
});

const atSignUp = ({
  doctorId,
  fullName,
  mobileNumber,
  yearExp,
  specifications,
  picture,
}: Extract<DoctorEvent, { type: 'DoctorRegistered' }>['data']): Profile => ({
  ...{ doctorId, fullName, picture },
  phone: mobileNumber,
  location: '',
  specialization: specifications[0] ?? '',
  experience: experienceOf(yearExp),
  aboutMe: '',
  education: [],
  specializations: specifications,
  certifications: [],
});
