import { z } from 'zod';
import { sides } from '../appointments/constants.js';
import { parties } from '../appointments/events.js';
import { defineEvent } from '../language/event.js';
import { id } from '../language/reply.js';

/** One of the two has noted something on the consultation; both read it. */
export const NotesWritten = defineEvent({
  type: 'NotesWritten',
  version: 2,
  schema: parties.extend({ noteId: id, by: z.enum(sides), notes: z.string() }),
  subject: (data) => data.patientId,
  personal: { notes: '(erased)' },
  // Before, a consultation had one text, its doctor's, which each saving replaced: that is one note under one id.
  upcasters: { 1: (old) => ({ ...old, noteId: old['appointmentId'], by: 'doctor' }) },
});

/** A note was written in error, says who wrote it. It stays readable as such. */
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
    /** The id of a stored file. */
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
  NoteRetracted,
  SessionReportUploaded,
  MedicalSummaryRequested,
  MedicalSummarySent,
  MedicalSummaryFailed,
] as const;
