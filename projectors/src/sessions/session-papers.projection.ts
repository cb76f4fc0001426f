import { RecordRead } from '@anamnesis/contracts/audit/events';
import {
  MedicalSummaryFailed,
  MedicalSummaryRequested,
  MedicalSummarySent,
  NoteRetracted,
  NotesWritten,
  SessionReportUploaded,
} from '@anamnesis/contracts/sessions/paper-events';
import { defineProjection } from '@anamnesis/platform/projection/projection';

/** What was written, uploaded and sent in a session, and what of it has the doctor opened? */
export const sessionPapers = defineProjection({
  name: 'session-papers',
  version: 2,
  tables: `
    create table session_notes (
      note_id uuid primary key,
      appointment_id uuid not null,
      written_by text not null,
      notes text not null,
      written_at timestamptz not null,
      retracted_at timestamptz,
      retraction_reason text not null default '',
      place bigint generated always as identity
    );
    create index session_notes_of_appointment on session_notes (appointment_id);
    create table session_reports (
      report_id uuid primary key,
      appointment_id uuid not null,
      file text not null,
      name text not null,
      media_type text not null,
      size integer not null,
      uploaded_at timestamptz not null,
      opened_at timestamptz,
      place bigint generated always as identity
    );
    create index session_reports_of_appointment on session_reports (appointment_id);
    create table medical_summaries (
      summary_id uuid primary key,
      appointment_id uuid not null,
      state text not null,
      requested_at timestamptz not null,
      changed_at timestamptz not null,
      file text,
      opened_at timestamptz,
      place bigint generated always as identity
    );
    create index medical_summaries_of_appointment on medical_summaries (appointment_id)`,
  shows: ['session_notes', 'session_reports', 'medical_summaries'],
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
    async NotesWritten(tx, { data, recordedAt }) {
      // Only the one text that consultations had once comes again under its id.
      await tx.query(
        `insert into session_notes (note_id, appointment_id, written_by, notes, written_at) values ($1, $2, $3, $4, $5)
         on conflict (note_id) do update set notes = excluded.notes, written_at = excluded.written_at`,
        [data.noteId, data.appointmentId, data.by, data.notes, recordedAt],
      );
    },
    async NoteRetracted(tx, { data, recordedAt }) {
      await tx.query('update session_notes set retracted_at = $2, retraction_reason = $3 where note_id = $1', [
        data.noteId,
        recordedAt,
        data.reason,
      ]);
    },
    async SessionReportUploaded(tx, { data, recordedAt }) {
      await tx.query(
        `insert into session_reports (report_id, appointment_id, file, name, media_type, size, uploaded_at)
         values ($1, $2, $3, $4, $5, $6, $7)`,
        [data.reportId, data.appointmentId, data.file, data.fileName, data.mediaType, data.size, recordedAt],
      );
    },
    async MedicalSummaryRequested(tx, { data, recordedAt }) {
      await tx.query(
        `insert into medical_summaries (summary_id, appointment_id, state, requested_at, changed_at)
         values ($1, $2, 'preparing', $3, $3)`,
        [data.summaryId, data.appointmentId, recordedAt],
      );
    },
    async MedicalSummarySent(tx, { data, recordedAt }) {
      await tx.query(`update medical_summaries set state = 'sent', changed_at = $2, file = $3 where summary_id = $1`, [
        data.summaryId,
        recordedAt,
        data.file,
      ]);
    },
    async MedicalSummaryFailed(tx, { data, recordedAt }) {
      await tx.query(`update medical_summaries set state = 'failed', changed_at = $2 where summary_id = $1`, [
        data.summaryId,
        recordedAt,
      ]);
    },
    async RecordRead(tx, { data: { what, reader }, recordedAt }) {
      if (reader.role !== 'doctor' || what.kind === 'faceSheet') return;
      const [table, key] =
        what.kind === 'sessionReport' ? ['session_reports', 'report_id'] : ['medical_summaries', 'summary_id'];
      await tx.query(`update ${table} set opened_at = coalesce(opened_at, $2) where ${key} = $1`, [
        what.id,
        recordedAt,
      ]);
    },
  },
});
