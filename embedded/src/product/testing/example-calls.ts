import { randomUUID } from 'node:crypto';
import {
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReport,
  noteAllergy,
} from '@anamnesis/contracts/records/routes';
import type { Sent } from './caller.js';
import { aPatient } from './people.js';
import type { Scene } from './scene.js';
import { accountExamples } from './account-examples.js';
import { communityExamples } from './community-examples.js';
import { type Example, nothing, onceForRefused, type Turn, inTheRecord } from './example.js';
import { erasureExamples } from './erasure-examples.js';
import { insightExamples } from './insight-examples.js';
import { integrityExamples } from './integrity-examples.js';
import { aDocument, readingExamples } from './reading-examples.js';
import { replayExamples } from './replay-examples.js';
import { visitExamples } from './visit-examples.js';
import { familyExamples } from './family-examples.js';
import { shareExamples } from './share-examples.js';
import { wearableExamples } from './wearable-examples.js';

/** The same by the address of the patient, and with the appointment. */
const aboutAPatient =
  (body: object): Example['sent'] =>
  async ({ scene }) => {
    const { id: appointmentId, position: after } = await scene.shared('booked');
    return { after, body: { userEmail: scene.people['patient-owner'].email, appointmentId, ...body } };
  };
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
/** One for each route, by name; here those of records and notifications. */
export const exampleCalls: Readonly<Record<string, Example>> = {
  ...accountExamples,
  ...visitExamples,
  askAssistant: { sent: () => ({ body: { message: 'What is a fever?' } }) },
  listConversation: nothing,
  clearConversation: nothing,
  showRecordExcerpt: nothing,
  showAnswerEngine: nothing,
  ...insightExamples,
  ...readingExamples,
  ...replayExamples,
  ...erasureExamples,
  ...communityExamples,
  ...familyExamples,
  ...shareExamples,
  ...wearableExamples,
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
  listPrescriptionsAsDoctor: { sent: ofAPatientsList },
  listTestReportsAsDoctor: { sent: ofAPatientsList },
  listDiagnosesAsDoctor: { sent: ofAPatientsList },
  openBreakGlass: {
    sent: onceForRefused(async ({ scene }) => {
      const { email: userEmail } = await aPatient(scene.product);
      return { body: { userEmail, reason: 'Unconscious.' } };
    }),
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
};
