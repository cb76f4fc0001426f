import { z } from 'zod';
import { email } from '../accounts/inputs.js';
import { recordKinds } from '../audit/events.js';
import { unusualEmergencyRules } from '../audit/unusual.js';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN, PERSON_ERASED } from '../language/errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { doneReply, id, moment } from '../language/reply.js';
import { spokenLanguages } from '../language/languages.js';
import { defineRoute } from '../language/route.js';
import { MAX_BREAK_GLASS_TEXT, reviewOutcomes } from './constants.js';
import {
  BREAK_GLASS_NO_PATIENT,
  BREAK_GLASS_NOT_FOUND,
  BREAK_GLASS_NOT_VERIFIED,
  BREAK_GLASS_OWN,
  BREAK_GLASS_TREATED,
  BREAK_GLASS_REVIEWED,
  BREAK_GLASS_TOO_MANY,
} from './errors.js';
import { PATIENT_UNNAMED } from './field-problems.js';
import { breakGlassActions, breakGlassReviewActions } from './policy.js';

const feature = 'break-glass';

export const openBreakGlass = defineRoute({
  name: 'openBreakGlass',
  summary:
    "Opens a patient's record in an emergency, for reading, for 15 minutes. The patient is told, and an auditor reviews it. The patient is named by email address or id.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/doctor/break-glass',
  action: breakGlassActions.openBreakGlass,
  changes: ['break-glass', 'records'],
  secondFactor: true,
  body: z
    .object({
      userEmail: email.optional(),
      patientId: id.optional(),
      reason: z.string().trim().min(1, REASON_MISSING.code).max(MAX_BREAK_GLASS_TEXT),
    })
    .refine(({ userEmail, patientId }) => (userEmail === undefined) !== (patientId === undefined), {
      error: PATIENT_UNNAMED.code,
      path: ['userEmail'],
    }),
  reply: z.object({
    success: z.literal(true),
    data: z.object({ breakGlassId: id, patientId: id, expiresAt: moment }),
  }),
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, BREAK_GLASS_NOT_VERIFIED, BREAK_GLASS_NO_PATIENT] as const),
    ...([BREAK_GLASS_OWN, BREAK_GLASS_TREATED, BREAK_GLASS_TOO_MANY] as const),
  ],
  attemptsPerMinute: 6,
});

const person = z.object({ id, fullName: z.string(), email: z.string() });

/** A use of emergency access, as an auditor reviews it. */
const breakGlassUse = z.object({
  id,
  /** Log position of its event, as a decimal number. */
  position: z.string(),
  doctor: person,
  patient: person,
  reason: z.string(),
  openedAt: moment,
  expiresAt: moment,
  /** The parts of the record that the doctor opened during this emergency access, oldest first. */
  opened: z.array(z.object({ kind: z.enum(recordKinds), readAt: moment })),
  /** The rules for unusual access that it meets. */
  rules: z.array(z.enum(unusualEmergencyRules)),
  /** Null until it is reviewed. */
  review: z.object({ outcome: z.enum(reviewOutcomes), notes: z.string(), at: moment }).nullable(),
});
export type BreakGlassUse = z.infer<typeof breakGlassUse>;

export const listBreakGlass = defineRoute({
  name: 'listBreakGlass',
  summary: 'All uses of emergency access, the latest first, in pages; those to review, or those reviewed.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/audit/break-glass',
  action: breakGlassReviewActions.listBreakGlass,
  shows: ['break-glass'],
  query: z.object({
    state: z.enum(['open', 'reviewed']).optional(),
    /** The position at which the previous page ends. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({
    uses: z.array(breakGlassUse),
    /** Start of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

export const reviewBreakGlass = defineRoute({
  name: 'reviewBreakGlass',
  summary:
    "Records an auditor's review of a use of emergency access. Each use is reviewed once. Notes are refused for an erased patient.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/audit/break-glass/:id/review',
  action: breakGlassReviewActions.reviewBreakGlass,
  changes: ['break-glass'],
  params: z.object({ id }),
  body: z.object({
    outcome: z.enum(reviewOutcomes),
    notes: z.string().trim().max(MAX_BREAK_GLASS_TEXT).optional(),
  }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, PERSON_ERASED, BREAK_GLASS_NOT_FOUND, BREAK_GLASS_REVIEWED],
});

/** Called by the job that sends the email, so that addresses and names are never stored in a queue. */
export const showBreakGlassEmail = defineRoute({
  name: 'showBreakGlassEmail',
  summary: 'The data to tell a patient by email about emergency access to their record; null if it must not be sent.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/break-glass/:id/email',
  action: breakGlassReviewActions.showBreakGlassEmail,
  params: z.object({ id }),
  reply: z.object({
    data: z
      .object({
        to: z.string(),
        language: z.enum(spokenLanguages),
        name: z.string(),
        doctor: z.string(),
        openedAt: moment,
        expiresAt: moment,
        /** Zone of the clinic, in which the times are written. */
        timeZone: z.string(),
        /** The page of the readings. The reason is shown there; an email is no place for it. */
        link: z.url(),
      })
      .nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, BREAK_GLASS_NOT_FOUND, NOT_CAUGHT_UP],
});

export const breakGlassRoutes = [openBreakGlass, listBreakGlass, reviewBreakGlass, showBreakGlassEmail] as const;
