import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';
import { accountRoles } from '../language/account-role.js';
import { emailChangeNumber } from './inputs.js';
import { emailPurposes } from './emails.js';

/** Composes and sends one email about an account. The attempts cover a mail server outage of about three days. */
export const sendEmail = defineJob({
  name: 'send-email',
  schema: z.object({
    accountId: id,
    role: z.enum(accountRoles),
    purpose: z.enum(emailPurposes),
    number: emailChangeNumber,
  }),
  attempts: 600,
});
