import { z } from 'zod';
import {
  ACCOUNT_LOCKED,
  ACCOUNT_NOT_FOUND,
  CURRENT_PASSWORD_WRONG,
  PASSWORD_NOT_SET,
  SECOND_FACTOR_WRONG,
  SIGN_IN_PAUSED,
} from '../accounts/errors.js';
import { email, password } from '../accounts/inputs.js';
import {
  INPUT_INVALID,
  NOT_ALLOWED,
  NOT_CAUGHT_UP,
  NOT_SIGNED_IN,
  PERSON_ERASED,
  TOO_MANY_TRIES,
} from '../language/errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { doneReply, id, moment } from '../language/reply.js';
import { spokenLanguages } from '../language/languages.js';
import { defineRoute } from '../language/route.js';
import { secret } from '../language/secret.js';
import { erasureStates, MAX_HOLD_REASON } from './constants.js';
import {
  ERASURE_APPOINTMENT,
  ERASURE_HELD,
  ERASURE_NO_PATIENT,
  ERASURE_NOT_DUE,
  ERASURE_NOT_REQUESTED,
  HOLD_EXISTS,
  HOLD_NOT_FOUND,
} from './errors.js';
import { HOLD_PATIENT_UNNAMED } from './field-problems.js';
import { erasureActions } from './policy.js';

const feature = 'erasure';

export const requestErasure = defineRoute({
  name: 'requestErasure',
  summary:
    'Requests the erasure of the caller’s account and record after the grace period. Asking again changes nothing.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/erasure/request',
  action: erasureActions.manageOwnErasure,
  changes: ['erasure'],
  body: z.object({
    currentPassword: password,
    /** Required if the second factor is on: a code of the authenticator app, or a recovery code. */
    code: secret(z.string().trim().max(40)).optional(),
  }),
  reply: doneReply,
  errors: [
    ...([NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ACCOUNT_NOT_FOUND, ACCOUNT_LOCKED, TOO_MANY_TRIES] as const),
    ...([CURRENT_PASSWORD_WRONG, PASSWORD_NOT_SET, SECOND_FACTOR_WRONG, SIGN_IN_PAUSED, PERSON_ERASED] as const),
  ],
  attemptsPerMinute: 10,
});

export const withdrawErasure = defineRoute({
  name: 'withdrawErasure',
  summary: 'Withdraws the caller’s request for erasure.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/erasure/withdraw',
  action: erasureActions.manageOwnErasure,
  changes: ['erasure'],
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, ERASURE_NOT_REQUESTED, PERSON_ERASED],
});

export const showOwnErasure = defineRoute({
  name: 'showOwnErasure',
  summary: 'The caller’s request for erasure, and what it waits for.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/users/erasure',
  action: erasureActions.manageOwnErasure,
  shows: ['erasure', 'appointments'],
  reply: z.object({
    /** Days between a request and the erasure. */
    graceDays: z.number().int(),
    /** Null without a request. */
    request: z
      .object({
        requestedAt: moment,
        dueAt: moment,
        /** The retention hold that blocks it. */
        hold: z.object({ reason: z.string(), since: moment }).nullable(),
        /** End of the latest agreed appointment, which it waits for. */
        appointmentUntil: moment.nullable(),
      })
      .nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, NOT_CAUGHT_UP],
});

/** A retention hold that has ended. */
const liftedHold = z.object({
  reason: z.string(),
  since: moment,
  operatorId: id,
  liftedAt: moment,
  liftedBy: id,
  /** Null where an earlier release did not ask for it. */
  liftReason: z.string().nullable(),
});
export type LiftedHold = z.infer<typeof liftedHold>;

/** A patient with a request for erasure, or a retention hold, now or before. */
const erasure = z.object({
  patientId: id,
  /** Empty after the erasure. */
  fullName: z.string(),
  email: z.string(),
  /** Null without a request and an erasure. */
  state: z.enum(erasureStates).nullable(),
  requestedAt: moment.nullable(),
  dueAt: moment.nullable(),
  hold: z.object({ reason: z.string(), since: moment, operatorId: id }).nullable(),
  /** The oldest first. */
  liftedHolds: z.array(liftedHold),
  /** End of the latest agreed appointment. */
  appointmentUntil: moment.nullable(),
  erasedAt: moment.nullable(),
  completedAt: moment.nullable(),
  /** Number of events that remain in the log, by type; null before. */
  remains: z.record(z.string(), z.number().int()).nullable(),
});
export type Erasure = z.infer<typeof erasure>;

export const listErasures = defineRoute({
  name: 'listErasures',
  summary: 'Requests for erasure, retention holds and erasures, the latest first, in pages.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/admin/erasures',
  action: erasureActions.listErasures,
  shows: ['erasure'],
  query: z.object({
    /** `open`: requests and holds that wait; `ended`: erased, withdrawn, or a lifted hold only. */
    state: z.enum(['open', 'ended']).optional(),
    /** The position at which the previous page ends. */
    before: z
      .string()
      .regex(/^\d{1,18}$/)
      .optional(),
  }),
  reply: z.object({
    erasures: z.array(erasure),
    /** Start of the next page; null on the last one. */
    next: z.string().nullable(),
  }),
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, NOT_CAUGHT_UP],
});

const holdReason = z.string().trim().min(1, REASON_MISSING.code).max(MAX_HOLD_REASON);

export const holdErasure = defineRoute({
  name: 'holdErasure',
  summary:
    'Places a retention hold on a patient, named by email address or id, with a reason that the patient can read.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/admin/erasures/hold',
  action: erasureActions.holdErasure,
  changes: ['erasure'],
  body: z
    .object({
      patientId: id.optional(),
      userEmail: email.optional(),
      reason: holdReason,
    })
    .refine(({ userEmail, patientId }) => (userEmail === undefined) !== (patientId === undefined), {
      error: HOLD_PATIENT_UNNAMED.code,
      path: ['userEmail'],
    }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, ERASURE_NO_PATIENT, HOLD_EXISTS, PERSON_ERASED],
});

export const liftErasureHold = defineRoute({
  name: 'liftErasureHold',
  summary: 'Lifts the retention hold on a patient, with a reason. A due erasure goes on.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/admin/erasures/:patientId/lift-hold',
  action: erasureActions.holdErasure,
  changes: ['erasure'],
  params: z.object({ patientId: id }),
  body: z.object({ reason: holdReason }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, HOLD_NOT_FOUND, PERSON_ERASED],
});

export const listDueErasures = defineRoute({
  name: 'listDueErasures',
  summary: 'The patients to erase now: due, without a hold and an appointment ahead, or begun and not complete.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/internal/erasures/due',
  action: erasureActions.eraseDue,
  shows: ['erasure'],
  reply: z.object({ patientIds: z.array(id) }),
  errors: [NOT_CAUGHT_UP],
});

export const erasePatient = defineRoute({
  name: 'erasePatient',
  summary: 'Erases a patient whose request is due, and continues an erasure that was interrupted.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/internal/erasures/:patientId',
  action: erasureActions.eraseDue,
  changes: ['erasure'],
  params: z.object({ patientId: id }),
  /** `waiting`: other processes and read models have not forgotten yet; call again. */
  reply: z.object({ state: z.enum(['waiting', 'done']) }),
  errors: [ERASURE_NOT_REQUESTED, ERASURE_NOT_DUE, ERASURE_HELD, ERASURE_APPOINTMENT],
});

/** Called by the job that sends the email, so that addresses and names are never stored in a queue. */
export const showErasureEmail = defineRoute({
  name: 'showErasureEmail',
  summary: 'The data to confirm a request for erasure by email; null if it must not be sent.',
  feature,
  owner: 'query-service',
  method: 'GET',
  path: '/api/internal/erasures/:patientId/email',
  action: erasureActions.showErasureEmail,
  shows: ['erasure'],
  params: z.object({ patientId: id }),
  reply: z.object({
    data: z
      .object({
        ...{ to: z.string(), language: z.enum(spokenLanguages), name: z.string() },
        ...{ dueAt: moment, timeZone: z.string(), link: z.url() },
      })
      .nullable(),
  }),
  errors: [NOT_CAUGHT_UP],
});

export const erasureRoutes = [
  requestErasure,
  withdrawErasure,
  showOwnErasure,
  listErasures,
  holdErasure,
  liftErasureHold,
  listDueErasures,
  erasePatient,
  showErasureEmail,
] as const;
