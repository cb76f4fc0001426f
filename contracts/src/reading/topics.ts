import { z } from 'zod';
import { id, moment } from '../language/reply.js';
import { defineTopic } from '../language/topic.js';
import { failureReasons, type FailureReason } from './constants.js';
import { readingEvents } from './events.js';

const types = readingEvents.map((definition) => definition.type);
const ofDocument = { patientId: id, documentId: id };

/** An event of the reading of a document, without anything that was read. */
export const readingsTopic = defineTopic({
  name: 'readings',
  schema: z.object({
    eventId: id,
    type: z.enum(types as [(typeof types)[number], ...(typeof types)[number][]]),
    /** Position in the log, as a decimal number. */
    position: z.string(),
    recordedAt: moment,
    ...ofDocument,
    /** The id of the document's file, of a request. */
    file: z.string().optional(),
    /** Of a request for which nobody waits. */
    onArrival: z.literal(true).optional(),
    /** Of a failure. */
    reason: z.enum(failureReasons).optional(),
  }),
});

/** A page of a document was read. Published by the worker that reads it, not an event of the log. */
export const readingProgressTopic = defineTopic({
  name: 'reading-progress',
  schema: z.object({
    ...ofDocument,
    at: moment,
    /** The number of pages read so far, and of those to read. */
    page: z.number().int(),
    pages: z.number().int(),
  }),
});

/** A push to the patient while their document is read. */
export interface ReadingProgressPush {
  documentId: string;
  page: number;
  pages: number;
}

/** A push to the patient when the reading of their document has ended. `reason` is null after a success. */
export interface ReadingPush {
  documentId: string;
  position: string;
  reason: FailureReason | null;
}
