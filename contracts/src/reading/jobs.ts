import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';

/** Reads a stored document of a patient. */
export const readDocumentJob = defineJob({
  name: 'read-document',
  schema: z.object({ patientId: id, documentId: id, file: z.string() }),
  attempts: 8,
});
