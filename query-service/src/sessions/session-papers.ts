import type { SessionPapers } from '@anamnesis/contracts/sessions/paper-routes';
import { offeredName } from '@anamnesis/platform/files/offered-name';
import type { Ports } from '../ports.js';

interface NotesRow {
  appointment_id: string;
  note_id: string;
  written_by: SessionPapers['notes'][number]['by'];
  notes: string;
  written_at: Date;
  retracted_at: Date | null;
  retraction_reason: string;
}
interface ReportRow {
  appointment_id: string;
  report_id: string;
  name: string;
  media_type: string;
  size: number;
  uploaded_at: Date;
  opened_at: Date | null;
}
interface SummaryRow {
  appointment_id: string;
  summary_id: string;
  state: SessionPapers['summaries'][number]['state'];
  changed_at: Date;
  opened_at: Date | null;
}

/** The papers of these appointments, in their order. */
export async function papersOf({ pool }: Ports, appointmentIds: readonly string[]): Promise<SessionPapers[]> {
  const [notes, reports, summaries] = await Promise.all([
    pool.query<NotesRow>(
      `select appointment_id, note_id, written_by, notes, written_at, retracted_at, retraction_reason
       from read.session_notes where appointment_id = any($1) order by place`,
      [appointmentIds],
    ),
    pool.query<ReportRow>(
      `select appointment_id, report_id, name, media_type, size, uploaded_at, opened_at from read.session_reports
       where appointment_id = any($1) order by place`,
      [appointmentIds],
    ),
    pool.query<SummaryRow>(
      `select appointment_id, summary_id, state, changed_at, opened_at from read.medical_summaries
       where appointment_id = any($1) order by place`,
      [appointmentIds],
    ),
  ]);
  return appointmentIds.map((sessionId) => {
    const own = <Row extends { appointment_id: string }>(rows: readonly Row[]) =>
      rows.filter((row) => row.appointment_id === sessionId);
    return {
      sessionId,
      notes: own(notes.rows).map((row) => ({
        id: row.note_id,
        by: row.written_by,
        text: row.notes,
        writtenAt: row.written_at.toISOString(),
        retracted: row.retracted_at && { at: row.retracted_at.toISOString(), reason: row.retraction_reason },
      })),
      reports: own(reports.rows).map((row) => ({
        id: row.report_id,
        name: offeredName(row.name, row.media_type),
        mediaType: row.media_type,
        size: row.size,
        uploadedAt: row.uploaded_at.toISOString(),
        openedAt: row.opened_at?.toISOString() ?? null,
      })),
      summaries: own(summaries.rows).map((row) => ({
        id: row.summary_id,
        state: row.state,
        at: row.changed_at.toISOString(),
        openedAt: row.opened_at?.toISOString() ?? null,
      })),
    };
  });
}
