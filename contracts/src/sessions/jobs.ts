import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';
import { sides } from '../appointments/constants.js';

/** Creates and submits a medical summary. `position`: log position that its facts must include. */
export const medicalSummaryJob = defineJob({
  name: 'medical-summary',
  schema: z.object({ appointmentId: id, summaryId: id, position: z.string().regex(/^\d+$/) }),
  attempts: 10,
});

/** Checks whether a party that joined a session is still connected. `look` counts the earlier checks. */
export const attendanceCheck = defineJob({
  name: 'attendance-check',
  schema: z.object({ appointmentId: id, side: z.enum(sides), joined: z.string(), look: z.number().int() }),
  attempts: 20,
});
