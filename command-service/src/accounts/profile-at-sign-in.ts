import {
  InterestsChosen,
  PatientProfileEdited,
  type PatientProfileEvent,
  QuestionnaireAnswered,
} from '@anamnesis/contracts/profiles/events';
import type { SuggestionFacts } from '@anamnesis/contracts/profiles/suggestion';
import type { Fold } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';
import type { CurrentProfile } from './current-profile.js';

/** The current profile, and what an activity is suggested by. */
export interface ProfileAtSignIn extends Omit<SuggestionFacts, 'age'> {
  readonly profile: CurrentProfile;
}

/** The part of the profile stream that a patient's sign-in needs. */
export const profileAtSignIn: Fold<ProfileAtSignIn, PatientProfileEvent> = {
  opens: ['PatientProfileEdited', 'InterestsChosen', 'QuestionnaireAnswered'],
  initialState: { profile: null, interests: [], answers: null },
  evolve: evolveOn([PatientProfileEdited, InterestsChosen, QuestionnaireAnswered], (state, event) => {
    switch (event.type) {
      case 'PatientProfileEdited':
        return { ...state, profile: event.data };
      case 'InterestsChosen':
        return { ...state, interests: event.data.interests };
      case 'QuestionnaireAnswered':
        return { ...state, answers: event.data.answers };
    }
  }),
};
