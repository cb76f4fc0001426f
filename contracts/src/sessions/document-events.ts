import { z } from 'zod';
import { sides } from '../appointments/constants.js';
import { parties } from '../appointments/events.js';
import { defineEvent } from '../language/event.js';
import { id } from '../language/reply.js';

/** A party added a note to the consultation; both can read it. */
export const NotesWritten = defineEvent({
  type: 'NotesWritten',
  version: 2,
  schema: parties.extend({ noteId: id, by: z.enum(sides), notes: z.string() }),
  subject: (data) => data.patientId,
  personal: { notes: '(erased)' },
  // In version 1 a consultation had a single text, written by the doctor and replaced on saving: one note with one id.
  upcasters: { 1: (old) => ({ ...old, noteId: old['appointmentId'], by: 'doctor' }) },
});

/** The author of a note has retracted it as written in error. It stays readable, marked as retracted. */
export const NoteRetracted = defineEvent({
  type: 'NoteRetracted',
  schema: parties.extend({ noteId: id, reason: z.string() }),
  subject: (data) => data.patientId,
  personal: { reason: '(erased)' },
});

export const SessionReportUploaded = defineEvent({
  type: 'SessionReportUploaded',
  schema: parties.extend({
    reportId: id,
    /** The id of a stored file. */
    file: z.string(),
    fileName: z.string(),
    mediaType: z.string(),
    /** Bytes. */
    size: z.number().int(),
  }),
  subject: (data) => data.patientId,
  personal: { file: '', fileName: '(erased)' },
});

/** The patient requested a summary of their health data for the doctor. */
export const MedicalSummaryRequested = defineEvent({
  type: 'MedicalSummaryRequested',
  schema: parties.extend({ summaryId: id }),
});

/** The summary is ready for the doctor. */
export const MedicalSummarySent = defineEvent({
  type: 'MedicalSummarySent',
  schema: parties.extend({
    summaryId: id,
    /** The id of a stored file. */
    file: z.string(),
    /** Bytes. */
    size: z.number().int(),
  }),
  subject: (data) => data.patientId,
  personal: { file: '' },
});

/** The summary could not be created after all retries. The patient may request another. */
export const MedicalSummaryFailed = defineEvent({
  type: 'MedicalSummaryFailed',
  schema: parties.extend({ summaryId: id }),
});

export const documentEvents = [
  NotesWritten,
  NoteRetracted,
  SessionReportUploaded,
  MedicalSummaryRequested,
  MedicalSummarySent,
  MedicalSummaryFailed,
] as const;
