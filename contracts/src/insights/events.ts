import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { leftOut } from './blocks.js';
import { insightBlock, insightEngine, insightFailure } from './insight.js';
import { speechLanguage } from './language.js';

/** What every event of an insight names: the report, the request, and what was requested. */
const request = z.object({
  patientId: id,
  entryId: id,
  requestId: id,
  /** The language of a spoken summary; null for the explanation. */
  summaryIn: speechLanguage.nullable(),
});

/** The patient asked for an explanation or a summary of a report. */
export const InsightRequested = defineEvent({
  type: 'InsightRequested',
  schema: request.extend({ requestedAt: moment }),
});

/**
 * `basis` identifies the facts and the engine: a digest of personal data, so it is encrypted like them. The content is repeated for no
 * other basis.
 */
export const InsightWritten = defineEvent({
  type: 'InsightWritten',
  schema: request.extend({
    basis: z.string(),
    engine: insightEngine,
    failure: insightFailure.nullable(),
    blocks: z.array(insightBlock),
    leftOut: z.array(leftOut),
    writtenAt: moment,
  }),
  subject: (data) => data.patientId,
  personal: { basis: '', failure: null, blocks: [], leftOut: [] },
});

/** Facts and engine are those of the last insight, which is kept. No provider was asked. */
const InsightKept = defineEvent({ type: 'InsightKept', schema: request });

/** The request has no outcome: the report says nothing, or the jobs failed after all attempts. */
const InsightFailed = defineEvent({
  type: 'InsightFailed',
  schema: request.extend({ reason: z.enum(['nothingToExplain', 'unavailable']) }),
});

export const insightEvents = [InsightRequested, InsightWritten, InsightKept, InsightFailed] as const;
export type InsightEvent = EventOf<(typeof insightEvents)[number]>;
