import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { OPENING } from '@anamnesis/contracts/audit/constants';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { showFaceSheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import { answerQuestionnaire } from '@anamnesis/contracts/profiles/questionnaire-routes';
import { openSessionFile, showSessionDocuments, uploadReport } from '@anamnesis/contracts/sessions/document-routes';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { certificate, formOf } from './testing/files.js';
import { aDoctor, aPatient, newDoctor, newPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let doctor: Person;
const nextSlot = freshSlots();
beforeAll(async () => {
  product = await sharedProduct();
  doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
});
afterAll(() => product.close());

const answers = {
  ...{ symptoms: [], chronicIllnesses: ['Asthma' as const], familyHistory: [], allergies: 'Penicillin' },
  ...{ medications: 'Cetirizine', hospitalized: 'No' as const },
};
const headers = { [OPENING]: randomUUID() };
const open = (id: string, after: string | null, as = doctor) =>
  product.call(showFaceSheet, { as, after, params: { id }, headers });
const readingsOf = async (as: Person, before?: string) =>
  (await product.call(listRecordReadings, { as, query: before === undefined ? {} : { before } })).body;

test("a doctor sees the patient's identity and health data; the patient sees each reader, once for an opening", async () => {
  const patient = await aPatient(product, newPatient('Meera Rao'));
  const { id, position } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
  expect((await open(id, position)).body.data).toMatchObject({ fullName: 'Meera Rao', age: 41, told: null });
  const { position: answered } = await product.call(answerQuestionnaire, { as: patient, body: answers });
  const { body } = await open(id, answered);
  expect(body.data.told?.answers).toMatchObject({ allergies: 'Penicillin', chronicIllnesses: ['Asthma'] });
  await until(async () =>
    expect((await readingsOf(patient)).readings).toMatchObject([
      { readerName: 'Kavita Iyer', readerRole: 'doctor', kind: 'faceSheet', fileName: null },
    ]),
  );
});

test('a cancelled appointment has no face sheet, and nothing is recorded', async () => {
  const patient = await aPatient(product);
  const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
  const body = { reason: 'Better now' };
  const { position } = await product.call(cancelAppointment, { as: patient, params: { id }, body });
  expect((await open(id, position)).code).toBe('APPOINTMENT_OVER');
  expect((await readingsOf(patient)).readings).toEqual([]);
});

test('the list of readings names the files, latest first, in pages', async () => {
  const patient = await aPatient(product);
  const { id: sessionId } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
  const report = formOf({ sessionId }, { report: [certificate('lipids.pdf')] });
  const { position: after } = await product.call(uploadReport, { as: patient, body: report });
  const { body: documents } = await product.call(showSessionDocuments, { as: doctor, after, params: { sessionId } });
  const fileId = documents.reports[0]?.id ?? '';
  for (let times = 0; times < 31; times += 1)
    await product.call(openSessionFile, { as: doctor, after, params: { sessionId, fileId } });
  await until(async () => {
    const first = await readingsOf(patient);
    const second = await readingsOf(patient, first.next ?? '');
    expect([first.readings.length, second.readings.length, second.next]).toEqual([30, 1, null]);
    const all = [...first.readings, ...second.readings];
    expect(new Set(all.map(({ id }) => id)).size).toBe(31);
    expect(all[0]).toMatchObject({ kind: 'sessionReport', fileName: 'lipids.pdf' });
    const moments = all.map(({ readAt }) => readAt);
    expect(moments).toEqual(moments.toSorted().toReversed());
  });
});
