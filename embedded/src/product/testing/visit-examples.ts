import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { sendMedicalSummary } from '@anamnesis/contracts/sessions/summary-routes';
import { showSessionDocuments, uploadReport, writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import { PIECE_TYPE } from '@anamnesis/contracts/uploads/constants';
import { createUpload } from '@anamnesis/contracts/uploads/routes';
import type { Stage } from './appointments.js';
import type { Sent } from './caller.js';
import { certificate, formOf } from './files.js';
import type { Scene } from './scene.js';
import { type Example, type Turn, about, nothing, onceForRefused } from './example.js';

const aboutIts = (stage: Stage, body?: object) =>
  about(stage, ({ id, position }) => ({ params: { id }, after: position, ...(body ? { body } : {}) }));
const session = (stage: Stage, words: object = {}) => about(stage, ({ id }) => ({ body: { sessionId: id, ...words } }));
/** About a paid and cancelled appointment. */
async function aboutACancelled({ scene, appointment }: Turn): Promise<Sent> {
  const params = { id: (await appointment('paid')).id };
  const as = scene.people['patient-owner'];
  const { position: after } = await scene.product.call(cancelAppointment, {
    as,
    params,
    body: { reason: 'Better now' },
  });
  return { params, after };
}
async function aboutItsRoom({ scene, appointment }: Turn): Promise<Sent> {
  const { id, position: after } = await appointment('paid');
  const { body } = await scene.product.call(patientAppointments, { as: scene.people['patient-owner'], after });
  return { params: { roomName: body.sessions.find((each) => each.id === id)?.roomName ?? '' }, after };
}
/** A summary in preparation; either the worker or the example completes it. */
const aSummary = (body?: object): Example['sent'] =>
  onceForRefused(async ({ scene, appointment }) => {
    const { id: sessionId } = await appointment('booked');
    const as = scene.people['patient-owner'];
    const { position: after } = await scene.product.call(sendMedicalSummary, { as, body: { sessionId } });
    const { body: documents } = await scene.product.call(showSessionDocuments, { as, after, params: { sessionId } });
    return { params: { sessionId, summaryId: documents.summaries[0]?.id ?? '' }, after, ...(body ? { body } : {}) };
  });
const SMALL_PDF = '%PDF-1.4\n%%EOF\n';
const newUpload = async ({ product, people }: Scene): Promise<Sent> => {
  const headers = { 'upload-length': String(SMALL_PDF.length) };
  const { body } = await product.call(createUpload, { as: people['patient-owner'], headers });
  return { params: { uploadId: body.uploadId } };
};
const uploads = new WeakMap<Scene, Promise<Sent>>();
/** An upload of the patient, for all callers who must not change it. */
function sharedUpload(scene: Scene): Promise<Sent> {
  const known = uploads.get(scene) ?? newUpload(scene);
  uploads.set(scene, known);
  return known;
}
const anUpload = ({ scene, name }: Turn): Promise<Sent> =>
  name === 'patient-owner' ? newUpload(scene) : sharedUpload(scene);

/** Of appointments, sessions, their documents, and uploads. */
export const visitExamples: Readonly<Record<string, Example>> = {
  bookAppointment: {
    sent: ({ scene }) => {
      const { date, time } = scene.nextSlot();
      return { body: { doctorId: scene.people['treating-doctor'].id, date, time, issueDetails: 'Tired' } };
    },
  },
  rescheduleAppointment: {
    async sent({ scene, appointment }) {
      const { id } = await appointment('booked');
      return { params: { id }, body: { newDateTime: scene.nextSlot().startsAt } };
    },
  },
  cancelAppointment: { sent: aboutIts('booked', { reason: 'Better now' }) },
  declarePayment: { sent: aboutIts('booked', { transactionId: 'TXN_7', upiReference: 'upi-1' }) },
  confirmPayment: { sent: aboutIts('paid') },
  refundPayment: { sent: aboutACancelled },
  rejectPayment: { sent: aboutACancelled },
  recordNoShow: { sent: aboutIts('booked'), refused: 'NO_SHOW_TOO_EARLY' },
  patientAppointments: nothing,
  pendingConsultations: nothing,
  activeSessions: nothing,
  listConsultations: {
    sent: () => ({ query: { filter: '{"status":"Pending"}', range: '[0,4]', sort: '["id","DESC"]' } }),
  },
  calendarFile: { sent: aboutIts('booked') },
  showAppointmentEmail: {
    sent: about('booked', ({ id, position }) => ({
      ...{ params: { id }, query: { side: 'doctor', purpose: 'booked' }, after: position },
    })),
  },
  showConsultation: { sent: aboutIts('booked') },

  joinSession: { sent: aboutIts('paid') },
  endSessionAsDoctor: { sent: session('active') },
  endSessionAsPatient: { sent: session('active') },
  recordDeparture: { sent: about('active', ({ id }) => ({ params: { sessionId: id }, body: { side: 'patient' } })) },
  giveFeedback: { sent: session('ended', { feedback: 'Kind and clear', rating: 4 }) },
  skipFeedback: { sent: session('ended') },
  showSession: { sent: aboutItsRoom },
  listIceServers: { sent: aboutItsRoom },

  writeNotes: {
    sent: about('active', ({ id }) => ({ params: { sessionId: id }, body: { notes: 'Check CK.' } })),
  },
  retractNote: {
    // The patient's note, which the doctor, though a party, cannot retract.
    async sent({ scene, appointment }) {
      const { id: sessionId } = await appointment('active');
      const as = scene.people['patient-owner'];
      const { position: after } = await scene.product.call(writeNotes, {
        ...{ as, params: { sessionId }, body: { notes: 'Check CK.' } },
      });
      const { body: documents } = await scene.product.call(showSessionDocuments, { as, after, params: { sessionId } });
      return {
        params: { sessionId, noteId: documents.notes[0]?.id ?? '' },
        after,
        body: { reason: 'Another patient.' },
      };
    },
  },
  uploadReport: {
    sent: about('booked', ({ id }) => ({ body: formOf({ sessionId: id }, { report: [certificate('report.pdf')] }) })),
  },
  sendMedicalSummary: { sent: session('booked') },
  showSessionDocuments: {
    sent: about('booked', ({ id, position }) => ({ params: { sessionId: id }, after: position })),
  },
  listSessionDocuments: nothing,
  openSessionFile: {
    sent: onceForRefused(async ({ scene, appointment }) => {
      const { id: sessionId } = await appointment('booked');
      const as = scene.people['patient-owner'];
      const body = formOf({ sessionId }, { report: [certificate('report.pdf')] });
      const { position: after } = await scene.product.call(uploadReport, { as, body });
      const { body: documents } = await scene.product.call(showSessionDocuments, { as, after, params: { sessionId } });
      return { params: { sessionId, fileId: documents.reports[0]?.id ?? '' }, after };
    }),
  },
  createUpload: { sent: () => ({ headers: { 'upload-length': '1000' } }) },
  showUpload: { sent: ({ scene }) => sharedUpload(scene) },
  appendToUpload: {
    sent: async (turn) => ({
      ...(await anUpload(turn)),
      headers: { 'content-type': PIECE_TYPE, 'upload-offset': '0' },
      body: SMALL_PDF,
    }),
  },
  cancelUpload: { sent: anUpload },
  showFaceSheet: { sent: aboutIts('booked') },

  showSummaryFacts: { sent: aSummary() },
  deliverMedicalSummary: { sent: aSummary({ file: 'a'.repeat(64), size: 1000 }) },
  giveUpMedicalSummary: { sent: aSummary() },
};
