import { until } from '@anamnesis/platform/testing/until';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { importHealthRecord } from '@anamnesis/contracts/record-transfer/routes';
import { dateWords } from '@anamnesis/platform/pdf/date-words';
import { openHealthRecordPdf } from '@anamnesis/contracts/record-transfer/pdf-routes';
import {
  addDiagnosis,
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReportAsDoctor,
  noteAllergy,
  retractEntry,
} from '@anamnesis/contracts/records/routes';
import { pdfPages } from '@anamnesis/platform/testing/pdf-text';
import { aMedicine, appendEntries } from './testing/append-entries.js';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { download } from './testing/download.js';
import { aDoctor, aPatient, newDoctor, newPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let doctor: Person;
beforeAll(async () => {
  product = await sharedProduct();
  doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
});
afterAll(() => product.close());

const recordOf = async (as: Person, after: string | null) => {
  const { status, headers, bytes } = await download(product, openHealthRecordPdf.path, { as, after });
  expect([status, headers.get('content-type')]).toEqual([200, 'application/pdf']);
  expect(headers.get('cache-control')).toBe('no-store');
  return pdfPages(bytes);
};

test('has every part in order: what the patient told, what doctors wrote, and what was an error', async () => {
  const patient = await aPatient(product, newPatient('Meera Joshi'));
  await anAppointment(product, { patient, doctor, slot: freshSlots()() });
  const asPatient = { as: patient };
  const asDoctor = (body: object) => ({ as: doctor, body: { userEmail: patient.email, ...body } });
  await product.call(noteAllergy, {
    ...{ ...asPatient, params: { patientId: patient.id } },
    body: { substance: 'Penicillin', reaction: 'rash' },
  });
  await product.call(addPrescriptionAsDoctor, asDoctor({ medication: 'Atorvastatin 10 mg', dosage: 'Once a day' }));
  const wrong = await product.call(addPrescriptionAsDoctor, asDoctor({ medication: 'Metformin', dosage: 'Twice' }));
  await product.call(retractEntry, {
    ...{ as: doctor, params: { patientId: patient.id, entryId: wrong.body.data.entryId } },
    body: { kind: 'prescription', reason: 'Another patient.' },
  });
  const augmentin = { medication: 'Augmentin 625', dosage: 'Twice a day', duration: '5 days' };
  const warnings = [{ ruleId: 'A-01', concerns: 'Penicillin: rash' }];
  const override = { reason: 'Tolerated in a test.', warnings };
  const warned = await product.call(addPrescriptionAsDoctor, asDoctor({ ...augmentin, override }));
  expect(warned.status).toBe(200);
  await product.call(addPrescriptionAsDoctor, asDoctor({ medication: 'Xyz', dosage: '1', confirmedUnchecked: true }));
  await product.call(
    addTestReportAsDoctor,
    asDoctor({ testName: 'Blood', result: 'Haemoglobin 10.4 g/dL (12.0 - 15.0)' }),
  );
  const { position } = await product.call(addDiagnosis, {
    ...asPatient,
    body: { doctorName: 'Dr. Shah', condition: 'Hay fever', notes: 'Since May.', date: '2026-05-02' },
  });
  const text = (await recordOf(patient, position)).join(' ');
  expect(text).not.toMatch(/Dr\.? Dr/);
  const parts = [
    ...['Identity', 'Meera Joshi', 'Allergies', 'Penicillin: rash', 'told by the patient'],
    ...['Medicines taken now', 'Atorvastatin 10 mg: Once a day', 'Prescriptions'],
    ...['Xyz', 'could not be checked', 'Augmentin 625', 'Prescribed despite a warning'],
    ...['amoxicillin / Penicillin: rash', 'Tolerated in a test.', 'Metformin', 'Another patient.'],
    ...['Test reports', 'Haemoglobin', '10.4 g/dL', '12.0 to 15.0', 'low'],
    ...['Diagnoses', 'told by the patient; Dr. Shah', 'Hay fever', 'Since May.', 'End of the record', '7 entries on'],
  ];
  let at = 0;
  for (const part of parts) {
    expect([part, text.indexOf(part, at) >= at]).toEqual([part, true]);
    at = text.indexOf(part, at);
  }
  const medicines = text.slice(text.indexOf('Medicines taken now'), text.indexOf('Prescriptions'));
  expect(medicines).not.toContain('Metformin');
});

test('says of each entry whether it was told or imported, by whom and when, and names its document', async () => {
  const patient = await aPatient(product, newPatient('Meera Joshi'));
  const own = { doctorName: 'Shah', medication: 'Cetirizine', dosage: '10 mg', date: '2026-05-02' };
  const documentBase64 = Buffer.from('%PDF-1.7\n%%EOF\n').toString('base64');
  await product.call(addPrescription, {
    as: patient,
    body: { ...own, documentBase64, fileName: 'Chemist bill.pdf' },
  });
  const common = { role: 'doctor', doctorName: 'Kavita Rao' } as const;
  const { position } = await product.call(importHealthRecord, {
    as: patient,
    body: {
      source: 'City Hospital',
      entries: [
        {
          ...{ ...common, kind: 'diagnosis', resource: 'https://city.example/Condition/7', date: '2021-07-01' },
          ...{ condition: 'Migraine', symptoms: '', notes: '', followUpDate: null },
        },
        {
          ...{ ...common, kind: 'allergy', resource: 'https://city.example/Allergy/7', substance: 'Latex' },
          ...{ reaction: '', writtenAt: null },
        },
      ],
    },
  });
  const text = (await recordOf(patient, position)).join(' ');
  const today = dateWords(new Date(), 'Asia/Kolkata', 'en');
  for (const part of [
    `Latex ${today} · imported from City Hospital on ${today}`,
    'Cetirizine: 10 mg (told by the patient; Dr. Shah)',
    'May 02, 2026 · told by the patient; Dr. Shah',
    'Document: Chemist bill.pdf',
    `Jul 01, 2021 · imported from City Hospital on ${today}; Dr. Kavita Rao`,
  ])
    expect(text).toContain(part);
});

test('an empty record says so in each part', async () => {
  const patient = await aPatient(product);
  const text = (await recordOf(patient, patient.position)).join(' ');
  for (const none of [
    'No allergy has',
    'No prescription has',
    'No test report has',
    'No diagnosis has',
    '0 entries on',
  ])
    expect(text).toContain(none);
});

test('a long record comes in numbered pages without a loss, and its process ends when the reader leaves', async () => {
  const patient = await aPatient(product);
  const count = 450;
  const numbers = Array.from({ length: count }, (_, index) => index);
  const after = await appendEntries(
    product,
    patient,
    numbers.map((index) => aMedicine(`Medicine ${index}.`)),
  );
  const leaving = new AbortController();
  const begun = await fetch(product.address + openHealthRecordPdf.path, {
    headers: { authorization: `Bearer ${patient.token}` },
    signal: leaving.signal,
  });
  expect(begun.status).toBe(200);
  leaving.abort();
  // While one is written for a person, another is refused; it ends when its reader has left.
  const pages = await until(async () => {
    const { status, bytes } = await download(product, openHealthRecordPdf.path, { as: patient, after });
    if (status !== 200) expect(status).toBe(503);
    return status === 200 ? pdfPages(bytes) : Promise.reject(new Error('Still written for the reader who has left'));
  });
  expect(pages.length).toBeGreaterThan(20);
  pages.forEach((page, index) => expect(page).toMatch(new RegExp(` ${index + 1} ?$`)));
  // Kerned characters are read with blanks between them.
  const text = pages.join('').replace(/\s/g, '');
  expect(numbers.filter((index) => !text.includes(`Medicine${index}.`))).toEqual([]);
  expect(text).toContain(`${count}entrieson${pages.length}pages.`);
});
