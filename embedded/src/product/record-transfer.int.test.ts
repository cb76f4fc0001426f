import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import type { TransferredEntry } from '@anamnesis/contracts/record-transfer/entry';
import type { Bundle } from '@anamnesis/contracts/record-transfer/fhir';
import { readBundle } from '@anamnesis/contracts/record-transfer/read-bundle';
import { exportHealthRecord, importHealthRecord } from '@anamnesis/contracts/record-transfer/routes';
import { updatePatient } from '@anamnesis/contracts/profiles/routes';
import {
  listAllergies,
  listDiagnoses,
  listPrescriptions,
  listTestReports,
} from '@anamnesis/contracts/records/query-routes';
import {
  addDiagnosis,
  addDiagnosisAsDoctor,
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReportAsDoctor,
  noteAllergy,
  retractEntry,
} from '@anamnesis/contracts/records/routes';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { formOf } from './testing/files.js';
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

/** A patient with entries of a doctor and of their own, one of which was retracted; and the position of the last. */
async function aRecord(): Promise<{ patient: Person; after: string | null }> {
  const patient = await aPatient(product, newPatient('Meera Rao'));
  await anAppointment(product, { patient, doctor, slot: nextSlot() });
  const byDoctor = { userEmail: patient.email };
  const params = { patientId: patient.id };
  const own = { doctorName: 'Dr. Neel Shah', date: '2025-05-02' };
  await product.call(addPrescriptionAsDoctor, {
    ...{
      as: doctor,
      body: { ...byDoctor, medication: 'Atorvastatin 10 mg', dosage: 'Once a day', duration: '3 months' },
    },
  });
  await product.call(addTestReportAsDoctor, {
    as: doctor,
    body: { ...byDoctor, testName: 'Lipid profile', result: 'LDL 128 mg/dL (0 - 100)\nHDL 41 mg/dL' },
  });
  await product.call(addDiagnosisAsDoctor, {
    as: doctor,
    body: {
      ...byDoctor,
      condition: 'Prediabetes',
      notes: 'Walking.\nमीठा कम.',
      symptoms: 'Tired',
      followUpDate: '2026-12-14',
    },
  });
  await product.call(noteAllergy, { as: doctor, params, body: { substance: 'Latex' } });
  await product.call(noteAllergy, {
    as: patient,
    params,
    body: { substance: 'Penicillin', reaction: 'Rash <3 & "more"' },
  });
  await product.call(addDiagnosis, { as: patient, body: { ...own, condition: 'Hay fever', notes: 'Since May.' } });
  const wrong = await product.call(addPrescription, {
    as: patient,
    body: { ...own, medication: 'Warfarin 5 mg', dosage: 'Once a day' },
  });
  const { position } = await product.call(retractEntry, {
    ...{ as: patient, params: { ...params, entryId: wrong.body.data.entryId } },
    body: { kind: 'prescription', reason: "My mother's." },
  });
  return { patient, after: position };
}

async function exported(as: Person, after: string | null): Promise<Bundle> {
  const { status, body } = await product.call(exportHealthRecord, { as, after });
  expect(status).toBe(200);
  return body as Bundle;
}

/** The entries of a bundle, and its source. */
function entriesOf(bundle: Bundle) {
  const read = readBundle(JSON.stringify(bundle), '2100-12-31');
  if ('problem' in read) throw new Error(read.problem);
  expect(read.unread).toEqual([]);
  return { source: read.source, entries: read.entries };
}

/** What may differ between the exports of one record by two people: the timestamp, the bundle's id, and the subject. */
function normalised(bundle: Bundle): unknown {
  const [composition, patient] = bundle.entry;
  const text = JSON.stringify({
    ...bundle,
    timestamp: '',
    identifier: null,
    entry: bundle.entry.map((entry) => {
      if (entry.resource.resourceType === 'Provenance') return { ...entry, fullUrl: '' };
      if (entry === composition) return { fullUrl: '', resource: { ...entry.resource, date: '' } };
      return entry === patient ? { fullUrl: entry.fullUrl, resource: null } : entry;
    }),
  });
  return JSON.parse(text.replaceAll(patient?.fullUrl ?? '', 'the subject').replaceAll(bundle.timestamp, ''));
}

const report = (more: object = {}): TransferredEntry => ({
  ...{ kind: 'testReport', resource: `urn:uuid:${randomUUID()}`, role: 'doctor', doctorName: 'Dr. Shah' },
  ...{ date: '2026-05-02', testName: 'HbA1c', result: '5.9 %', ...more },
});
const bring = (as: Person, entries: readonly unknown[], more: object = {}) =>
  product.call(importHealthRecord, { as, body: { source: 'City Hospital', entries }, ...more });
const reportsOf = async (as: Person, after: string | null) => (await product.call(listTestReports, { as, after })).body;

describe('an export', () => {
  test("is a file with the patient's own current entries", async () => {
    const { patient, after } = await aRecord();
    const { headers } = await product.call(exportHealthRecord, { as: patient, after });
    expect(headers.get('content-type')).toBe('application/fhir+json; charset=utf-8');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toMatch(
      /^attachment; filename="health-record-\d{4}-\d\d-\d\d\.fhir\.json"$/,
    );
    const { entries, source } = entriesOf(await exported(patient, after));
    expect(source).toBe('an exported file');
    expect(entries).toHaveLength(6);
    expect(JSON.stringify(entries)).not.toContain('Warfarin');
    expect(entries).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ medication: 'Atorvastatin 10 mg', role: 'doctor', doctorName: 'Kavita Iyer' }),
        expect.objectContaining({ condition: 'Hay fever', role: 'patient', doctorName: 'Dr. Neel Shah' }),
        expect.objectContaining({ substance: 'Latex', role: 'doctor', doctorName: 'Kavita Iyer' }),
      ]),
    );
  });

  test('differs from the next one in its timestamp alone', async () => {
    const { patient, after } = await aRecord();
    const [one, other] = [await exported(patient, after), await exported(patient, after)];
    expect(JSON.stringify(other).replaceAll(other.timestamp, one.timestamp)).toBe(JSON.stringify(one));
  });

  test('of an empty record is a summary without entries', async () => {
    const patient = await aPatient(product);
    const bundle = await exported(patient, null);
    expect(bundle.entry.map(({ resource }) => resource.resourceType)).toEqual(['Composition', 'Patient', 'Device']);
  });
});

describe('an import', () => {
  test('into another account keeps every entry, as told by its patient, and its exports stay the same', async () => {
    const { patient, after } = await aRecord();
    const bundle = await exported(patient, after);
    const other = await aPatient(product, newPatient('Asha Kulkarni'));
    const { entries, source } = entriesOf(bundle);
    const { position, status } = await bring(other, [], { body: { source, entries: entries.toReversed() } });
    expect(status).toBe(200);
    const second = await exported(other, position);
    const byResource = (list: readonly TransferredEntry[]) =>
      list.toSorted((one, next) => (one.resource < next.resource ? -1 : 1));
    expect(byResource(entriesOf(second).entries)).toEqual(
      byResource(entries.map((entry) => ({ ...entry, role: 'patient' }))),
    );
    expect(JSON.stringify(second)).not.toContain('CLINAST');
    expect(second.identifier).not.toEqual(bundle.identifier);
    const third = await aPatient(product, newPatient('Neha Kulkarni'));
    const again = await bring(third, entriesOf(second).entries);
    expect(normalised(await exported(third, again.position))).toEqual(normalised(second));
  });

  test('into the account that it was exported from changes nothing', async () => {
    const { patient, after } = await aRecord();
    const bundle = await exported(patient, after);
    const { position } = await bring(patient, entriesOf(bundle).entries);
    expect(normalised(await exported(patient, position))).toEqual(normalised(bundle));
    expect((await product.call(listAllergies, { as: patient, after: position })).body.allergies).toHaveLength(2);
  });

  test('marks each kind of entry with its origin', async () => {
    const { patient, after } = await aRecord();
    const other = await aPatient(product);
    const { position } = await bring(other, entriesOf(await exported(patient, after)).entries);
    const sent = { as: other, after: position };
    const [reports, medicines, diagnoses, { allergies }] = await Promise.all([
      product.call(listTestReports, sent).then(({ body }) => body),
      product.call(listPrescriptions, sent).then(({ body }) => body),
      product.call(listDiagnoses, sent).then(({ body }) => body),
      product.call(listAllergies, sent).then(({ body }) => body),
    ]);
    expect([reports.length, medicines.length, diagnoses.length, allergies.length]).toEqual([1, 1, 2, 2]);
    for (const { origin, author } of [...reports, ...medicines, ...diagnoses, ...allergies]) {
      expect(origin?.source).toBe('City Hospital');
      expect(author).toEqual({ id: other.id, role: 'patient' });
    }
  });

  test('of the same entries, again and at once, adds each once', async () => {
    const patient = await aPatient(product);
    const entries = [report(), report({ testName: 'TSH', result: '2.1 mIU/L' })];
    const replies = await Promise.all(Array.from({ length: 5 }, () => bring(patient, entries)));
    expect(replies.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200]);
    const { position } = await bring(patient, [...entries, entries[0]]);
    expect(await reportsOf(patient, position)).toHaveLength(2);
  });

  test('sent again under its id has one effect, and another one under this id is refused', async () => {
    const patient = await aPatient(product);
    const commandId = randomUUID();
    const entries = [report()];
    const first = await bring(patient, entries, { commandId });
    const again = await bring(patient, entries, { commandId });
    expect(again.body).toEqual(first.body);
    expect((await bring(patient, [report()], { commandId })).code).toBe('COMMAND_ID_REUSED');
    expect(await reportsOf(patient, again.position)).toHaveLength(1);
  });

  test('does not bring back what was retracted', async () => {
    const patient = await aPatient(product);
    const entries = [report()];
    const { position } = await bring(patient, entries);
    const [added] = await reportsOf(patient, position);
    const params = { patientId: patient.id, entryId: added?.id ?? '' };
    await product.call(retractEntry, { as: patient, params, body: { kind: 'testReport', reason: 'Not mine.' } });
    const again = await bring(patient, entries);
    expect(await reportsOf(patient, again.position)).toMatchObject([{ retracted: { reason: 'Not mine.' } }]);
    expect((await exported(patient, again.position)).entry).toHaveLength(3);
  });

  test.each<[string, readonly unknown[], string]>([
    ['no entry', [], 'INPUT_INVALID'],
    ['too many entries', Array.from({ length: 201 }, () => report()), 'INPUT_INVALID'],
    ['an unknown kind', [report({ kind: 'constructor' })], 'INPUT_INVALID'],
    ['a kind that is a list', [report({ kind: ['testReport'] })], 'INPUT_INVALID'],
    ['no identity', [report({ resource: ' ' })], 'INPUT_INVALID'],
    ['a program as its identity', [report({ resource: 'javascript:alert(1)' })], 'INPUT_INVALID'],
    ['content as its identity', [report({ resource: 'data:text/html,x' })], 'INPUT_INVALID'],
    ['a very long identity', [report({ resource: 'u'.repeat(501) })], 'INPUT_INVALID'],
    ['a date that is none', [report({ date: '2026-02-30' })], 'INPUT_INVALID'],
    ['one of the future among good ones', [report(), report({ date: '2199-01-01' })], 'INPUT_INVALID'],
    ['a huge text', [report({ result: 'x'.repeat(4_001) })], 'INPUT_INVALID'],
    ['a NUL', [report({ testName: 'a\0b' })], 'INPUT_INVALID'],
    ['deep nesting', [report({ result: JSON.parse('['.repeat(40) + ']'.repeat(40)) as unknown })], 'BODY_MALFORMED'],
    ['one bad entry among good ones', [report(), report({ result: '' })], 'INPUT_INVALID'],
    ['too many bytes', Array.from({ length: 100 }, () => report({ result: 'x'.repeat(3_900) })), 'BODY_TOO_LARGE'],
  ])('with %s is refused, and adds nothing', async (_, entries, code) => {
    const patient = await aPatient(product);
    expect((await bring(patient, entries)).code).toBe(code);
    expect(await reportsOf(patient, null)).toEqual([]);
  });

  test.each(['Anamnesis', 'ANAM NESIS', 'Аnаmnеsіs'])(
    'from "%s", the name of this product, is refused',
    async (source) => {
      const patient = await aPatient(product);
      const { code, body } = await bring(patient, [], { body: { source, entries: [report()] } });
      expect([code, JSON.stringify(body)]).toEqual(['INPUT_INVALID', expect.stringContaining('SOURCE_IS_OWN_NAME')]);
      expect(await reportsOf(patient, null)).toEqual([]);
    },
  );

  test('of entries with the addresses of the patient and of other resources breaks no later export', async () => {
    const { patient, after } = await aRecord();
    const bundle = await exported(patient, after);
    const hostile = bundle.entry.map(({ fullUrl }, index) => report({ resource: fullUrl, testName: `Test ${index}` }));
    const { position } = await bring(patient, hostile);
    const later = await exported(patient, position);
    const addresses = later.entry.map(({ fullUrl }) => fullUrl);
    expect(new Set(addresses).size).toBe(addresses.length);
    expect(later.entry[1]).toEqual(bundle.entry[1]);
    const before = entriesOf(bundle).entries;
    expect(entriesOf(later).entries).toHaveLength(before.length + hostile.length);
    expect(entriesOf(later).entries).toEqual(expect.arrayContaining([...before]));
  });

  test('cannot name its author, its patient or its id', async () => {
    const [patient, victim] = [await aPatient(product), await aPatient(product)];
    const forged = {
      ...{ ...report(), patientId: victim.id, entryId: randomUUID(), author: { id: doctor.id, role: 'doctor' } },
      ...{ __proto__: { patientId: victim.id }, appointmentId: randomUUID() },
    };
    const { position } = await bring(patient, [forged]);
    const [added] = await reportsOf(patient, position);
    expect(added?.author).toEqual({ id: patient.id, role: 'patient' });
    expect(added?.id).not.toBe(forged.entryId);
    expect(await reportsOf(victim, position)).toEqual([]);
  });

  test('of one resource by two people is an entry of each', async () => {
    const people = [await aPatient(product), await aPatient(product)];
    const entry = report();
    for (const person of people) {
      const { position } = await bring(person, [entry]);
      expect(await reportsOf(person, position)).toHaveLength(1);
    }
  });
});

test('a new name or gender is exported', async () => {
  const patient = await aPatient(product, newPatient('Meera Rao'));
  const { position } = await product.call(updatePatient, {
    as: patient,
    body: formOf({ fullName: 'Meera <Rao> & Co', age: '41', interests: '[]' }),
  });
  const { entry } = await exported(patient, position);
  expect(entry[1]?.resource).toMatchObject({ resourceType: 'Patient', name: [{ text: 'Meera <Rao> & Co' }] });
});
