import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';
import { accountRoles } from '../language/account-role.js';
import { emailChangeNumber } from './inputs.js';
import { letterPurposes } from './letters.js';

/** Writes and sends one letter about an account. Retries cover a mail server that is down for about three days. */
export const sendLetter = defineJob({
  name: 'send-letter',
  schema: z.object({
    accountId: id,
    role: z.enum(accountRoles),
    purpose: z.enum(letterPurposes),
    number: emailChangeNumber,
  }),
  attempts: 600,
});
