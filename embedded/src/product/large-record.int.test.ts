import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { listPrescriptions, listTestReports, showHealthRecord } from '@anamnesis/contracts/records/query-routes';
import { addPrescriptionAsDoctor } from '@anamnesis/contracts/records/routes';
import { openLog } from '@anamnesis/platform/process/adapters';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { aDoctor, aPatient, type Person, withSecondFactor } from './testing/people.js';
import { type Product, startProduct } from './testing/product.js';

const REPORTS = 4_900;
const MEDICINES = 100;
const AT_ONCE = 500;
/** Far more than it takes on a busy machine, and far less than the minutes of a mistake. */
const AT_MOST_MILLISECONDS = 10_000;

let product: Product;
let patient: Person;
let doctor: Person;
let appointmentId: string;
beforeAll(async () => {
  product = await startProduct();
  patient = await aPatient(product);
  doctor = await withSecondFactor(product, await aDoctor(product), 'doctor');
  ({ id: appointmentId } = await anAppointment(product, { patient, doctor, slot: freshSlots()() }));
  await write();
}, 120_000);
afterAll(() => product.close());

/** Appends the entries directly: as many commands would take minutes. */
async function write(): Promise<void> {
  const { store, codec } = await openLog(product.vault, product.database, eventDefinitions);
  const actor = { id: patient.id, role: 'patient' as const };
  const entry = (index: number) => ({
    ...{ patientId: patient.id, entryId: randomUUID(), author: actor, appointmentId: null },
    ...{ date: `20${10 + (index % 16)}-0${1 + (index % 9)}-01`, doctorName: 'Dr. Shah' },
  });
  const facts = Array.from({ length: REPORTS + MEDICINES }, (_, index) =>
    index < REPORTS
      ? { type: 'TestReportAdded', data: { ...entry(index), testName: 'HbA1c', result: `HbA1c 5.${index % 10} %` } }
      : {
          type: 'PrescriptionAdded',
          data: {
            ...{ ...entry(index), medication: `Cetirizine ${index} mg`, dosage: 'At night' },
            ...{ duration: '5 days', instructions: '' },
          },
        },
  );
  for (let from = 0; from < facts.length; from += AT_ONCE) {
    const events = await Promise.all(
      facts
        .slice(from, from + AT_ONCE)
        .map((fact) => codec.encode(randomUUID(), fact, { actor, correlationId: 'test', causationId: randomUUID() })),
    );
    await store.append(`healthRecord-${patient.id}`, from === 0 ? 'no-stream' : BigInt(from - 1), events);
  }
  await store.close();
}

/** Milliseconds of a call. */
async function timed<Reply>(call: () => Promise<Reply>): Promise<{ reply: Reply; took: number }> {
  const started = performance.now();
  const reply = await call();
  return { reply, took: performance.now() - started };
}

test('5,000 entries are listed quickly, for the patient and for the doctor', async () => {
  await until(async () => {
    const { body } = await product.call(listPrescriptions, { as: patient });
    expect(body).toHaveLength(MEDICINES);
  }, 60_000);
  const own = await timed(() => product.call(listTestReports, { as: patient }));
  expect(own.reply.body).toHaveLength(REPORTS);
  expect(own.took).toBeLessThan(AT_MOST_MILLISECONDS);
  const whole = await timed(() => product.call(showHealthRecord, { as: doctor, params: { patientId: patient.id } }));
  expect(whole.reply.body.data.testReports).toHaveLength(REPORTS);
  expect(whole.took).toBeLessThan(AT_MOST_MILLISECONDS);
}, 90_000);

test('an entry is added to 5,000, and checked against what is taken now', async () => {
  const add = () =>
    product.call(addPrescriptionAsDoctor, {
      as: doctor,
      body: { userEmail: patient.email, appointmentId, medication: 'Cetirizine 10 mg', dosage: 'At night' },
    });
  expect((await add()).status).toBe(200);
  const again = await timed(add);
  expect(again.reply.code).toBe('PRESCRIPTION_WARNED');
  expect(again.took).toBeLessThan(AT_MOST_MILLISECONDS);
}, 60_000);
