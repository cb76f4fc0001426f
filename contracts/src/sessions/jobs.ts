import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';
import { sides } from '../appointments/constants.js';

/** Makes a medical summary and hands it over. `position`: the place in the log that its facts have to show. */
export const medicalSummaryJob = defineJob({
  name: 'medical-summary',
  schema: z.object({ appointmentId: id, summaryId: id, position: z.string().regex(/^\d+$/) }),
  attempts: 10,
});

/** Looks whether somebody who has entered a session is still connected. `look` counts how often it was looked before. */
export const attendanceCheck = defineJob({
  name: 'attendance-check',
  schema: z.object({ appointmentId: id, side: z.enum(sides), joined: z.string(), look: z.number().int() }),
  attempts: 20,
});
