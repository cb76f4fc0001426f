import { refuse } from '@anamnesis/contracts/language/errors';
import type { openSessionFile } from '@anamnesis/contracts/sessions/paper-routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
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
  const content = (await ports.files.open({ subject: patientId, id: file })) ?? refuse('FILE_NOT_FOUND');
  await recordRead(ports, call.ofPart ? { ...call, commandId: readingOf(ports, call) } : call, {
    patientId,
    what: { kind, id: fileId },
    purpose: 'consultation',
    appointmentId: sessionId,
  });
  return { file: { content, mediaType: content.mediaType, etag: file, name } };
}

const READING_MILLISECONDS = 15 * 60 * 1000;

/** Reads of parts, within a quarter of an hour, are one reading: it is recorded once. */
const readingOf = ({ clock }: Ports, { actor, params }: Call<typeof openSessionFile>): string =>
  uuidOf(`reading/${actor.id}/${params.fileId}/${Math.floor(clock().getTime() / READING_MILLISECONDS)}`);
