import { z } from 'zod';
import { parties } from '../appointments/events.js';
import { defineEvent } from '../language/event.js';
import { id } from '../language/reply.js';

/** The doctor's notes on the consultation as they stand from here on; earlier ones stay in the history. */
export const NotesWritten = defineEvent({
  type: 'NotesWritten',
  schema: parties.extend({ notes: z.string() }),
  subject: (data) => data.patientId,
  personal: { notes: '(erased)' },
});

export const SessionReportUploaded = defineEvent({
  type: 'SessionReportUploaded',
  schema: parties.extend({
    reportId: id,
    /** Content hash. */
    file: z.string(),
    fileName: z.string(),
    mediaType: z.string(),
    /** Bytes. */
    size: z.number().int(),
  }),
  subject: (data) => data.patientId,
  personal: { file: '', fileName: '(erased)' },
});

/** The patient wants the doctor to have a summary of what is known of them now. */
export const MedicalSummaryRequested = defineEvent({
  type: 'MedicalSummaryRequested',
  schema: parties.extend({ summaryId: id }),
});

/** The summary was made and lies before the doctor. */
export const MedicalSummarySent = defineEvent({
  type: 'MedicalSummarySent',
  schema: parties.extend({
    summaryId: id,
    /** Content hash. */
    file: z.string(),
    /** Bytes. */
    size: z.number().int(),
  }),
  subject: (data) => data.patientId,
  personal: { file: '' },
});

/** It could not be made, however often it was tried; the patient may ask again. */
export const MedicalSummaryFailed = defineEvent({
  type: 'MedicalSummaryFailed',
  schema: parties.extend({ summaryId: id }),
});

export const paperEvents = [
  NotesWritten,
  SessionReportUploaded,
  MedicalSummaryRequested,
  MedicalSummarySent,
  MedicalSummaryFailed,
] as const;
