import { randomUUID } from 'node:crypto';
import { USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import { planLeave } from '@anamnesis/contracts/availability/routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import type { ErrorCode } from '@anamnesis/contracts/errors';
import { acceptFamilyInvitation } from '@anamnesis/contracts/family/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { until } from '@anamnesis/platform/testing/until';
import { sendMedicalSummary } from '@anamnesis/contracts/sessions/summary-routes';
import {
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReport,
  noteAllergy,
} from '@anamnesis/contracts/records/routes';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import { createShareLink, revokeShareLink } from '@anamnesis/contracts/share/routes';
import { showSessionDocuments, uploadReport, writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import { PIECE_TYPE } from '@anamnesis/contracts/uploads/constants';
import { createUpload } from '@anamnesis/contracts/uploads/routes';
import type { Person as Name } from '@anamnesis/contracts/testing/access-matrix';
import { type Booked, dayFromNow, type Stage } from './appointments.js';
import type { Sent } from './caller.js';
import { certificate, formOf, picture } from './files.js';
import { aNewcomer, aPatient, newDoctor, newPatient, PASSWORD, signInAsPatient, cookieOf } from './people.js';
import { aConfirmedPatient, invite } from './family.js';
import { aShareLink, expireShareLink, opened, visitor } from './share.js';
import type { Scene } from './scene.js';

/** The caller, and a source of appointments. */
interface Turn {
  scene: Scene;
  name: Name;
  appointment(stage: Stage): Promise<Booked>;
}

/** A call that succeeds for a permitted caller. */
export interface Example {
  sent(turn: Turn): Sent | Promise<Sent>;
  /** The error that even a permitted caller gets. */
  refused?: ErrorCode;
}

const nothing: Example = { sent: () => ({}) };
const about =
  (stage: Stage, sent: (appointment: Booked) => Sent): Example['sent'] =>
  async ({ appointment }) =>
    sent(await appointment(stage));
const aboutIts = (stage: Stage, body?: object) =>
  about(stage, ({ id, position }) => ({ params: { id }, after: position, ...(body ? { body } : {}) }));
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
const session = (stage: Stage, words: object = {}) => about(stage, ({ id }) => ({ body: { sessionId: id, ...words } }));
const credentials = (
  who: 'patient-owner' | 'treating-doctor' | 'auditor' | 'operator',
  more: object = {},
): Example => ({
  sent: ({ scene }) => ({ body: { email: scene.people[who].email, password: PASSWORD, ...more } }),
});
/** A summary in preparation; either the worker or the example completes it. */
const aSummary =
  (body?: object): Example['sent'] =>
  async ({ scene, appointment }) => {
    const { id: sessionId } = await appointment('booked');
    const as = scene.people['patient-owner'];
    const { position: after } = await scene.product.call(sendMedicalSummary, { as, body: { sessionId } });
    const { body: documents } = await scene.product.call(showSessionDocuments, { as, after, params: { sessionId } });
    return { params: { sessionId, summaryId: documents.summaries[0]?.id ?? '' }, after, ...(body ? { body } : {}) };
  };
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
const withCookie: Example = {
  async sent({ scene }) {
    const { headers } = await signInAsPatient(scene.product, scene.people['patient-owner']);
    return { headers: { cookie: cookieOf(headers) } };
  },
};
const ofTheDoctor =
  (query: Record<string, string> = {}): Example['sent'] =>
  ({ scene }) => {
    const { id, position } = scene.people['treating-doctor'];
    return { params: { doctorId: id, accountId: id }, query, after: position };
  };

const ofANewcomer =
  (body?: object): Example['sent'] =>
  async ({ scene }) => {
    const { id, position } = await aNewcomer(scene.product);
    return { params: { id }, after: position, ...(body ? { body } : {}) };
  };

/** In the record of the patient, with an appointment between them and the doctor. It is shared, because no such call changes it. */
const inTheRecord =
  (body?: object) =>
  async ({ scene }: Turn): Promise<Sent & { params: { patientId: string } }> => {
    const { position } = await scene.shared('booked');
    const params = { patientId: scene.people['patient-owner'].id };
    return { params, after: position, ...(body ? { body } : {}) };
  };
/** About the document of an entry of the patient, with its thumbnail. */
const documents = new WeakMap<Scene, Promise<Sent>>();
function aDocument({ scene }: Turn): Promise<Sent> {
  const known = documents.get(scene) ?? newDocument(scene);
  documents.set(scene, known);
  return known;
}
async function newDocument({ product, people, shared }: Scene): Promise<Sent> {
  await shared('booked');
  const as = people['patient-owner'];
  const documentBase64 = Buffer.from(await picture().arrayBuffer()).toString('base64');
  const { position } = await product.call(addTestReport, {
    ...{ as, body: { doctorName: 'Dr. Shah', testName: 'X-ray', result: 'No fracture', documentBase64 } },
  });
  return until(async () => {
    const { body } = await product.call(listTestReports, { as, after: position });
    const { documentUrl, document } = body.find(({ testName }) => testName === 'X-ray') ?? {};
    if (!documentUrl || !document?.thumbnailUrl) throw new Error('The thumbnail is not made yet');
    return { params: { patientId: as.id, documentId: documentUrl.split('/').at(-1) ?? '' }, after: position };
  });
}
/** The same by the address of the patient, and with the appointment. */
const aboutAPatient =
  (body: object): Example['sent'] =>
  async ({ scene }) => {
    const { id: appointmentId, position: after } = await scene.shared('booked');
    return { after, body: { userEmail: scene.people['patient-owner'].email, appointmentId, ...body } };
  };

/** About an invitation of the owner by a new person, for each caller anew. */
const aboutAnInvitation =
  (query?: Record<string, string>): Example['sent'] =>
  async ({ scene }) => {
    const inviter = await aConfirmedPatient(scene.product);
    const { id, position: after } = await invite(scene.product, inviter, scene.people['patient-owner'].email);
    return { params: { id }, after, ...(query ? { query } : {}) };
  };

/** About the owner, whose ties with family members exist since the start of the scene. */
async function ofAFamilyMember({ scene }: Turn): Promise<Sent> {
  const { position: after } = await scene.shared('booked');
  return { after, body: { familyMemberEmail: scene.people['patient-owner'].email } };
}

async function ofAPatientsList({ scene }: Turn): Promise<Sent> {
  const { position: after } = await scene.shared('booked');
  return { after, query: { patientId: scene.people['patient-owner'].id } };
}
const medicines = new WeakMap<Scene, Promise<string>>();
/** The entry of a medicine of the owner, for all callers: it can be stopped repeatedly, and additions are limited. */
function aMedicine(scene: Scene): Promise<string> {
  const known = medicines.get(scene) ?? addMedicine(scene);
  medicines.set(scene, known);
  return known;
}
async function addMedicine({ product, people }: Scene): Promise<string> {
  const medicine = { doctorName: 'Dr. Shah', medication: 'Cetirizine 10 mg', dosage: 'One at night' };
  const { body } = await product.call(addPrescription, { as: people['patient-owner'], body: medicine });
  return body.data.entryId;
}

const shareLinks = new WeakMap<Scene, ReturnType<typeof aShareLink>>();
/** A share link of the owner, for all callers: the number of live ones is limited. */
function sharedLink(scene: Scene): ReturnType<typeof aShareLink> {
  const known = shareLinks.get(scene) ?? aShareLink(scene.product, scene.people['patient-owner']);
  shareLinks.set(scene, known);
  return known;
}
/** With a session of a share link of the owner for visitors, and an invented one for all others. */
const withShareSession: Example = {
  async sent({ scene, name }) {
    if (!name.startsWith('share-visitor')) return { headers: visitor(randomUUID()) };
    const { product, people } = scene;
    const owner = people['patient-owner'];
    const link = name === 'share-visitor' ? await sharedLink(scene) : await aShareLink(product, owner);
    const { session, position } = await opened(product, link);
    const sent = { headers: visitor(session), after: position };
    if (name === 'share-visitor-expired') await expireShareLink(product, link.id, sent);
    if (name !== 'share-visitor-revoked') return sent;
    const revoked = await product.call(revokeShareLink, { as: owner, params: { id: link.id } });
    return { ...sent, after: revoked.position };
  },
};

/** One for each route, by name. */
export const exampleCalls: Readonly<Record<string, Example>> = {
  registerPatient: { sent: () => ({ body: formOf(newPatient(), { profilePic: [picture()] }) }) },
  signInPatient: credentials('patient-owner'),
  registerDoctor: {
    sent: () => ({ body: formOf(newDoctor(), { profilePic: [picture()], certificateImage: [certificate()] }) }),
  },
  signInDoctor: credentials('treating-doctor', { mobileNumber: '9876543210' }),
  signInAuditor: credentials('auditor'),
  signInOperator: credentials('operator'),
  currentAppointed: nothing,
  startGoogleSignIn: nothing,
  startGoogleSignUp: { sent: () => ({ query: { role: 'doctor' } }) },
  // Needs a callback from Google; the whole flow has a test of its own.
  finishGoogleSignIn: { sent: () => ({ body: { code: 'x' } }), refused: 'GOOGLE_SIGN_IN_UNKNOWN' },
  finishGoogleSignUp: { sent: () => ({ body: { code: 'x' } }), refused: 'GOOGLE_SIGN_IN_UNKNOWN' },
  refreshSignIn: withCookie,
  signOut: withCookie,

  showCredentials: {
    sent: ({ scene, name }) => ({
      after: name in scene.people ? scene.people[name as keyof Scene['people']].position : null,
    }),
  },
  // Needs an emailed link; emails and links have tests of their own.
  confirmEmail: { sent: () => ({ body: { token: 'x' } }), refused: 'LINK_UNREADABLE' },
  resetPassword: { sent: () => ({ body: { token: 'x', password: PASSWORD } }), refused: 'LINK_UNREADABLE' },
  requestConfirmation: nothing,
  requestPasswordReset: { sent: () => ({ body: { role: 'patient', email: 'nobody@example.org' } }) },
  changePassword: {
    sent: () => ({ body: { currentPassword: 'not the password', password: PASSWORD } }),
    refused: 'CURRENT_PASSWORD_WRONG',
  },
  requestEmailChange: {
    sent: () => ({ body: { email: 'nobody@example.org', currentPassword: 'not the password' } }),
    refused: 'CURRENT_PASSWORD_WRONG',
  },
  confirmEmailChange: { sent: () => ({ body: { token: 'x' } }), refused: 'LINK_UNREADABLE' },
  revertEmailChange: { sent: () => ({ body: { token: 'x' } }), refused: 'LINK_UNREADABLE' },
  composeEmail: {
    sent: ({ scene }) => ({
      body: { accountId: scene.people['patient-owner'].id, role: 'patient', purpose: 'confirm-email' },
    }),
  },
  // Needs a challenge; the whole flow has a test of its own.
  finishSignIn: { sent: () => ({ body: { challenge: 'x', code: '123456' } }), refused: 'SECOND_FACTOR_EXPIRED' },
  showSecondFactor: nothing,
  setUpSecondFactor: nothing,
  enableSecondFactor: {
    sent: () => ({ body: { setup: 'x', currentPassword: PASSWORD, code: '123456' } }),
    refused: 'SECOND_FACTOR_EXPIRED',
  },
  renewRecoveryCodes: {
    sent: () => ({ body: { currentPassword: PASSWORD, code: '123456' } }),
    refused: 'SECOND_FACTOR_OFF',
  },
  removeSecondFactor: { sent: () => ({ body: { currentPassword: PASSWORD, code: '123456' } }) },
  listDevices: nothing,
  closeDevice: { sent: () => ({ params: { id: randomUUID() } }), refused: 'DEVICE_NOT_FOUND' },
  signOutEverywhere: { sent: () => ({ body: { butHere: true } }) },

  listSetAside: { sent: () => ({ query: { range: '[0,9]' } }) },
  retrySetAside: {
    sent: () => ({ params: { id: `appointment-list.${randomUUID()}` } }),
    refused: 'NOT_SET_ASIDE',
  },

  listRegistrations: { sent: () => ({ query: { filter: '{"state":"awaiting"}', range: '[0,9]' } }) },
  showRegistration: { sent: ofANewcomer() },
  verifyDoctor: { sent: ofANewcomer({ seen: 1 }) },
  rejectDoctor: { sent: ofANewcomer({ seen: 1, reason: 'The licence cannot be read.' }) },
  submitCertificates: { sent: () => ({ body: formOf({}, { certificateImage: [certificate()] }) }) },
  showCertificate: {
    sent: ({ scene }) => {
      const { id, position } = scene.people['treating-doctor'];
      return { params: { doctorId: id, number: '1' }, after: position };
    },
  },

  currentPatient: nothing,
  updatePatient: {
    sent: () => ({ body: formOf({ interests: '[{"name":"Reading","goal":true}]' }, { profilePic: [picture()] }) }),
  },
  answerQuestionnaire: {
    sent: () => ({
      body: {
        ...{ symptoms: ['Fever / Infections'], chronicIllnesses: [], familyHistory: [] },
        ...{ allergies: 'penicillin', medications: '', hospitalized: 'No' },
      },
    }),
  },
  currentAnswers: nothing,
  completeActivity: { sent: () => ({ body: { activity: 'Evening Walk' } }) },
  currentDoctor: nothing,
  updateDoctor: { sent: () => ({ body: formOf({ location: 'Pune' }, { profilePic: [picture()] }) }) },
  // The patient's picture, because pictures of listed doctors are never rejected.
  showPicture: {
    async sent({ scene, appointment }) {
      const { position: after } = await appointment('booked');
      return { params: { accountId: scene.people['patient-owner'].id }, after };
    },
  },

  showClinic: nothing,
  doctorSlots: { sent: ofTheDoctor({ date: dayFromNow(3) }) },
  recommendDoctors: { sent: ofTheDoctor() },
  findDoctors: { sent: () => ({ query: { search: 'kavita' } }) },

  showAvailability: nothing,
  setWeeklyHours: { sent: () => ({ body: USUAL_HOURS }) },
  planLeave: { sent: ({ scene }) => ({ body: scene.nextLeave() }) },
  withdrawLeave: {
    // Only the doctor who planned a leave can withdraw it.
    async sent({ scene, name }) {
      const authorization = scene.authorizationOf(name);
      const { body } = await scene.product.call(planLeave, {
        ...(authorization !== null && { headers: { authorization } }),
        body: scene.nextLeave(),
      });
      return { params: { leaveId: body.data?.leaveId ?? uuidOf('no leave') } };
    },
  },

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
    async sent({ scene, appointment }) {
      const { id: sessionId } = await appointment('booked');
      const as = scene.people['patient-owner'];
      const body = formOf({ sessionId }, { report: [certificate('report.pdf')] });
      const { position: after } = await scene.product.call(uploadReport, { as, body });
      const { body: documents } = await scene.product.call(showSessionDocuments, { as, after, params: { sessionId } });
      return { params: { sessionId, fileId: documents.reports[0]?.id ?? '' }, after };
    },
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

  addPrescriptionAsDoctor: { sent: aboutAPatient({ medication: 'Cetirizine 10 mg', dosage: 'Once a day' }) },
  addTestReportAsDoctor: { sent: aboutAPatient({ testName: 'HbA1c', result: '5.9 %' }) },
  addDiagnosisAsDoctor: { sent: aboutAPatient({ condition: 'Hay fever', notes: 'Since May.' }) },
  addPrescription: { sent: () => ({ body: { doctorName: 'Dr. Shah', medication: 'Cetirizine', dosage: '10 mg' } }) },
  addTestReport: { sent: () => ({ body: { doctorName: 'Dr. Shah', testName: 'HbA1c', result: '5.9 %' } }) },
  addDiagnosis: {
    sent: () => ({ body: { doctorName: 'Dr. Shah', condition: 'Hay fever', notes: 'Since May.', date: '2026-05-02' } }),
  },
  noteAllergy: { sent: inTheRecord({ substance: 'Penicillin' }) },
  stopMedicine: {
    async sent(turn) {
      const { params, after } = await inTheRecord({})(turn);
      return {
        params: { ...params, entryId: await aMedicine(turn.scene) },
        after,
        body: { reason: 'The cough is gone.' },
      };
    },
  },
  retractEntry: {
    async sent(turn) {
      const { scene, name } = turn;
      const { params, after } = await inTheRecord({})(turn);
      const as = name === 'treating-doctor' ? scene.people['treating-doctor'] : scene.people['patient-owner'];
      const { body } = await scene.product.call(noteAllergy, {
        ...{ as, after, params: { patientId: scene.people['patient-owner'].id } },
        body: { substance: 'Latex' },
      });
      const entryId = body.data.entryId;
      return { params: { ...params, entryId }, after, body: { kind: 'allergy', reason: 'Another patient.' } };
    },
  },
  openEntryDocument: { sent: aDocument },
  showEntryThumbnail: { sent: aDocument },
  reportEntryThumbnail: {
    async sent({ scene }) {
      const as = scene.people['patient-owner'];
      const entry = { doctorName: 'Dr. Shah', testName: 'HbA1c', result: '5.9 %' };
      const { body } = await scene.product.call(addTestReport, { as, body: entry });
      return { params: { patientId: as.id, entryId: body.data.entryId } };
    },
  },
  exportHealthRecord: nothing,
  importHealthRecord: {
    sent: () => ({
      body: {
        source: 'City Hospital',
        entries: [
          {
            ...{ kind: 'testReport', resource: `urn:uuid:${randomUUID()}`, role: 'doctor', doctorName: 'Dr. Shah' },
            ...{ date: '2026-05-02', testName: 'HbA1c', result: '5.9 %' },
          },
        ],
      },
    }),
  },
  listTestReports: nothing,
  listPrescriptions: nothing,
  listDiagnoses: nothing,
  listAllergies: nothing,
  listPatients: nothing,
  showHealthRecord: { sent: inTheRecord() },
  listFamilyTestReports: { sent: ofAFamilyMember },
  listFamilyPrescriptions: { sent: ofAFamilyMember },
  listFamilyDiagnoses: { sent: ofAFamilyMember },
  listPrescriptionsAsDoctor: { sent: ofAPatientsList },
  listTestReportsAsDoctor: { sent: ofAPatientsList },
  listDiagnosesAsDoctor: { sent: ofAPatientsList },
  openBreakGlass: {
    async sent({ scene }) {
      const { email: userEmail } = await aPatient(scene.product);
      return { body: { userEmail, reason: 'Unconscious.' } };
    },
  },
  listBreakGlass: nothing,
  reviewBreakGlass: {
    sent: ({ scene }) => ({ params: { id: scene.breakGlassId }, body: { outcome: 'justified' } }),
  },
  showBreakGlassEmail: {
    async sent({ scene }) {
      const { position: after } = await scene.shared('booked');
      return { params: { id: scene.breakGlassId }, after };
    },
  },
  openPrescription: {
    async sent({ scene }) {
      const { 'patient-owner': owner, 'treating-doctor': doctor } = scene.people;
      const { position: after } = await scene.shared('booked');
      const { body, position } = await scene.product.call(addPrescriptionAsDoctor, {
        ...{ as: doctor, after },
        // Another medicine each time: the same one again would be warned of.
        body: {
          ...{ userEmail: owner.email, medication: `Medicine ${randomUUID()}`, confirmedUnchecked: true },
          dosage: 'Once a day',
        },
      });
      return { params: { entryId: body.data.entryId }, after: position };
    },
  },
  checkPrescription: { sent: () => ({ body: { code: 'of-no-prescription' } }), refused: 'CODE_UNKNOWN' },
  checkSignature: { sent: () => ({ query: { digest: '0'.repeat(64), signature: 'AAAA' } }) },
  openHealthRecordPdf: nothing,
  listRecordReadings: nothing,
  listFamily: nothing,
  addFamilyMembers: { sent: () => ({ body: { familyMembers: [`${randomUUID()}@example.org`] } }) },
  acceptFamilyInvitation: { sent: aboutAnInvitation() },
  declineFamilyInvitation: { sent: aboutAnInvitation() },
  withdrawFamilyTie: {
    // The other patient sees the owner's record. Each pair is invited once a day; withdrawing twice changes nothing.
    async sent({ scene }) {
      const { 'patient-owner': owner, 'other-patient': other } = scene.people;
      const { id } = await scene.familyTie();
      const { position: after } = await scene.product.call(acceptFamilyInvitation, { as: owner, params: { id } });
      return { params: { id }, after: after ?? other.position };
    },
  },
  showFamilyEmail: { sent: aboutAnInvitation({ side: 'member', purpose: 'family-invitation' }) },
  listShareLinks: nothing,
  createShareLink: { sent: () => ({ body: { scope: ['diagnoses'], lasts: 'hour', recipient: 'Dr. Menon' } }) },
  revokeShareLink: {
    // Only the patient who created a link can revoke it.
    async sent({ scene, name }) {
      const authorization = scene.authorizationOf(name);
      const { body } = await scene.product.call(createShareLink, {
        ...(authorization !== null && { headers: { authorization } }),
        body: { scope: ['diagnoses'], lasts: 'hour', recipient: 'Dr. Menon' },
      });
      return { params: { id: body.data?.id ?? uuidOf('no link') } };
    },
  },
  openShareLink: {
    async sent({ scene }) {
      const { token, passCode } = await sharedLink(scene);
      return { body: { token, passCode } };
    },
  },
  showSharedRecord: withShareSession,
  listSharedPrescriptions: withShareSession,
  listSharedTestReports: withShareSession,
  listSharedDiagnoses: withShareSession,
  openSharedDocument: {
    async sent(turn) {
      const [document, session] = [await aDocument(turn), await withShareSession.sent(turn)];
      return { ...session, params: { documentId: document.params?.['documentId'] ?? '' } };
    },
  },
  showSummaryFacts: { sent: aSummary() },
  deliverMedicalSummary: { sent: aSummary({ file: 'a'.repeat(64), size: 1000 }) },
  giveUpMedicalSummary: { sent: aSummary() },
};
