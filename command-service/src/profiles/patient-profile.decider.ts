import { isDeepStrictEqual } from 'node:util';
import type { PatientProfileEvent } from '@anamnesis/contracts/profiles/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { type Changes, withChanges } from './with-changes.js';

type DataOf<Type extends PatientProfileEvent['type']> = Extract<PatientProfileEvent, { type: Type }>['data'];
type Profile = DataOf<'PatientProfileEdited'>;
type Interests = DataOf<'InterestsChosen'>['interests'];
type Answers = DataOf<'QuestionnaireAnswered'>['answers'];

/** `profile` is null until it is edited: what the sign-up said stands. */
export interface PatientProfile {
  profile: Profile | null;
  interests: Interests;
  answers: Answers | null;
}

export type PatientProfileCommand =
  | {
      type: 'EditPatientProfile';
      data: { atSignUp: Profile; profile: Changes<Omit<Profile, 'patientId'>>; interests?: Interests | undefined };
    }
  | { type: 'AnswerQuestionnaire'; data: { patientId: string; answers: Answers } };

/** What a patient tells of themselves: who they are, what they like, and how their health is. */
export const patientProfileDecider: Decider<PatientProfile, PatientProfileCommand, PatientProfileEvent, unknown> = {
  initialState: { profile: null, interests: [], answers: null },

  evolve: (state, event) => {
    switch (event.type) {
      case 'PatientProfileEdited':
        return { ...state, profile: event.data };
      case 'InterestsChosen':
        return { ...state, interests: event.data.interests };
      case 'QuestionnaireAnswered':
        return { ...state, answers: event.data.answers };
    }
  },

  decide: (state, command) => {
    if (command.type === 'AnswerQuestionnaire')
      return isDeepStrictEqual(command.data.answers, state.answers)
        ? []
        : [{ type: 'QuestionnaireAnswered', data: command.data }];
    const { atSignUp } = command.data;
    const standing = state.profile ?? atSignUp;
    const profile: Profile = withChanges(standing, command.data.profile);
    const interests = eachOnce(command.data.interests ?? state.interests);
    return [
      ...(isDeepStrictEqual(profile, standing) ? [] : [{ type: 'PatientProfileEdited' as const, data: profile }]),
      ...(isDeepStrictEqual(interests, state.interests)
        ? []
        : [{ type: 'InterestsChosen' as const, data: { patientId: atSignUp.patientId, interests } }]),
    ];
  },
};

/** The first of each name, whatever its case. */
function eachOnce(interests: Interests): Interests {
  const names = interests.map(({ name }) => name.toLowerCase());
  return interests.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}
