import type { SessionDocuments } from '@anamnesis/contracts/sessions/document-routes';
import { downloadName } from '@anamnesis/platform/files/download-name';
import type {
  MedicalSummaryRow,
  SessionNoteRow,
  SessionReportRow,
} from '@anamnesis/read-models/sessions/session-documents';
import type { Ports } from '../ports.js';

/** The documents of these appointments, in the order of the ids. */
export async function documentsOf({ pool }: Ports, appointmentIds: readonly string[]): Promise<SessionDocuments[]> {
  const [notes, reports, summaries] = await Promise.all([
    pool.query<SessionNoteRow>(`select * from read.session_notes where appointment_id = any($1) order by position`, [
      appointmentIds,
    ]),
    pool.query<SessionReportRow>(
      `select * from read.session_reports
       where appointment_id = any($1) order by position`,
      [appointmentIds],
    ),
    pool.query<MedicalSummaryRow>(
      `select * from read.medical_summaries
       where appointment_id = any($1) order by position`,
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
        writtenAt: row.written_at,
        retracted: row.retracted_at === null ? null : { at: row.retracted_at, reason: row.retraction_reason },
      })),
      reports: own(reports.rows).map((row) => ({
        id: row.report_id,
        name: downloadName(row.name, row.media_type),
        mediaType: row.media_type,
        size: row.size,
        uploadedAt: row.uploaded_at,
        openedAt: row.opened_at,
      })),
      summaries: own(summaries.rows).map((row) => ({
        id: row.summary_id,
        state: row.state,
        at: row.changed_at,
        openedAt: row.opened_at,
      })),
    };
  });
}
