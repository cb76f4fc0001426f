import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';

/** Makes a medical summary and hands it over. `position`: the place in the log that its facts have to show. */
export const medicalSummaryJob = defineJob({
  name: 'medical-summary',
  schema: z.object({ appointmentId: id, summaryId: id, position: z.string().regex(/^\d+$/) }),
  attempts: 10,
});
