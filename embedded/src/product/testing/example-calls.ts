import { randomUUID } from 'node:crypto';
import { USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import { planLeave } from '@anamnesis/contracts/availability/routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import type { ErrorCode } from '@anamnesis/contracts/errors';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { sendMedicalSummary } from '@anamnesis/contracts/sessions/summary-routes';
import { showSessionDocuments, uploadReport, writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import type { Person as Name } from '@anamnesis/contracts/testing/access-matrix';
import { type Booked, dayFromNow, type Stage } from './appointments.js';
import type { Sent } from './caller.js';
import { certificate, formOf, picture } from './files.js';
import { aNewcomer, newDoctor, newPatient, PASSWORD, signInAsPatient, cookieOf } from './people.js';
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
  showFaceSheet: { sent: aboutIts('booked') },
  listRecordReadings: nothing,
  showSummaryFacts: { sent: aSummary() },
  deliverMedicalSummary: { sent: aSummary({ file: 'a'.repeat(64), size: 1000 }) },
  giveUpMedicalSummary: { sent: aSummary() },
};
