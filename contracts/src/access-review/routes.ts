import { z } from 'zod';
import { readerRole, readingPurposes, recordKinds } from '../audit/events.js';
import { unusualReadingRules } from '../audit/unusual.js';
import { MAX_BREAK_GLASS_TEXT, reviewOutcomes } from '../break-glass/constants.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN, PERSON_ERASED } from '../language/errors.js';
import { day, doneReply, id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { historyKinds } from '../replay/constants.js';
import { auditorActKinds } from './constants.js';
import { RECORD_READING_NOT_FOUND, RECORD_READING_OWN, RECORD_READING_REVIEWED } from './errors.js';
import { accessReviewActions } from './policy.js';

const feature = 'access-review';

/** The position at which the previous page ends. */
const before = z
  .string()
  .regex(/^\d{1,18}$/)
  .optional();

/** One reading of a record, as an auditor reviews it. Nothing of the record's content is in it. */
const reviewedReading = z.object({
  id,
  /** Log position of the event that recorded it, as a decimal number. */
  position: z.string(),
  /** The name of the doctor, family member or auditor; for a visitor, the recipient of the link. Empty if there is none. */
  reader: z.object({ id, role: readerRole, name: z.string() }),
  /** The name is empty after an erasure. */
  patient: z.object({ id, name: z.string() }),
  kind: z.enum(recordKinds),
  purpose: z.enum(readingPurposes),
  /** The appointment of a consultation; null for other purposes. */
  appointment: z.object({ startsAt: moment, timeZone: z.string() }).nullable(),
  readAt: moment,
  /** The rules for unusual access that it meets. */
  rules: z.array(z.enum(unusualReadingRules)),
  /** Null until it is reviewed. */
  review: z
    .object({
      outcome: z.enum(reviewOutcomes),
      notes: z.string(),
      at: moment,
      /** The name is empty if the auditor has none. */
      by: z.object({ id, name: z.string() }),
      /** The rules that the auditor saw: limits, appointments and other readings may have changed since. */
      rules: z.array(z.enum(unusualReadingRules)),
    })
    .nullable(),
});
export type ReviewedReading = z.infer<typeof reviewedReading>;

export const listReadings = defineRoute({
  name: 'listReadings',
  summary:
    'All readings of records by persons other than the patient, the latest first, in pages, with the rules for unusual access that each meets.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/readings',
  action: accessReviewActions.listReadings,
  shows: ['access-review', 'appointments'],
  query: z.object({
    /** Only those that meet a rule. */
    unusual: z.literal('yes').optional(),
    state: z.enum(['open', 'reviewed']).optional(),
    readerId: id.optional(),
    patientId: id.optional(),
    kind: z.enum(recordKinds).optional(),
    purpose: z.enum(readingPurposes).optional(),
    /** The first and the last day, in the clinic's zone. */
    from: day.optional(),
    to: day.optional(),
    before,
  }),
  reply: z.object({
    readings: z.array(reviewedReading),
    /** Start of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const countOpenReviews = defineRoute({
  name: 'countOpenReviews',
  summary: 'How many unusual readings, and how many uses of emergency access, are to be reviewed.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/open-reviews',
  action: accessReviewActions.countOpenReviews,
  shows: ['access-review', 'break-glass'],
  reply: z.object({ readings: z.number().int(), emergencies: z.number().int() }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

/** An act of an auditor other than reading one record. */
const auditorAct = z.object({
  id,
  auditor: z.object({ id, name: z.string() }),
  kind: z.enum(auditorActKinds),
  doneAt: moment,
  /** Why: the reason of the inquiry under which it was done, or of the run. */
  reason: z.string(),
  /** What was searched; null for all but searches. */
  searched: z.enum(historyKinds).nullable(),
  /** How many histories a search showed, or how many records a run looked at; null for others. */
  shown: z.number().int().nullable(),
  /** The doctor whose history was opened; null for others. */
  doctor: z.object({ id, name: z.string() }).nullable(),
});
export type AuditorAct = z.infer<typeof auditorAct>;

export const listAuditorActs = defineRoute({
  name: 'listAuditorActs',
  summary:
    'What auditors did besides reading records, which `listReadings` has: inquiries, searches, opened histories of doctors, and runs of changed rules; the latest first, in pages.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/acts',
  action: accessReviewActions.listAuditorActs,
  shows: ['access-review', 'inquiries'],
  query: z.object({ before }),
  reply: z.object({
    acts: z.array(auditorAct),
    /** Start of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const reviewReading = defineRoute({
  name: 'reviewReading',
  summary:
    "Records an auditor's review of a reading of a record by somebody else. Each reading is reviewed once. Notes are refused for an erased patient.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/audit/readings/:id/review',
  action: accessReviewActions.reviewReading,
  changes: ['access-review'],
  params: z.object({ id }),
  body: z.object({
    patientId: id,
    outcome: z.enum(reviewOutcomes),
    notes: z.string().trim().max(MAX_BREAK_GLASS_TEXT).optional(),
    /** The rules that the auditor was shown with the reading. */
    rules: z.array(z.enum(unusualReadingRules)).max(unusualReadingRules.length),
  }),
  reply: doneReply,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, PERSON_ERASED] as const),
    ...([RECORD_READING_NOT_FOUND, RECORD_READING_OWN, RECORD_READING_REVIEWED] as const),
  ],
});

export const accessReviewRoutes = [listReadings, countOpenReviews, listAuditorActs, reviewReading] as const;
