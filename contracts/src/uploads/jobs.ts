import { z } from 'zod';
import { defineJob } from '../language/job.js';

/**
 * Makes the thumbnail of a stored document. `subject` and `file` are its name in the file store; `about` is the id of
 * what the document belongs to, for the command that records the thumbnail.
 */
export const thumbnailJob = defineJob({
  name: 'thumbnail',
  schema: z.object({ subject: z.string(), file: z.string(), about: z.string() }),
  attempts: 5,
});
