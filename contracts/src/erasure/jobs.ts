import { z } from 'zod';
import { defineJob } from '../language/job.js';
import { id } from '../language/reply.js';

/** Erases a patient, step by step. The attempts cover some days of outages; the scan for due erasures adds the job again. */
export const erasePatientJob = defineJob({
  name: 'erase-patient',
  schema: z.object({ patientId: id }),
  attempts: 600,
});

/** Confirms a request for erasure by email. The attempts cover a mail server outage of about three days. */
export const sendErasureEmail = defineJob({
  name: 'send-erasure-email',
  schema: z.object({
    patientId: id,
    /** Log position of the request, as a decimal number: the email is composed from a state at least this recent. */
    position: z.string(),
  }),
  attempts: 600,
});
