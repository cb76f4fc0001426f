import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';

const notification = {
  /** As in the list of notifications. */
  notificationId: z.string(),
  accountId: id,
  /** Log position of the event, as a decimal number: it is decided on a state at least this recent. */
  position: z.string(),
};

/** Plans a push notification to each device of a person, when it is due. */
export const planPush = defineJob({ name: 'plan-push', schema: z.object(notification), attempts: 30 });

/** Sends one push notification to one device. The attempts cover an outage of a push service of some hours: later it is no news. */
export const sendPush = defineJob({
  name: 'send-push',
  schema: z.object({ ...notification, subscriptionId: id }),
  attempts: 40,
});
