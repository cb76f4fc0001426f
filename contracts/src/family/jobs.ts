import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';
import { familyEmailPurposes, familySides } from './constants.js';

/**
 * Composes and sends one email about a family tie to one side. The attempts cover a mail server outage of about three days.
 */
export const sendFamilyEmail = defineJob({
  name: 'send-family-email',
  schema: z.object({
    tieId: id,
    side: z.enum(familySides),
    /** Whose choices about emails are asked; absent in jobs of an earlier release. */
    accountId: id.optional(),
    purpose: z.enum(familyEmailPurposes),
    /** Log position of the event, as a decimal number: the email is composed from a state at least this recent. */
    position: z.string(),
  }),
  attempts: 600,
});
