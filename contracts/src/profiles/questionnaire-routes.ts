import { z } from 'zod';
import { ACCOUNT_NOT_FOUND } from '../accounts/errors.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { line } from '../language/text.js';
import { doneReply, moment } from '../language/reply.js';
import { chronicIllnesses, familyHistory, hospitalizedAnswers, symptoms } from './questionnaire.js';
import { profileActions } from './policy.js';

const feature = 'profiles';
const shortLine = line(160);

/** The answers to the health questionnaire. The screen has no inputs for the last four. */
export const questionnaireAnswers = z.object({
  symptoms: z.array(z.enum(symptoms)).max(symptoms.length),
  chronicIllnesses: z.array(z.enum(chronicIllnesses)).max(chronicIllnesses.length),
  familyHistory: z.array(z.enum(familyHistory)).max(familyHistory.length),
  allergies: z.string().trim().max(1000),
  medications: z.string().trim().max(1000),
  hospitalized: z.enum(hospitalizedAnswers),
  stressLevel: shortLine.default(''),
  exerciseFrequency: shortLine.default(''),
  diet: shortLine.default(''),
  smokingAlcohol: shortLine.default(''),
});
export type QuestionnaireAnswers = z.infer<typeof questionnaireAnswers>;

export const answerQuestionnaire = defineRoute({
  name: 'answerQuestionnaire',
  summary: "Replaces the patient's answers to the health questionnaire. Earlier answers are kept in the event log.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/questionnaire',
  action: profileActions.answerQuestionnaire,
  changes: ['questionnaire'],
  body: questionnaireAnswers,
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
});

export const currentAnswers = defineRoute({
  name: 'currentAnswers',
  summary: "The signed-in patient's answers to the health questionnaire; null if it was never answered.",
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/questionnaire',
  action: profileActions.currentAnswers,
  shows: ['questionnaire'],
  reply: z.object({ data: z.object({ answers: questionnaireAnswers, answeredAt: moment }).nullable() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, ACCOUNT_NOT_FOUND],
});

export const questionnaireRoutes = [answerQuestionnaire, currentAnswers] as const;
