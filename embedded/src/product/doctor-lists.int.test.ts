import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { OPENING } from '@anamnesis/contracts/audit/constants';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import {
  listDiagnosesAsDoctor,
  listPrescriptionsAsDoctor,
  listTestReportsAsDoctor,
} from '@anamnesis/contracts/records/doctor-routes';
import {
  addDiagnosisAsDoctor,
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReportAsDoctor,
} from '@anamnesis/contracts/records/routes';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { aDoctor, aPatient, newDoctor, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

/** A doctor with two patients, and a prescription for each. */
async function aPractice() {
  const nextSlot = freshSlots();
  const doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
  const patients = [await aPatient(product), await aPatient(product)] as const;
  const appointments = [];
  for (const patient of patients)
    appointments.push(await anAppointment(product, { patient, doctor, slot: nextSlot() }));
  for (const [index, patient] of patients.entries())
    await product.call(addPrescriptionAsDoctor, {
      as: doctor,
      body: {
        ...{ userEmail: patient.email, medication: `Medicine ${index}`, confirmedUnchecked: true },
        ...{ dosage: '1', date: `2026-03-0${index + 1}` },
      },
    });
  const { position } = await product.call(addPrescription, {
    as: patients[0],
    body: { doctorName: 'Dr. Shah', medication: 'Elsewhere', dosage: '1', date: '2026-01-01' },
  });
  return { doctor, patients, appointments, position };
}
const prescriptions = async (as: Person, after: string | null, patientId?: string) =>
  product.call(listPrescriptionsAsDoctor, { as, after, query: patientId === undefined ? {} : { patientId } });

test("a doctor's list has their own entries, with the patient of each, the newest first", async () => {
  const { doctor, patients, position } = await aPractice();
  const { body } = await prescriptions(doctor, position);
  expect(body.prescriptions.map(({ medication, user }) => [medication, user.email])).toEqual([
    ['Medicine 1', patients[1].email],
    ['Medicine 0', patients[0].email],
  ]);
  const [patient] = patients;
  const { position: after } = await product.call(addTestReportAsDoctor, {
    as: doctor,
    body: { userEmail: patient.email, testName: 'HbA1c', result: '5.9 %' },
  });
  await product.call(addDiagnosisAsDoctor, {
    as: doctor,
    body: { userEmail: patient.email, condition: 'Hay fever', notes: 'Since May.' },
  });
  expect((await product.call(listTestReportsAsDoctor, { as: doctor, after })).body.reports).toMatchObject([
    { testName: 'HbA1c', user: { id: patient.id } },
  ]);
  await until(async () =>
    expect((await product.call(listDiagnosesAsDoctor, { as: doctor })).body.diagnoses).toMatchObject([
      { condition: 'Hay fever' },
    ]),
  );
});

test('each list is a reading of the record of each patient in it; that of one patient has the entries of others too', async () => {
  const { doctor, patients, position } = await aPractice();
  const [patient, other] = patients;
  const headers = { [OPENING]: randomUUID() };
  for (let times = 0; times < 2; times += 1)
    await product.call(listPrescriptionsAsDoctor, { as: doctor, after: position, headers });
  const { body } = await prescriptions(doctor, position, patient.id);
  expect(body.prescriptions.map(({ medication }) => medication)).toEqual(['Medicine 0', 'Elsewhere']);
  // The check of the prescription that the doctor wrote was the first one.
  const check = { kind: 'healthRecord' };
  const list = { readerName: 'Kavita Iyer', kind: 'prescriptions', purpose: 'consultation' };
  await until(async () => {
    const { body: read } = await product.call(listRecordReadings, { as: patient });
    expect(read.readings).toMatchObject([list, list, check]);
    expect(read.readings[0]?.appointment).toMatchObject({ timeZone: 'Asia/Kolkata' });
  });
  expect((await product.call(listRecordReadings, { as: other })).body.readings).toMatchObject([list, check]);
  await product.call(listDiagnosesAsDoctor, { as: doctor, after: position });
  expect((await product.call(listRecordReadings, { as: other, after: position })).body.readings).toHaveLength(2);
});

test('entries of a patient whom the doctor may no longer see are not in it', async () => {
  const { doctor, patients, appointments, position } = await aPractice();
  expect((await prescriptions(doctor, position, randomUUID())).code).toBe('PATIENT_NOT_FOUND');
  const { position: after } = await product.call(cancelAppointment, {
    ...{ as: patients[0], params: { id: appointments[0]?.id ?? '' } },
    body: { reason: 'Better now' },
  });
  const { body } = await prescriptions(doctor, after);
  expect(body.prescriptions.map(({ medication }) => medication)).toEqual(['Medicine 1']);
  expect((await prescriptions(doctor, after, patients[0].id)).code).toBe('PATIENT_NOT_FOUND');
});
