import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';

/** Reads a stored export of health data and has its days recorded. */
export const importHealthDataJob = defineJob({
  name: 'import-health-data',
  schema: z.object({ patientId: id, importId: id, file: z.string() }),
  attempts: 8,
});
