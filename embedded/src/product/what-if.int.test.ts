import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { addPrescription, addPrescriptionAsDoctor } from '@anamnesis/contracts/records/routes';
import { runWhatIf } from '@anamnesis/contracts/what-if/routes';
import { openLog } from '@anamnesis/platform/process/adapters';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { aDoctor, anAuditor, aPatient, newDoctor, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

let product: Product;
let auditor: Person;
beforeAll(async () => {
  // Not the shared product: a run counts the records of all patients.
  product = await startProduct();
  auditor = await withSecondFactor(product, await anAuditor(product), 'auditor');
});
afterAll(() => product.close());

const reason = 'A question of the board.';
const added = { kind: 'addedInteraction', first: 'Metformin', second: 'cetirizine', severity: 'major', why: 'A test.' };
const run = (rule: object, more: object = { reason }) =>
  product.call(runWhatIf, { as: auditor, body: { rule, ...more } });

test('a changed rule names patient and moment, and only the run is written', async () => {
  const doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
  const patient = await aPatient(product);
  await anAppointment(product, { patient, doctor, slot: freshSlots()() });
  const body = { doctorName: 'Dr. Shah', medication: 'Metformin 500 mg', dosage: '1' };
  await product.call(addPrescription, { as: patient, body });
  const { position, status } = await product.call(addPrescriptionAsDoctor, {
    as: doctor,
    body: { userEmail: patient.email, medication: 'Cetirizine 10 mg', dosage: '1' },
  });
  expect(status).toBe(200);
  const { store } = await openLog(product.vault, product.database, eventDefinitions);
  const before = await store.lastPosition();
  const { body: found } = await run(added);
  expect(found).toMatchObject({
    totals: { records: 1, checked: 1, added: 1, gone: 0, patients: 1, erased: 0, unreadable: 0 },
    hits: [
      {
        ...{ position, change: 'added', before: null, after: 'major' },
        patientId: patient.id,
        doctor: { id: doctor.id, name: 'Kavita Iyer' },
      },
    ],
    ...{ unreadable: [], until: null },
  });
  expect(JSON.stringify(found)).not.toMatch(/Metformin|Cetirizine/i);
  expect(JSON.stringify(found)).not.toContain(patient.fullName);
  for await (const written of store.follow(before, new AbortController().signal)) {
    expect(written.map(({ type }) => type)).toEqual(['WhatIfRun']);
    expect(JSON.stringify(written.map(({ data }) => data))).not.toContain(reason);
    break;
  }
  await store.close();
});

test.each([
  ['an unknown ingredient', { ...added, first: 'stardust' }, 'INGREDIENT_UNKNOWN'],
  ['one ingredient twice', { ...added, first: 'cetirizine' }, 'INGREDIENTS_SAME'],
  ['an allergy rule', { kind: 'removedInteraction', ruleId: 'A-01' }, 'INTERACTION_UNKNOWN'],
  ['a range without limits', { kind: 'range', test: 'tsh', limits: { low: null, high: null } }, 'LIMITS_MISSING'],
  ['a reversed range', { kind: 'range', test: 'tsh', limits: { low: 5, high: 1 } }, 'LIMITS_REVERSED'],
])('%s is refused', async (_, rule, code) => {
  const { body, code: refused } = await run(rule);
  expect(refused).toBe('INPUT_INVALID');
  expect(JSON.stringify(body.parameters)).toContain(code);
});

test('without a reason nothing is run', async () => {
  expect((await run(added, { reason: ' ' })).code).toBe('INPUT_INVALID');
});
