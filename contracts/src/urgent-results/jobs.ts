import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';

/** Log position that the report, or the notification, must be included in, as a decimal number. */
const position = z.string().regex(/^\d+$/);

/** Looks for urgent results in a test report. The attempts cover an outage of about three days. */
export const checkUrgency = defineJob({
  name: 'check-urgency',
  schema: z.object({ patientId: id, entryId: id, position }),
  attempts: 600,
});

/** Tells one recipient of an event by email. The attempts cover a mail server outage of about three days. */
export const sendUrgentEmail = defineJob({
  name: 'send-urgent-email',
  schema: z.object({ eventId: id, accountId: id, position }),
  attempts: 600,
});
