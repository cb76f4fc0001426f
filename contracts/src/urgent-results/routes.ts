import { z } from 'zod';
import { reportUrgency } from '../labs/urgent-line.js';
import { urgentRanks } from '../labs/urgent-rank.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN, PERSON_ERASED } from '../language/errors.js';
import { spokenLanguages } from '../language/languages.js';
import { doneReply, id } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { ENTRY_NOT_FOUND } from '../records/errors.js';
import { MAX_DOCTORS_TOLD } from './constants.js';
import { urgencyActions, urgentResultActions } from './policy.js';

const feature = 'urgent-results';
const report = z.object({ patientId: id, entryId: id });
const doctorIds = z.array(id).max(MAX_DOCTORS_TOLD);
/** The version of the rules. */
const rules = z.string().min(1).max(20);
/** Whether everything was looked at: it has no document, or one that was read and was not too long. What was not found is then not there. */
const isWhole = z.boolean();

export const showUrgency = defineRoute({
  feature,
  name: 'showUrgency',
  summary:
    'What in a test report cannot wait by the rules, how urgently its people are to be told of it, null if they are not, the doctors who treat its patient now, and a document that has to be read first. Called by background jobs only.',
  owner: 'query-service',
  method: 'GET',
  path: '/api/urgent-results/:patientId/:entryId',
  action: urgencyActions.showUrgency,
  params: report,
  reply: z.object({
    ...reportUrgency.shape,
    /** As the most urgent line; null without one, and of an old report. */
    rank: z.enum(urgentRanks).nullable(),
    /** Without a rank no doctor is looked for. */
    doctorIds,
    rules,
    isWhole,
    /** Whether its document took too long to be looked at now: later there may be time. */
    isCut: z.boolean(),
    /** The document that was not read yet, of a report that is not old; null if there is none. */
    unread: id.nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ENTRY_NOT_FOUND, NOT_CAUGHT_UP],
});

export const reportUrgentResult = defineRoute({
  feature,
  name: 'reportUrgentResult',
  summary:
    'Records what in a test report cannot wait, which the record shows, and tells the patient and the doctors of it if there is a rank. The same lines, and the same or a lower urgency, are recorded once. Called by background jobs only.',
  owner: 'command-service',
  method: 'POST',
  path: '/api/urgent-results/:patientId/:entryId',
  action: urgentResultActions.reportUrgentResult,
  changes: ['notifications', 'records'],
  params: report,
  body: reportUrgency.extend({ rank: z.enum(urgentRanks).nullable(), doctorIds, rules, isWhole }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ENTRY_NOT_FOUND, PERSON_ERASED],
});

/** Called by the job that sends the email, so that addresses and names are never stored in a queue. */
export const showUrgentEmail = defineRoute({
  feature,
  name: 'showUrgentEmail',
  summary:
    'The data to tell one recipient by email about an urgent result that an event names; null if no email may be sent. Called by background jobs only.',
  owner: 'query-service',
  method: 'GET',
  path: '/api/urgent-results/:eventId/emails/:accountId',
  action: urgentResultActions.showUrgentEmail,
  params: z.object({ eventId: id, accountId: id }),
  reply: z.object({
    data: z
      .object({
        to: z.string(),
        language: z.enum(spokenLanguages),
        name: z.string(),
        /** The name of the patient, for a doctor; null for the patient. */
        patient: z.string().nullable(),
        /** How soon and where, by the rules. */
        rank: z.enum(urgentRanks),
        /** Whether the report is of a day so long ago that its result may have been treated since. */
        isLate: z.boolean(),
        /** The report. Its results are shown there; an email is no place for them. */
        link: z.url(),
      })
      .nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const urgentResultRoutes = [showUrgency, reportUrgentResult, showUrgentEmail] as const;
