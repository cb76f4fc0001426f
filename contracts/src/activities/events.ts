import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { day, id } from '../language/reply.js';

/** The patient completed one of the fixed activities on a day. */
export const ActivityCompleted = defineEvent({
  type: 'ActivityCompleted',
  schema: z.object({ patientId: id, day, activity: z.string() }),
});

export const activityEvents = [ActivityCompleted] as const;
export type ActivityEvent = EventOf<(typeof activityEvents)[number]>;
