import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';

/** A test report whose values are new: it was added, its document was read, or its values were confirmed. */
export const urgencyTopic = defineTopic({
  name: 'urgency',
  schema: z.object({
    eventId: id,
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
    patientId: id,
    entryId: id,
    /** The version of the rules by which it is to be looked at. */
    rules: z.string(),
  }),
});
