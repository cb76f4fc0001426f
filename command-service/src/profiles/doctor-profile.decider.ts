import { isDeepStrictEqual } from 'node:util';
import { ACCOUNT_NOT_FOUND } from '@anamnesis/contracts/accounts/errors';
import { CertificateSubmitted, DoctorRegistered } from '@anamnesis/contracts/accounts/events';
import type { DoctorEvent } from '@anamnesis/contracts/events';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { DoctorProfileEdited } from '@anamnesis/contracts/profiles/events';
import { experienceOf } from '@anamnesis/contracts/profiles/experience';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import { type Changes, withChanges } from './with-changes.js';

type Profile = Extract<DoctorEvent, { type: 'DoctorProfileEdited' }>['data'];

/** A doctor's profile: the data of the sign-up until it is edited. */
export type DoctorProfile = { status: 'none' } | { status: 'registered'; profile: Profile };

export interface EditDoctorProfile {
  type: 'EditDoctorProfile';
  data: Changes<Omit<Profile, 'doctorId'>>;
}

/** Edits of a doctor's profile. */
export const doctorProfileDecider: Decider<DoctorProfile, EditDoctorProfile, DoctorEvent, unknown> = {
  opens: ['DoctorRegistered', 'CertificateSubmitted', 'DoctorProfileEdited'],
  initialState: { status: 'none' },

  evolve: evolveOn([DoctorRegistered, CertificateSubmitted, DoctorProfileEdited], (state, event) => {
    if (event.type === 'DoctorRegistered') return { status: 'registered', profile: atSignUp(event.data) };
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'CertificateSubmitted': {
        const certifications = [...state.profile.certifications, event.data.fileName];
        return { ...state, profile: { ...state.profile, certifications } };
      }
      case 'DoctorProfileEdited':
        return { ...state, profile: event.data };
    }
  }),

  decide: (state, { data }) => {
    if (state.status === 'none') refuse(ACCOUNT_NOT_FOUND);
    const edited: Profile = withChanges(state.profile, data);
    return isDeepStrictEqual(edited, state.profile) ? [] : [{ type: 'DoctorProfileEdited', data: edited }];
  },
};

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
