import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { listPrescriptions, listTestReports, showHealthRecord } from '@anamnesis/contracts/records/query-routes';
import { addPrescriptionAsDoctor } from '@anamnesis/contracts/records/routes';
import { until } from '@anamnesis/platform/testing/until';
import { aMedicine, appendEntries, type EntryFact } from './testing/append-entries.js';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { aDoctor, aPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

const REPORTS = 4_900;
const MEDICINES = 100;

let product: Product;
let patient: Person;
let doctor: Person;
let appointmentId: string;
beforeAll(async () => {
  product = await startProduct();
  patient = await aPatient(product);
  doctor = await withSecondFactor(product, await aDoctor(product), 'doctor');
  ({ id: appointmentId } = await anAppointment(product, { patient, doctor, slot: freshSlots()() }));
  await appendEntries(product, patient, [
    ...Array.from({ length: REPORTS }, report),
    ...Array.from({ length: MEDICINES }, (_, index) => aMedicine(`Cetirizine ${index} mg`)),
  ]);
});
afterAll(() => product.close());

const report = (_: unknown, index: number): EntryFact => ({
  type: 'TestReportAdded',
  data: { testName: 'HbA1c', result: `HbA1c 5.${index % 10} %` },
});

test('5,000 entries are listed, for the patient and for the doctor', async () => {
  await until(async () => {
    const { body } = await product.call(listPrescriptions, { as: patient });
    expect(body).toHaveLength(MEDICINES);
  });
  expect((await product.call(listTestReports, { as: patient })).body).toHaveLength(REPORTS);
  const whole = await product.call(showHealthRecord, { as: doctor, params: { patientId: patient.id } });
  expect(whole.body.data.testReports).toHaveLength(REPORTS);
});

test('an entry is added to 5,000, and checked against what is taken now', async () => {
  const add = () =>
    product.call(addPrescriptionAsDoctor, {
      as: doctor,
      body: { userEmail: patient.email, appointmentId, medication: 'Cetirizine 10 mg', dosage: 'At night' },
    });
  expect((await add()).status).toBe(200);
  expect((await add()).code).toBe('PRESCRIPTION_WARNED');
});
