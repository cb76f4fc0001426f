import { dirname } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { pendingConsultations } from '@anamnesis/contracts/appointments/query-routes';
import { bookAppointment, cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { listRoomMessages } from '@anamnesis/contracts/community/message-routes';
import { createRoom, listRoomMembers } from '@anamnesis/contracts/community/routes';
import { erasePatient, requestErasure } from '@anamnesis/contracts/erasure/routes';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { acceptFamilyInvitation, addFamilyMembers, listFamily } from '@anamnesis/contracts/family/routes';
import { startHealthImport } from '@anamnesis/contracts/health-imports/routes';
import { addTestReport, noteAllergy } from '@anamnesis/contracts/records/routes';
import { uploadReport, writeNotes } from '@anamnesis/contracts/sessions/document-routes';
import { giveFeedback } from '@anamnesis/contracts/sessions/routes';
import { createShareLink, openShareLink } from '@anamnesis/contracts/share/routes';
import { showSharedRecord } from '@anamnesis/contracts/share/shared-routes';
import { openLog } from '@anamnesis/platform/process/adapters';
import { requestRebuild } from '@anamnesis/platform/projection/builds';
import { createFeed } from '@anamnesis/platform/projection/feed';
import { verify } from '@anamnesis/platform/projection/verify';
import { until } from '@anamnesis/platform/testing/until';
import { readModels } from '@anamnesis/read-models/all';
import { healthRecord } from '@anamnesis/read-models/records/health-record';
import { patientProfile } from '@anamnesis/read-models/profiles/patient-profile';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { filesWith, redisKeysWith, tablesWith } from './testing/canary.js';
import { addMembers, aRoom, post } from './testing/community.js';
import { aFinishedUpload, pdfAbout } from './testing/documents.js';
import { passTheMinute } from './testing/erasures.js';
import { aConfirmedPatient, confirmAddress, invite } from './testing/family.js';
import { fileOf, formOf } from './testing/files.js';
import { aDoctor, aPatient, newPatient, PASSWORD, type Person } from './testing/people.js';
import { type Product, runProduct } from './testing/product.js';
import { aShareLink, opened, visitor } from './testing/share.js';

/** A word of every text of the patients who are erased, and of nothing else. */
const WORD = 'Zqrace';

let product: Product;
let doctor: Person;
let other: Person;
const nextSlot = freshSlots();
/** Checks of what others see afterwards. */
const afterwards: (() => Promise<void>)[] = [];

beforeAll(async () => {
  // In the modules of this suite, which also compares the read models.
  product = await runProduct({ ERASURE_GRACE_DAYS: 0 });
  [doctor, other] = await Promise.all([aDoctor(product), aConfirmedPatient(product)]);
});
afterAll(() => product.close());

type Reply = { status: number; code: string | null | undefined };
/** The work beside an erasure: prepares, and returns what is sent at the same moment. */
type Work = (as: Person) => Promise<readonly (() => Promise<unknown>)[]>;
const call: Product['call'] = (...sent) => product.call(...sent);

const works: Readonly<Record<string, Work>> = {
  async booking(as) {
    const [first, second] = [nextSlot(), nextSlot()];
    const book =
      ({ date, time }: typeof first) =>
      async () => {
        const body = { doctorId: doctor.id, date, time, issueDetails: `Pain of ${WORD}` };
        const { status, code, body: booked } = await call(bookAppointment, { as, body });
        if (status !== 200) return { status, code };
        // An erasure that found it waits, until it is called off.
        const params = { id: booked.data.appointmentId };
        return call(cancelAppointment, { as, params, body: { reason: `Away ${WORD}` } });
      };
    afterwards.push(async () => {
      for (const slot of [first, second]) {
        const { id } = await anAppointment(product, { patient: other, doctor, slot });
        await call(cancelAppointment, { as: other, params: { id }, body: { reason: 'No.' } });
      }
    });
    return [book(first), book(second)];
  },

  async session(as) {
    const { id } = await anAppointment(product, { patient: as, doctor, slot: nextSlot(), stage: 'ended' });
    const report = fileOf(pdfAbout(WORD), `${WORD}.pdf`, 'application/pdf');
    return [
      () => call(writeNotes, { as: doctor, params: { sessionId: id }, body: { notes: `Note of ${WORD}` } }),
      () => call(uploadReport, { as, body: formOf({ sessionId: id }, { report: [report] }) }),
      () => call(giveFeedback, { as, body: { sessionId: id, feedback: `Kind ${WORD}`, rating: 5 } }),
    ];
  },

  upload: (as) =>
    Promise.resolve([
      () => aFinishedUpload(product, as, pdfAbout(WORD), { name: `${WORD}.pdf` }).catch(String),
      () => {
        const documentBase64 = pdfAbout(`Haemoglobin 13.2 ${WORD}`).toString('base64');
        return call(addTestReport, { as, body: { doctorName: WORD, testName: WORD, result: WORD, documentBase64 } });
      },
      () => call(noteAllergy, { as, params: { patientId: as.id }, body: { substance: `Pollen ${WORD}` } }),
    ]),

  async import(as) {
    const steps = `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="${WORD}" unit="count" startDate="2026-05-02 08:00:00 +0530" value="9"/>`;
    const export_ = Buffer.from(`<HealthData>${steps}</HealthData>`);
    const uploadId = await aFinishedUpload(product, as, export_, { name: `${WORD}.xml`, kind: 'healthExport' });
    return [() => call(startHealthImport, { as, body: { uploadId } })];
  },

  async share(as) {
    const link = await aShareLink(product, as, { recipient: `Dr. ${WORD}` });
    const { session, position } = await opened(product, link);
    const look = () => call(showSharedRecord, { headers: visitor(session), after: position });
    expect((await look()).status).toBe(200);
    const { token, passCode } = link;
    const reopen = () => call(openShareLink, { body: { token, passCode } });
    afterwards.push(async () => {
      expect((await look()).status).toBe(410);
      expect((await reopen()).status).toBeGreaterThanOrEqual(400);
    });
    const body = { scope: ['diagnoses'], lasts: 'hour', recipient: `Dr. ${WORD}` };
    return [() => call(createShareLink, { as, body }), look, reopen];
  },

  async community(as) {
    const roomId = await aRoom(product, as, `Room of ${WORD}`);
    const position = await addMembers(product, roomId, other);
    const ofOther = { as: other, params: { roomId } };
    afterwards.push(async () => {
      const { body } = await call(listRoomMessages, ofOther);
      expect(new Set(body.messages.map(({ state, message }) => `${state} ${message}`.trim()))).toEqual(
        new Set(['erased', 'shown Good morning']),
      );
      const { members } = (await call(listRoomMembers, ofOther)).body;
      expect(members.map(({ username }) => username)).toEqual([other.username]);
      expect((await post(product, other, roomId, 'Still here')).status).toBe(200);
    });
    await post(product, as, roomId, `First of ${WORD}`);
    await call(listRoomMessages, { ...ofOther, after: position });
    return [
      () => post(product, as, roomId, `Second of ${WORD}`),
      () => post(product, other, roomId, 'Good morning'),
      () => call(createRoom, { as, body: { name: `Another room of ${WORD}` } }),
    ];
  },

  async family(as) {
    await confirmAddress(product, as);
    const { id, position } = await invite(product, other, as.email);
    afterwards.push(async () => {
      const { status, body } = await call(listFamily, { as: other });
      expect([status, JSON.stringify(body).includes(as.email)]).toEqual([200, false]);
    });
    return [
      () => call(acceptFamilyInvitation, { as, params: { id }, after: position }),
      () => call(addFamilyMembers, { as, body: { familyMembers: [other.email] } }),
    ];
  },

  rebuild: (as) =>
    Promise.resolve([
      () => requestRebuild(product.database, healthRecord),
      () => requestRebuild(product.database, patientProfile),
      () => call(noteAllergy, { as, params: { patientId: as.id }, body: { substance: `Dust ${WORD}` } }),
    ]),
};

const erase = (patientId: string) => product.callInside(erasePatient, { params: { patientId } });
const isReply = (answer: unknown): answer is Reply =>
  typeof answer === 'object' && answer !== null && 'status' in answer && typeof answer.status === 'number';

async function textsInLog(): Promise<string> {
  const { store } = await openLog(product.vault, product.database, eventDefinitions);
  const texts: string[] = [];
  const stop = new AbortController();
  const last = (await store.lastPosition()) ?? 0n;
  for await (const batch of store.follow(null, stop.signal)) {
    texts.push(JSON.stringify(batch.map(({ data, metadata }) => [data, metadata])));
    if ((batch.at(-1)?.position ?? last) >= last) break;
  }
  stop.abort();
  await store.close();
  return texts.join('\n');
}

test('an erasure at the same moment as a booking, a session, an upload, an import, a share, a message, a family tie and a rebuild leaves nothing of the person, and others go on', async () => {
  const patients = await Promise.all(Object.keys(works).map(() => aPatient(product, newPatient(`Meera ${WORD}`))));
  const sent = await Promise.all(
    Object.values(works).map(async (prepare, which) => {
      const as = patients[which]!;
      const beside = await prepare(as);
      const asked = await call(requestErasure, { as, body: { currentPassword: PASSWORD } });
      expect(asked.status).toBe(200);
      return [() => erase(as.id), ...beside];
    }),
  );
  const answers = await Promise.all(sent.flat().map((send) => send()));
  for (const { status, code } of answers.filter(isReply)) expect([status < 500, code]).toEqual([true, code]);
  // One that waits for an appointment goes on once that is called off.
  for (const { id } of patients) await until(async () => expect((await erase(id)).body.state).toBe('waiting'));
  await passTheMinute(product, ...patients.map(({ id }) => id));
  for (const { id } of patients) await until(async () => expect((await erase(id)).body.state).toBe('done'));

  const { FILES_DIR = '', REDIS_URL } = product.env;
  expect({
    tables: await tablesWith(product.database, WORD),
    redis: await redisKeysWith(REDIS_URL, WORD),
    files: await filesWith(dirname(FILES_DIR), WORD),
  }).toEqual({ tables: [], redis: [], files: [] });
  expect((await textsInLog()).toLowerCase()).not.toContain(WORD.toLowerCase());
  const { body } = await call(pendingConsultations, { as: doctor });
  expect(body.consultations).toEqual([]);
  for (const check of afterwards) await check();
  // A fold from the beginning gives the rows that are shown.
  const { store, codec } = await openLog(product.vault, product.database, eventDefinitions);
  const past = createFeed({ pool: product.database, store, codec }, () => undefined);
  for (const model of readModels)
    expect([model.name, await verify(model, { pool: product.database, past }, new AbortController().signal)]).toEqual([
      model.name,
      [],
    ]);
  await store.close();
});
