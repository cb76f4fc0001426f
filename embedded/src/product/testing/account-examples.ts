import { randomUUID } from 'node:crypto';
import { USUAL_HOURS } from '@anamnesis/contracts/availability/availability';
import { planLeave } from '@anamnesis/contracts/availability/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import { dayFromNow } from './appointments.js';
import { certificate, formOf, picture } from './files.js';
import { aNewcomer, newDoctor, newPatient, PASSWORD, signInAsPatient, cookieOf } from './people.js';
import type { Scene } from './scene.js';
import { type Example, nothing, onceForRefused } from './example.js';

const credentials = (
  who: 'patient-owner' | 'treating-doctor' | 'auditor' | 'operator',
  more: object = {},
): Example => ({
  sent: ({ scene }) => ({ body: { email: scene.people[who].email, password: PASSWORD, ...more } }),
});
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
const ofANewcomer = (body?: object): Example['sent'] =>
  onceForRefused(async ({ scene }) => {
    const { id, position } = await aNewcomer(scene.product);
    return { params: { id }, after: position, ...(body ? { body } : {}) };
  });

/** Of accounts, registrations, profiles, doctors and their hours. */
export const accountExamples: Readonly<Record<string, Example>> = {
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
  chooseLanguage: { sent: () => ({ body: { language: 'en' } }) },
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
};
