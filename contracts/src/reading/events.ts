import { z } from 'zod';
import { defineEvent, type EventOf } from '../language/event.js';
import { id, moment } from '../language/reply.js';
import { failureReasons } from './constants.js';
import { readingMethod } from './document-reading.js';

// The text and the values of a document are in its stored reading, never in the log.

const ofDocument = z.object({ patientId: id, documentId: id, entryId: id });
const count = z.number().int();
/** The version of the engine and rules. */
const reader = z.string();

const DocumentReadingRequested = defineEvent({
  type: 'DocumentReadingRequested',
  schema: ofDocument.extend({
    /** The id of the document's file. */
    file: z.string(),
    requestedAt: moment,
    /** Requested because the report is new: nobody waits for it. */
    onArrival: z.literal(true).optional(),
  }),
  subject: (data) => data.patientId,
  personal: { file: '' },
});

const DocumentReadingStarted = defineEvent({ type: 'DocumentReadingStarted', schema: ofDocument });

const DocumentTextExtracted = defineEvent({
  type: 'DocumentTextExtracted',
  schema: ofDocument.extend({
    /** `ocr` if any page had to be recognised. */
    method: readingMethod,
    pages: count,
    truncated: z.boolean(),
    /** The number of laboratory values, and of those in doubt. */
    values: count,
    toCheck: count,
    reader,
  }),
});

const DocumentReadingFailed = defineEvent({
  type: 'DocumentReadingFailed',
  schema: ofDocument.extend({ reason: z.enum(failureReasons), reader }),
});

export const readingEvents = [
  DocumentReadingRequested,
  DocumentReadingStarted,
  DocumentTextExtracted,
  DocumentReadingFailed,
] as const;
export type ReadingEvent = EventOf<(typeof readingEvents)[number]>;
