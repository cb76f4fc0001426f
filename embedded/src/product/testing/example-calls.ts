import { randomUUID } from 'node:crypto';
import { acceptFamilyInvitation } from '@anamnesis/contracts/family/routes';
import { uuidOf } from '@anamnesis/platform/deciding/handle';
import {
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReport,
  noteAllergy,
} from '@anamnesis/contracts/records/routes';
import { createShareLink, revokeShareLink } from '@anamnesis/contracts/share/routes';
import { NO_MEASURES } from '@anamnesis/contracts/wearables/measures';
import { addWearable, fetchHealthData, loadWearables, shareHealthDays } from '@anamnesis/contracts/wearables/routes';
import type { Sent } from './caller.js';
import { aPatient } from './people.js';
import { aConfirmedPatient, invite } from './family.js';
import { aShareLink, expireShareLink, opened, visitor } from './share.js';
import type { Scene } from './scene.js';
import { accountExamples } from './account-examples.js';
import { type Example, nothing, type Turn } from './example.js';
import { erasureExamples } from './erasure-examples.js';
import { insightExamples } from './insight-examples.js';
import { integrityExamples } from './integrity-examples.js';
import { aDocument, readingExamples } from './reading-examples.js';
import { replayExamples } from './replay-examples.js';
import { visitExamples } from './visit-examples.js';

/** In the record of the patient, with an appointment between them and the doctor. It is shared, because no such call changes it. */
const inTheRecord =
  (body?: object) =>
  async ({ scene }: Turn): Promise<Sent & { params: { patientId: string } }> => {
    const { position } = await scene.shared('booked');
    const params = { patientId: scene.people['patient-owner'].id };
    return { params, after: position, ...(body ? { body } : {}) };
  };
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

const DAY = '2026-11-20';
const anImport = () => ({ patientId: randomUUID(), importId: randomUUID() });

const DEVICE = 'Pulse Band 2';
const authorizedAs = (scene: Scene, name: Turn['name']) => {
  const authorization = scene.authorizationOf(name);
  return authorization === null ? {} : { headers: { authorization } };
};
/** A device of the caller. A second one of this name is refused, so that each caller has it once. */
const addADevice = (scene: Scene, name: Turn['name']) =>
  scene.product.call(addWearable, { ...authorizedAs(scene, name), body: { deviceName: DEVICE } });
const withADevice = (sent: Sent = {}): Example => ({
  async sent({ scene, name }) {
    await addADevice(scene, name);
    return sent;
  },
});

/** The devices of the caller. Each call removes one of its own, and nothing of a caller who has none. */
async function aDeviceToRemove({ scene, name }: Turn): Promise<Sent> {
  const deviceName = `Watch ${randomUUID()}`;
  const as = authorizedAs(scene, name);
  const { position } = await scene.product.call(addWearable, { ...as, body: { deviceName } });
  const { status, body } = await scene.product.call(loadWearables, { ...as, after: position });
  const device = status === 200 ? body.devices.find(({ model }) => model === deviceName) : undefined;
  return { params: { deviceId: device?.id ?? uuidOf('no device') } };
}

/** One for each route, by name; here those of records, families and share links. */
export const exampleCalls: Readonly<Record<string, Example>> = {
  ...accountExamples,
  ...visitExamples,
  ...insightExamples,
  ...readingExamples,
  ...replayExamples,
  ...erasureExamples,
  ...integrityExamples,
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
  runWhatIf: {
    sent: () => ({
      body: { rule: { kind: 'removedInteraction', ruleId: 'ONC-03' }, reason: 'A question of the board.' },
    }),
  },
  listReadings: nothing,
  countOpenReviews: nothing,
  listAuditorActs: nothing,
  reviewReading: {
    sent: ({ scene }) => ({
      params: { id: scene.breakGlassId },
      body: { patientId: scene.people['patient-owner'].id, outcome: 'justified', rules: [] },
    }),
    refused: 'RECORD_READING_NOT_FOUND',
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
  listReadingDoctors: nothing,
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
  startHealthImport: { sent: () => ({ body: { uploadId: randomUUID() } }), refused: 'UPLOAD_NOT_FOUND' },
  cancelHealthImport: { sent: () => ({ params: { importId: randomUUID() } }), refused: 'HEALTH_IMPORT_NOT_FOUND' },
  recordHealthDays: {
    sent: () => ({
      params: anImport(),
      body: { file: '', sourceName: 'Watch', days: [{ day: DAY, measures: NO_MEASURES }] },
    }),
    refused: 'HEALTH_IMPORT_NOT_FOUND',
  },
  reportHealthImport: {
    sent: () => ({ params: anImport(), body: { file: '', outcome: { type: 'goesOn' } } }),
    refused: 'HEALTH_IMPORT_NOT_FOUND',
  },
  listHealthImports: nothing,
  listNotifications: nothing,
  countUnreadNotifications: nothing,
  readNotifications: { sent: () => ({ body: { ids: [`${randomUUID()} ${randomUUID()}`] } }) },
  showNotificationPreferences: nothing,
  changeNotificationPreferences: { sent: () => ({ body: { mailOff: ['payments'], quietHours: null } }) },
  showPush: nothing,
  subscribeToPush: {
    sent: () => ({
      body: {
        endpoint: `https://push.example.org/${randomUUID()}`,
        p256dh: `B${'A'.repeat(86)}`,
        auth: 'A'.repeat(22),
      },
    }),
  },
  unsubscribeFromPush: nothing,
  listPushSubscriptions: { sent: () => ({ params: { accountId: randomUUID() } }) },
  showPushMessage: {
    sent: () => ({
      params: {
        accountId: randomUUID(),
        subscriptionId: randomUUID(),
        notificationId: `${randomUUID()} ${randomUUID()}`,
      },
    }),
  },
  removePushSubscription: { sent: () => ({ params: { accountId: randomUUID(), subscriptionId: randomUUID() } }) },
  showNotificationDelivery: { sent: () => ({ params: { accountId: randomUUID(), group: 'payments' } }) },
  loadWearables: nothing,
  listHealthDays: nothing,
  addWearable: { sent: () => ({ body: { deviceName: `Pulse Band ${randomUUID()}` } }) },
  selectWearable: withADevice({ body: { deviceModel: DEVICE } }),
  removeWearable: { sent: aDeviceToRemove },
  shareHealthDays: { sent: () => ({ body: { isShared: true } }) },
  showHealthDays: {
    async sent(turn) {
      const { product, people } = turn.scene;
      const { params } = await inTheRecord()(turn);
      const { position } = await product.call(shareHealthDays, {
        as: people['patient-owner'],
        body: { isShared: true },
      });
      return { params, after: position };
    },
  },
  fetchHealthData: withADevice(),
  explainHealthData: {
    async sent({ scene, name }) {
      await addADevice(scene, name);
      const { position } = await scene.product.call(fetchHealthData, authorizedAs(scene, name));
      return { after: position };
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
};
