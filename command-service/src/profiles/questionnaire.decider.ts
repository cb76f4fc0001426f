import { isDeepStrictEqual } from 'node:util';
import { type PatientProfileEvent, QuestionnaireAnswered } from '@anamnesis/contracts/profiles/events';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { evolveOn } from '../evolve-on.js';

type Answered = Extract<PatientProfileEvent, { type: 'QuestionnaireAnswered' }>['data'];

/** The current answers; null before the first. */
export interface Questionnaire {
  answers: Answered['answers'] | null;
}

export interface AnswerQuestionnaire {
  type: 'AnswerQuestionnaire';
  data: Answered;
}

/**
 * A patient's answers to the health questionnaire. They share a stream with the profile, but neither decides on the other.
 */
export const questionnaireDecider: Decider<Questionnaire, AnswerQuestionnaire, PatientProfileEvent, unknown> = {
  opens: ['QuestionnaireAnswered'],
  initialState: { answers: null },

  evolve: evolveOn([QuestionnaireAnswered], (_, event) => {
    switch (event.type) {
      case 'QuestionnaireAnswered':
        return { answers: event.data.answers };
    }
  }),

  decide: ({ answers }, { data }) =>
    isDeepStrictEqual(data.answers, answers) ? [] : [{ type: 'QuestionnaireAnswered', data }],
};
