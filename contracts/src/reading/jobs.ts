import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';

const document = z.object({
  ...{ patientId: id, documentId: id, file: z.string() },
  /** Nobody waits for it. */
  onArrival: z.literal(true).optional(),
});
const attempts = 8;

/** Reads a stored document of a patient whose pages have text of their own; passes any other one on. */
export const readDocumentJob = defineJob({ name: 'read-document', schema: document, attempts });

/** Reads a stored document of a patient whose pages have to be recognised, which takes seconds each. */
export const recogniseDocumentJob = defineJob({ name: 'recognise-document', schema: document, attempts });
