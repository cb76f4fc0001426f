import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { problemOf } from '@anamnesis/contracts/language/field-problem';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { REPORT_MISSING } from '@anamnesis/contracts/sessions/field-problems';
import type { Actor } from '@anamnesis/contracts/language/role';
import {
  deliverMedicalSummary,
  giveUpMedicalSummary,
  sendMedicalSummary,
} from '@anamnesis/contracts/sessions/summary-routes';
import { retractNote, uploadReport, writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { answer, type RouteHandler } from '@anamnesis/platform/http/answer';
import { appointmentStream } from '../appointments/appointment.decider.js';
import { type RequestIdentity, causeOf } from '../cause.js';
import { done } from '../done.js';
import type { Ports } from '../ports.js';
import { type DocumentsCommand, sessionDocumentsDecider } from './session-documents.decider.js';

export function documentHandlers({ commands }: Ports): RouteHandler[] {
  const handle = (sessionId: string, command: DocumentsCommand, call: RequestIdentity & { actor: Actor }) =>
    commands.handle(sessionDocumentsDecider, appointmentStream(sessionId), command, null, causeOf(call, call.actor));

  return [
    answer(writeNotes, async (call) => {
      const { sessionId } = call.params;
      const noteId = uuidOf(`note/${sessionId}/${call.actor.role}/${call.commandId}`);
      const command = { type: 'WriteNotes', data: { by: call.actor, noteId, ...call.body } } as const;
      return done(await handle(sessionId, command, call), 'Notes added successfully!');
    }),
    answer(retractNote, async (call) => {
      const { sessionId, noteId } = call.params;
      const command = { type: 'RetractNote', data: { by: call.actor, noteId, ...call.body } } as const;
      return done(await handle(sessionId, command, call));
    }),

    answer(uploadReport, async (call) => {
      const { sessionId } = call.body;
      const sent =
        call.files['report']?.[0] ?? refuse(INPUT_INVALID, { fields: { report: problemOf(REPORT_MISSING) } });
      const data = {
        by: call.actor,
        reportId: uuidOf(`report/${sessionId}/${call.commandId}`),
        file: await sent.idFor(call.actor.id),
        fileName: sent.name,
        mediaType: sent.mediaType,
        size: sent.size,
      };
      const command = { type: 'UploadReport', data } as const;
      // The policy is checked before the file is stored, so that a refusal stores nothing.
      const documents = await commands.load(sessionDocumentsDecider, appointmentStream(sessionId));
      sessionDocumentsDecider.decide(documents, command, null);
      await sent.keep(call.actor.id);
      return done(await handle(sessionId, command, call), 'Report uploaded successfully!');
    }),

    answer(sendMedicalSummary, async (call) => {
      const { sessionId } = call.body;
      const summaryId = uuidOf(`summary/${sessionId}/${call.commandId}`);
      const command = { type: 'SendMedicalSummary', data: { by: call.actor, summaryId } } as const;
      return done(await handle(sessionId, command, call), 'Your medical summary is being prepared.');
    }),

    answer(deliverMedicalSummary, async (call) => {
      const { sessionId, summaryId } = call.params;
      return done(await handle(sessionId, { type: 'DeliverMedicalSummary', data: { summaryId, ...call.body } }, call));
    }),
    answer(giveUpMedicalSummary, async (call) => {
      const { sessionId, summaryId } = call.params;
      return done(await handle(sessionId, { type: 'GiveUpMedicalSummary', data: { summaryId } }, call));
    }),
  ];
}
