import { declarePayment } from '@anamnesis/contracts/appointments/routes';
import { uploadReport, writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import { joinSession } from '@anamnesis/contracts/sessions/routes';
import { textOf } from '../odd-texts.js';
import type { Action } from '../world.js';
import { ownOf } from './appointments.js';
import { cut, pdfOf, sendForm } from './bodies.js';
import { commandOf, refusalsOf } from './commanding.js';
import { give } from './repeating.js';

/** A patient pays, both sides join, and the patient writes a note. Later notes are written in the same session. */
export const meet: Action = async (turn) => {
  const { world, client, who, random, mark } = turn;
  const agreed = ownOf(turn, ({ patient }) => patient === who);
  if (!agreed) return;
  const params = { id: agreed.id };
  const once = (type: string) => ({ type, inStream: `appointment-${agreed.id}` });
  if (!agreed.met) {
    const body = { transactionId: `TXN_${mark}` };
    const steps = [
      commandOf(world, who, declarePayment, { params, body }, once('PaymentDeclared')),
      commandOf(world, agreed.doctor, joinSession, { params }, once('DoctorJoined')),
      commandOf(world, who, joinSession, { params }, once('PatientJoined')),
    ];
    for (const step of steps) {
      const done = await client.insist(random.uuid(), step);
      if (!done?.acknowledged) return;
    }
    agreed.met = true;
  }
  const notes = textOf(random, mark);
  await give(turn, [{ notes }, { notes: `Other: ${notes}` }], (body) => {
    const call = { params: { sessionId: agreed.id }, body };
    return commandOf(world, who, writeNotes, call, { type: 'NotesWritten', inStream: null });
  });
};

/** A patient uploads a report; sometimes after an aborted upload of the same report. */
export const upload: Action = async (turn) => {
  const { world, who, random, mark } = turn;
  const agreed = ownOf(turn, ({ patient }) => patient === who);
  if (!agreed || !who) return;
  if (random.chance(0.4)) await cut(world, uploadReport, who.token(), random.below(2_000));
  const name = `${textOf(random, mark).slice(0, 60)}.pdf`;
  const sessionId = agreed.id;
  await give(turn, [mark, `Other: ${mark}`], (text) => ({
    ...{ action: uploadReport.name, content: [sessionId, name, text], as: who, refusals: refusalsOf(uploadReport) },
    effect: { type: 'SessionReportUploaded', inStream: null },
    send: (commandId) =>
      sendForm(world, uploadReport, { sessionId, report: pdfOf(name, text) }, { commandId, token: who.token() }),
  }));
};
