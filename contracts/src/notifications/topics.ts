import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';
import { notificationKinds } from './constants.js';

/** Who is told of an event, or whose notifications it marked as read (without a kind). Ids and kinds only. */
export const notificationsTopic = defineTopic({
  name: 'notifications',
  schema: z.object({
    eventId: id,
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
    recipients: z.array(z.object({ accountId: id, kind: z.enum(notificationKinds).nullable() })),
  }),
});
