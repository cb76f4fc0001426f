import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';
import { speechLanguage } from './language.js';

/** A requested insight. */
export const insightsTopic = defineTopic({
  name: 'insights',
  schema: z.object({
    eventId: id,
    type: z.literal('InsightRequested'),
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
    patientId: id,
    entryId: id,
    requestId: id,
    summaryIn: speechLanguage.nullable(),
  }),
});
