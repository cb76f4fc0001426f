import { refuse } from '@anamnesis/contracts/language/errors';
import type { openSessionFile } from '@anamnesis/contracts/sessions/paper-routes';
import type { Answer, Call } from '@anamnesis/platform/http/answer';
import { recordRead } from '../audit/record-read.js';
import type { Ports } from '../ports.js';
import { patientOf } from './party.js';

interface FileRow {
  kind: 'sessionReport' | 'medicalSummary';
  file: string;
  name: string;
}

/** A report or a summary of the session, for its two parties. What the doctor opens is on record before it leaves. */
export async function openFile(
  ports: Ports,
  call: Call<typeof openSessionFile>,
): Promise<Answer<typeof openSessionFile>> {
  const { sessionId, fileId } = call.params;
  const patientId = await patientOf(ports, sessionId, call.actor);
  const { rows } = await ports.pool.query<FileRow>(
    `select 'sessionReport' as kind, file, name from read.session_reports where appointment_id = $1 and report_id = $2
     union all
     select 'medicalSummary', file, 'Medical summary.pdf' from read.medical_summaries
     where appointment_id = $1 and summary_id = $2 and state = 'sent'`,
    [sessionId, fileId],
  );
  const { kind, file, name } = rows[0] ?? refuse('FILE_NOT_FOUND');
  const { bytes, mediaType } = (await ports.files.get(file)) ?? refuse('FILE_NOT_FOUND');
  await recordRead(ports, call, {
    patientId,
    what: { kind, id: fileId },
    purpose: 'consultation',
    appointmentId: sessionId,
  });
  return { file: { bytes, mediaType, etag: file, name } };
}
