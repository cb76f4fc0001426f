import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';

/** A request for erasure, without personal text. */
export const erasureTopic = defineTopic({
  name: 'erasure',
  schema: z.object({
    eventId: id,
    type: z.literal('ErasureRequested'),
    patientId: id,
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
  }),
});
