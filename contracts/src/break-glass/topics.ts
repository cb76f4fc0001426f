import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';
import { breakGlass } from './events.js';

/** An event of emergency access, without reason and notes. */
export const breakGlassTopic = defineTopic({
  name: 'break-glass',
  schema: breakGlass.extend({
    eventId: id,
    type: z.enum(['BreakGlassOpened', 'BreakGlassReviewed']),
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
  }),
});

/** A push to the patient whose record was opened. `position`: the log position that a read model must reach to show it. */
export interface BreakGlassPush {
  breakGlassId: string;
  position: string;
}
