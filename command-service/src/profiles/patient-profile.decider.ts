import { isDeepStrictEqual } from 'node:util';
import type { PatientEvent } from '@anamnesis/contracts/accounts/events';
import { refuse } from '@anamnesis/contracts/language/errors';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { type Changes, withChanges } from './with-changes.js';

type DataOf<Type extends PatientEvent['type']> = Extract<PatientEvent, { type: Type }>['data'];
type Profile = DataOf<'PatientProfileEdited'>;
type Interests = DataOf<'InterestsChosen'>['interests'];
type Answers = DataOf<'QuestionnaireAnswered'>['answers'];

export type PatientProfile =
  { status: 'none' } | { status: 'registered'; profile: Profile; interests: Interests; answers: Answers | null };

export type PatientProfileCommand =
  | {
      type: 'EditPatientProfile';
      data: { profile: Changes<Omit<Profile, 'patientId'>>; interests?: Interests | undefined };
    }
  | { type: 'AnswerQuestionnaire'; data: Answers };

/** What a patient tells of themselves: who they are, what they like, and how their health is. */
export const patientProfileDecider: Decider<PatientProfile, PatientProfileCommand, PatientEvent, unknown> = {
  initialState: { status: 'none' },

  evolve: (state, event) => {
    if (event.type === 'PatientRegistered') {
      const { patientId, fullName, gender, age, picture } = event.data;
      const profile = { patientId, fullName, gender, age, picture };
      return { status: 'registered', profile, interests: [], answers: null };
    }
    if (state.status === 'none') return state;
    switch (event.type) {
      case 'PatientProfileEdited':
        return { ...state, profile: event.data };
      case 'InterestsChosen':
        return { ...state, interests: event.data.interests };
      case 'QuestionnaireAnswered':
        return { ...state, answers: event.data.answers };
      default:
        return state;
    }
  },

  decide: (state, command) => {
    if (state.status === 'none') return refuse('ACCOUNT_NOT_FOUND');
    const { patientId } = state.profile;
    if (command.type === 'AnswerQuestionnaire') {
      if (isDeepStrictEqual(command.data, state.answers)) return [];
      return [{ type: 'QuestionnaireAnswered', data: { patientId, answers: command.data } }];
    }
    const profile: Profile = withChanges(state.profile, command.data.profile);
    const interests = eachOnce(command.data.interests ?? state.interests);
    return [
      ...(isDeepStrictEqual(profile, state.profile) ? [] : [{ type: 'PatientProfileEdited' as const, data: profile }]),
      ...(isDeepStrictEqual(interests, state.interests)
        ? []
        : [{ type: 'InterestsChosen' as const, data: { patientId, interests } }]),
    ];
  },
};

/** The first of each name, whatever its case. */
function eachOnce(interests: Interests): Interests {
  const names = interests.map(({ name }) => name.toLowerCase());
  return interests.filter((_, index) => names.indexOf(names[index] ?? '') === index);
}
