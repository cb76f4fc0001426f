import { z } from 'zod';
import { day, id } from '../language/reply.js';
import { excerptKinds } from './constants.js';

/** What of a record was used for a question: an entry, and its day where it has one. */
export const usedEntry = z.object({ entryId: id, kind: z.enum(excerptKinds), date: day.nullable() });
export type UsedEntry = z.infer<typeof usedEntry>;

/** The part of a record that a question sends with it, if the patient chooses to. */
export const recordExcerpt = z.object({
  /** The lines in the order in which they are sent. Several values of one report are lines of one entry. */
  items: z.array(usedEntry.extend({ text: z.string() })),
  /** All of it, exactly as it is sent; empty if the record has nothing of it. */
  text: z.string(),
  /** Identifies the content: a question names the excerpt that was shown by it. */
  digest: z.string(),
});
export type RecordExcerpt = z.infer<typeof recordExcerpt>;
