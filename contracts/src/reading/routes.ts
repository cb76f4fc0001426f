import { z } from 'zod';
import { INPUT_INVALID, NOT_ALLOWED, NOT_CAUGHT_UP, NOT_SIGNED_IN, PERSON_ERASED } from '../language/errors.js';
import { doneReply, id } from '../language/reply.js';
import { defineRoute } from '../language/route.js';
import { confirmedLabValues } from '../records/confirmed-value.js';
import { DOCUMENT_NOT_FOUND, ENTRY_NOT_FOUND, PATIENT_NOT_FOUND } from '../records/errors.js';
import { recordActions } from '../records/policy.js';
import { failureReasons } from './constants.js';
import { documentReading, readingMethod } from './document-reading.js';
import {
  DOCUMENT_DAMAGED,
  DOCUMENT_ENCRYPTED,
  DOCUMENT_TOO_LARGE,
  DOCUMENT_UNSUPPORTED,
  READING_NOT_FOUND,
  READING_TIMED_OUT,
  READING_UNAVAILABLE,
  READINGS_TOO_MANY,
  REPORT_NAMES_ANOTHER,
  TEXT_NOT_EXTRACTED,
} from './errors.js';
import { DOCUMENT_ADDRESS_WRONG } from './field-problems.js';
import { ownReadingActions, readingActions } from './policy.js';

const feature = 'reading';
const ofDocument = z.object({ patientId: id, documentId: id });
const asPatient = [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID] as const;

const UUID = '[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}';
const documentUrl = z
  .string()
  .regex(new RegExp(`^/api/records/${UUID}/documents/${UUID}$`), DOCUMENT_ADDRESS_WRONG.code);

export const extractText = defineRoute({
  name: 'extractText',
  summary:
    "The text of a document in the patient's own record. It is read once; the call waits up to 30 seconds, and a later one gets what was read meanwhile.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/ocr/extract',
  action: ownReadingActions.extractText,
  changes: ['readings'],
  /** The path of a document as lists of entries have it. */
  body: z.object({ documentUrl }),
  reply: z.object({ text: z.string() }),
  errors: [
    ...asPatient,
    ...([DOCUMENT_NOT_FOUND, DOCUMENT_ENCRYPTED, DOCUMENT_DAMAGED, DOCUMENT_UNSUPPORTED, DOCUMENT_TOO_LARGE] as const),
    ...([READING_TIMED_OUT, READING_UNAVAILABLE, READINGS_TOO_MANY, TEXT_NOT_EXTRACTED] as const),
  ],
  attemptsPerMinute: 20,
});

export const readOnArrival = defineRoute({
  name: 'readOnArrival',
  summary:
    'Has the document of a test report read, after those for which somebody waits; nothing if it is being read or was read. Called by background jobs only.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/records/:patientId/documents/:documentId/arrival',
  action: ownReadingActions.readOnArrival,
  changes: ['readings'],
  params: ofDocument,
  body: z.object({}),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, DOCUMENT_NOT_FOUND, PERSON_ERASED],
});

const count = z.number().int().nonnegative();
/** The version of the engine and rules that the job has. */
const reader = z.string().max(20);

export const reportReading = defineRoute({
  name: 'reportReading',
  summary: 'Records the start or the outcome of the reading of a document. Called by background jobs only.',
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/records/:patientId/documents/:documentId/reading-outcome',
  action: ownReadingActions.reportReading,
  params: ofDocument,
  body: z.object({
    outcome: z.discriminatedUnion('type', [
      z.object({ type: z.literal('started') }),
      z.object({
        type: z.literal('extracted'),
        ...{ method: readingMethod, pages: count, truncated: z.boolean(), values: count, toCheck: count, reader },
      }),
      z.object({ type: z.literal('failed'), reason: z.enum(failureReasons), reader }),
    ]),
  }),
  reply: doneReply,
  errors: [NOT_SIGNED_IN, NOT_ALLOWED, INPUT_INVALID, READING_NOT_FOUND],
});

const reading = {
  feature,
  owner: 'query-service',
  method: 'GET',
  errors: [...asPatient, DOCUMENT_NOT_FOUND, READING_NOT_FOUND, NOT_CAUGHT_UP],
} as const;
const page = documentReading.shape.pages.element;

export const showReading = defineRoute({
  ...reading,
  name: 'showReading',
  summary: "What was read from a document of the patient's own record: text, pages and laboratory values.",
  path: '/api/records/:patientId/documents/:documentId/reading',
  action: readingActions.showReading,
  shows: ['readings'],
  params: ofDocument,
  reply: documentReading.extend({
    pages: z.array(
      page.extend({
        /** Path of the picture of the upright page. */
        pictureUrl: z.string(),
      }),
    ),
  }),
});

export const showPagePicture = defineRoute({
  ...reading,
  name: 'showPagePicture',
  summary: 'The picture of a page as it was read, upright, as WebP.',
  path: '/api/records/:patientId/documents/:documentId/pages/:page',
  action: readingActions.showPagePicture,
  untagged: 'The picture of a page never changes.',
  params: ofDocument.extend({ page: z.string().regex(/^[1-9]\d{0,3}$/) }),
});

export const confirmLabValues = defineRoute({
  name: 'confirmLabValues',
  summary:
    "Adds the laboratory values of a test report, as the patient confirmed or corrected what was read, to the patient's own record. Sent again, they replace the earlier ones.",
  feature,
  owner: 'command-service',
  method: 'POST',
  path: '/api/records/:patientId/entries/:entryId/lab-values',
  action: recordActions.confirmLabValues,
  changes: ['records'],
  params: z.object({ patientId: id, entryId: id }),
  body: z.object({
    documentId: id,
    values: confirmedLabValues,
    /** The patient confirms that the values are theirs, although the document names another person. */
    areOwn: z.boolean().optional(),
  }),
  reply: doneReply,
  errors: [...asPatient, PATIENT_NOT_FOUND, ENTRY_NOT_FOUND, DOCUMENT_NOT_FOUND, REPORT_NAMES_ANOTHER],
  attemptsPerMinute: 30,
});

export const readingRoutes = [
  extractText,
  readOnArrival,
  reportReading,
  showReading,
  showPagePicture,
  confirmLabValues,
] as const;
