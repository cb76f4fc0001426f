import type { Side } from '@anamnesis/contracts/appointments/constants';
import { RecordRead } from '@anamnesis/contracts/audit/events';
import {
  MedicalSummaryFailed,
  MedicalSummaryRequested,
  MedicalSummarySent,
  NoteRetracted,
  NotesWritten,
  SessionReportUploaded,
} from '@anamnesis/contracts/sessions/document-events';
import type { SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { change, put } from '@anamnesis/platform/read-model/change';
import { integer, moment, nullable, position, text, uuid } from '@anamnesis/platform/read-model/column';
import { defineReadModel } from '@anamnesis/platform/read-model/read-model';
import { defineTable, type RowOf } from '@anamnesis/platform/read-model/table';

/** Columns of every document: its appointment, its patient, and its position in the log. */
const documentColumns = { appointment_id: uuid(), patient_id: uuid(), position: position() };
const ofAppointment = '(appointment_id, position)';

const notes = defineTable({
  name: 'session_notes',
  key: 'note_id',
  subject: 'patient_id',
  columns: {
    note_id: uuid(),
    ...documentColumns,
    written_by: text<Side>(),
    notes: text(),
    written_at: moment(),
    retracted_at: nullable(moment()),
    retraction_reason: text(),
  },
  indexes: [ofAppointment],
});
export type SessionNoteRow = RowOf<typeof notes>;

const reports = defineTable({
  name: 'session_reports',
  key: 'report_id',
  subject: 'patient_id',
  columns: {
    report_id: uuid(),
    ...documentColumns,
    file: text(),
    name: text(),
    media_type: text(),
    /** Bytes. */
    size: integer(),
    uploaded_at: moment(),
    opened_at: nullable(moment()),
  },
  indexes: [ofAppointment],
});
export type SessionReportRow = RowOf<typeof reports>;

const summaries = defineTable({
  name: 'medical_summaries',
  key: 'summary_id',
  subject: 'patient_id',
  columns: {
    summary_id: uuid(),
    ...documentColumns,
    state: text<SessionDocuments['summaries'][number]['state']>(),
    requested_at: moment(),
    changed_at: moment(),
    file: nullable(text()),
    opened_at: nullable(moment()),
  },
  indexes: [ofAppointment],
});
export type MedicalSummaryRow = RowOf<typeof summaries>;

/** Notes, reports and summaries of sessions, with the time the doctor first opened them. */
export const sessionDocuments = defineReadModel({
  name: 'session-documents',
  version: 4,
  tables: [notes, reports, summaries],
  handles: [
    NotesWritten,
    NoteRetracted,
    SessionReportUploaded,
    MedicalSummaryRequested,
    MedicalSummarySent,
    MedicalSummaryFailed,
    RecordRead,
  ],
  on: {
    NotesWritten: ({ data, position, recordedAt }) =>
      put(notes, {
        ...{ note_id: data.noteId, ...at(data, position) },
        ...{ written_by: data.by, notes: data.notes, written_at: recordedAt },
        ...{ retracted_at: null, retraction_reason: '' },
      }),
    NoteRetracted: ({ data, recordedAt }) =>
      change(notes, data.noteId, { retracted_at: recordedAt, retraction_reason: data.reason }),
    SessionReportUploaded: ({ data, position, recordedAt }) =>
      put(reports, {
        ...{ report_id: data.reportId, ...at(data, position) },
        ...{ file: data.file, name: data.fileName, media_type: data.mediaType, size: data.size },
        ...{ uploaded_at: recordedAt, opened_at: null },
      }),
    MedicalSummaryRequested: ({ data, position, recordedAt }) =>
      put(summaries, {
        ...{ summary_id: data.summaryId, ...at(data, position) },
        ...{ state: 'preparing', requested_at: recordedAt, changed_at: recordedAt, file: null, opened_at: null },
      }),
    MedicalSummarySent: ({ data, recordedAt }) =>
      change(summaries, data.summaryId, { state: 'sent', changed_at: recordedAt, file: data.file }),
    MedicalSummaryFailed: ({ data, recordedAt }) =>
      change(summaries, data.summaryId, { state: 'failed', changed_at: recordedAt }),
    RecordRead: ({ data: { what, reader }, recordedAt }) => {
      if (reader.role !== 'doctor') return [];
      const opened = { sessionReport: reports, medicalSummary: summaries };
      return what.kind === 'sessionReport' || what.kind === 'medicalSummary'
        ? change(opened[what.kind], what.id, ({ opened_at: before }) => ({ opened_at: before ?? recordedAt }))
        : [];
    },
  },
});

const at = ({ appointmentId, patientId }: { appointmentId: string; patientId: string }, position: bigint) => ({
  ...{ appointment_id: appointmentId, patient_id: patientId, position },
});
