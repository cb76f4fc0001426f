import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { REASON_MISSING } from '../language/field-problems.js';
import { id, moment } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { changedRule } from './changed-rule.js';
import { MAX_WHAT_IF_TEXT, WHAT_IF_TIMEOUT } from './constants.js';
import { WHAT_IF_BUSY, WHAT_IF_CANCELLED } from './errors.js';
import { whatIfActions } from './policy.js';
import { whatIfTotals } from './totals.js';

/** A moment at which somebody is warned otherwise. It names no patient, medicine or value: the replay shows them, as a reading of the record. */
const whatIfHit = z.object({
  patientId: id,
  /** The doctor who prescribed, and would have been warned; null for values of a report. */
  doctor: z.object({ id, name: z.string() }).nullable(),
  /** Log position of the event, as a decimal number. */
  position: z.string(),
  at: moment,
  change: z.enum(['added', 'gone', 'changed']),
  /** The severity or the standing by the current rule and by the changed one; null without a warning. */
  before: z.string().nullable(),
  after: z.string().nullable(),
});
export type WhatIfHit = z.infer<typeof whatIfHit>;

const whatIfResult = z.object({
  totals: whatIfTotals,
  /** The first ones, in the order of the log. */
  hits: z.array(whatIfHit),
  /** The names of streams that were left out because an event of them cannot be read. */
  unreadable: z.array(z.string()),
  /** The time of the last event that was looked at, if the log has more events than one run looks at; otherwise null. */
  until: moment.nullable(),
});
export type WhatIfResult = z.infer<typeof whatIfResult>;

/** A query, because it changes nothing that anybody reads: only that it was run is recorded. */
export const runWhatIf = defineRoute({
  name: 'runWhatIf',
  summary:
    'Runs a changed rule over the health records of all patients, beside the current one, and says at which moments somebody would have been warned otherwise. Only that it was run is recorded.',
  feature: 'what-if',
  owner: 'query-service',
  method: 'POST',
  path: '/api/audit/what-if',
  action: whatIfActions.runWhatIf,
  untagged: 'A run is shown once, where it was asked for.',
  body: z.object({ rule: changedRule, reason: z.string().trim().min(1, REASON_MISSING.code).max(MAX_WHAT_IF_TEXT) }),
  reply: whatIfResult,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, WHAT_IF_BUSY, WHAT_IF_CANCELLED],
  answersWithin: WHAT_IF_TIMEOUT,
  attemptsPerMinute: 6,
});

export const whatIfRoutes = [runWhatIf] as const;
