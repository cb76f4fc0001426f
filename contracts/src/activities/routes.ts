import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_SIGNED_IN } from '../language/errors.js';
import { defineRoute } from '../language/route.js';
import { doneReply } from '../language/reply.js';
import { zoneHeader } from '../time/own-day.js';
import { activities } from './constants.js';
import { activityActions } from './policy.js';

export const completeActivity = defineRoute({
  name: 'completeActivity',
  summary: 'Records that an activity was completed today. A repetition has no effect.',
  feature: 'activities',
  owner: 'command-service',
  method: 'POST',
  path: '/api/users/activities/complete',
  action: activityActions.completeActivity,
  changes: ['activities'],
  headers: zoneHeader,
  body: z.object({ activity: z.enum(activities.map(({ title }) => title)) }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID],
});

export const activityRoutes = [completeActivity] as const;
