import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';
import { speechLanguage } from './language.js';

/** Explains or summarises a report. `position`: log position that its facts must include. */
export const explainReportJob = defineJob({
  name: 'explain-report',
  schema: z.object({
    patientId: id,
    entryId: id,
    requestId: id,
    /** The language of a spoken summary; null for the explanation. */
    summaryIn: speechLanguage.nullable(),
    position: z.string().regex(/^\d+$/),
  }),
  attempts: 5,
});
