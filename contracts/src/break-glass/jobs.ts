import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';

/** Tells a patient by email about emergency access. The attempts cover a mail server outage of about three days. */
export const sendBreakGlassEmail = defineJob({
  name: 'send-break-glass-email',
  schema: z.object({
    breakGlassId: id,
    /** Log position of the event, as a decimal number: the email is composed from a state at least this recent. */
    position: z.string(),
  }),
  attempts: 600,
});
