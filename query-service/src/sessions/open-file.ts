import type { Parties } from '@anamnesis/contracts/appointments/policy';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { FILE_NOT_FOUND } from '@anamnesis/contracts/sessions/errors';
import type { openSessionFile } from '@anamnesis/contracts/sessions/document-routes';
import type { Allowed, Answer } from '@anamnesis/platform/http/answer';
import { oneDownload } from '../audit/one-opening.js';
import type { Ports } from '../ports.js';

interface FileRow {
  kind: 'sessionReport' | 'medicalSummary';
  file: string;
  name: string;
}

/** A report or a summary of the session. */
export async function openFile(
  ports: Ports,
  call: Allowed<typeof openSessionFile, Parties>,
): Promise<Answer<typeof openSessionFile>> {
  const { sessionId, fileId } = call.params;
  const { rows } = await ports.pool.query<FileRow>(
    `select 'sessionReport' as kind, file, name from read.session_reports where appointment_id = $1 and report_id = $2
     union all
     select 'medicalSummary', file, 'Medical summary.pdf' from read.medical_summaries
     where appointment_id = $1 and summary_id = $2 and state = 'sent'`,
    [sessionId, fileId],
  );
  const { kind, file, name } = rows[0] ?? refuse(FILE_NOT_FOUND);
  const content = (await ports.files.open(call.grant, { id: file })) ?? refuse(FILE_NOT_FOUND);
  return {
    file: { content, mediaType: content.mediaType, etag: file, name },
    reading: {
      what: { kind, id: fileId },
      ...(call.isRangeRequest && { again: oneDownload(ports, call.actor.id, fileId) }),
    },
  };
}
