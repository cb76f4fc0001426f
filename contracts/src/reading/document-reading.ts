import { z } from 'zod';
import { day } from '../language/reply.js';
import { readLabValue } from './lab-value.js';

/** Whether a page has text of its own, or it was recognised in its picture. */
export const readingMethod = z.enum(['text', 'ocr']);

/** What was read from a document, as it is stored beside it. */
export const documentReading = z.object({
  /** Empty if there is no text. */
  text: z.string(),
  /** Whether the document has more pages than were read. */
  truncated: z.boolean(),
  pages: z.array(
    z.object({
      /** Counts from 1. */
      page: z.number().int(),
      /** Width divided by height. */
      aspect: z.number(),
      method: readingMethod,
    }),
  ),
  values: z.array(readLabValue),
  // Readings that were stored before have none of the following.
  /** The people whom the document names as its patient, each with the first page of this name. */
  patients: z.array(z.object({ name: z.string(), page: z.number().int() })).optional(),
  /** How many lines of a page look like results and gave no value. */
  unread: z.array(z.object({ page: z.number().int(), lines: z.number().int() })).optional(),
  /** The day that is printed as that of the sample or report; two where the order of day and month is not known. */
  printedDays: z.array(day).optional(),
});
export type DocumentReading = z.infer<typeof documentReading>;
