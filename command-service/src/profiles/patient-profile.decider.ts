import { isDeepStrictEqual } from 'node:util';
import { InterestsChosen, PatientProfileEdited, type PatientProfileEvent } from '@anamnesis/contracts/profiles/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import { type Changes, withChanges } from './with-changes.js';

type DataOf<Type extends PatientProfileEvent['type']> = Extract<PatientProfileEvent, { type: Type }>['data'];
type Profile = DataOf<'PatientProfileEdited'>;
type Interests = DataOf<'InterestsChosen'>['interests'];

/** `profile` is null until it is edited; until then the data of the sign-up are valid. */
export interface PatientProfile {
  profile: Profile | null;
  interests: Interests;
}

export interface EditPatientProfile {
  type: 'EditPatientProfile';
  data: { atSignUp: Profile; profile: Changes<Omit<Profile, 'patientId'>>; interests?: Interests | undefined };
}

/** A patient's name, picture, gender, age and interests. */
export const patientProfileDecider: Decider<PatientProfile, EditPatientProfile, PatientProfileEvent, unknown> = {
  opens: ['PatientProfileEdited', 'InterestsChosen'],
  initialState: { profile: null, interests: [] },

  evolve: evolveOn([PatientProfileEdited, InterestsChosen], (state, event) => {
    switch (event.type) {
      case 'PatientProfileEdited':
        return { ...state, profile: event.data };
      case 'InterestsChosen':
        return { ...state, interests: event.data.interests };
    }
  }),

  decide: (state, { data }) => {
    const { atSignUp } = data;
    const current = state.profile ?? atSignUp;
    const profile: Profile = withChanges(current, data.profile);
    const interests = eachOnce(data.interests ?? state.interests);
    return [
      ...(isDeepStrictEqual(profile, current) ? [] : [{ type: 'PatientProfileEdited' as const, data: profile }]),
      ...(isDeepStrictEqual(interests, state.interests)
        ? []
        : [{ type: 'InterestsChosen' as const, data: { patientId: atSignUp.patientId, interests } }]),
    ];
  },
};

/** Removes interests whose name (case-insensitive) occurs earlier in the list. */
function eachOnce(interests: Interests): Interests {
  const names = interests.map(({ name }) => name.toLowerCase());
  return interests.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}
