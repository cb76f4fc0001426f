import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id, moment } from '../language/reply.js';

/** Looks, after the grace time, whether a side never came. */
export const noShowCheck = defineJob({
  name: 'no-show-check',
  schema: z.object({ appointmentId: id, notBefore: moment }),
  attempts: 8,
});
