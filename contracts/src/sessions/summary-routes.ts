import { z } from 'zod';
import { APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER } from '../appointments/errors.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN } from '../language/errors.js';
import { spokenLanguages } from '../language/languages.js';
import { defineRoute } from '../language/route.js';
import { day, doneReply, id, moment, timeOfDay } from '../language/reply.js';
import { genders } from '../accounts/constants.js';
import { questionnaireAnswers } from '../profiles/questionnaire-routes.js';
import { FILE_NOT_FOUND } from './errors.js';
import { ownSessionActions, sessionActions } from './policy.js';
import { note, sessionId } from './document-routes.js';

const feature = 'sessions';
const storedFile = z.string().regex(/^[0-9a-f]{64}$/);

export const sendMedicalSummary = defineRoute({
  name: 'sendMedicalSummary',
  summary: 'Requests a medical summary of the patient for the doctor of the session.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/sessions/send-medical-summary',
  action: sessionActions.sendMedicalSummary,
  changes: ['session-documents'],
  body: sessionId,
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, APPOINTMENT_OVER],
  attemptsPerMinute: 30,
});

/** The content of a medical summary. */
const summaryFacts = z.object({
  patient: z.object({
    id,
    fullName: z.string(),
    gender: z.enum(genders).nullable(),
    age: z.number().int().nullable(),
  }),
  /** The recipient, in whose language it is written. */
  doctorName: z.string(),
  language: z.enum(spokenLanguages),
  /** Time of the patient's request. */
  requestedAt: moment,
  /** IANA name of the time zone in which points in time are shown. */
  timeZone: z.string(),
  questionnaire: z.object({ answers: questionnaireAnswers, answeredAt: moment }).nullable(),
  /** Completed consultations, newest first, each with the notes that are not retracted. */
  consultations: z.array(
    z.object({
      date: day,
      time: timeOfDay,
      timeZone: z.string(),
      doctorName: z.string(),
      issueDetails: z.string(),
      notes: z.array(note.pick({ by: true, text: true })),
    }),
  ),
  /** Newest first. */
  reports: z.array(z.object({ name: z.string(), uploadedAt: moment })),
});
export type SummaryFacts = z.infer<typeof summaryFacts>;

const summaryOfSession = sessionId.extend({ summaryId: id });

export const showSummaryFacts = defineRoute({
  name: 'showSummaryFacts',
  summary: 'The content of a requested medical summary. Called by background jobs only.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/sessions/:sessionId/summaries/:summaryId/facts',
  action: ownSessionActions.showSummaryFacts,
  params: summaryOfSession,
  reply: summaryFacts,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, FILE_NOT_FOUND, NOT_CAUGHT_UP],
});

const outcome = {
  feature,
  owner: 'command-service',
  method: 'POST',
  action: ownSessionActions.finishMedicalSummary,
  params: summaryOfSession,
  reply: doneReply,
} as const;

export const deliverMedicalSummary = defineRoute({
  ...outcome,
  name: 'deliverMedicalSummary',
  summary: 'Records that a medical summary was created. Called by background jobs only.',
  path: '/api/sessions/:sessionId/summaries/:summaryId/deliver',
  body: z.object({ file: storedFile, size: z.int32().positive() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, APPOINTMENT_NOT_FOUND, FILE_NOT_FOUND],
});

export const giveUpMedicalSummary = defineRoute({
  ...outcome,
  name: 'giveUpMedicalSummary',
  summary: 'Records that a medical summary could not be created. Called by background jobs only.',
  path: '/api/sessions/:sessionId/summaries/:summaryId/give-up',
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, APPOINTMENT_NOT_FOUND, FILE_NOT_FOUND],
});

export const summaryRoutes = [
  sendMedicalSummary,
  showSummaryFacts,
  deliverMedicalSummary,
  giveUpMedicalSummary,
] as const;
