import { randomUUID } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { acceptFamilyInvitation, withdrawFamilyTie } from '@anamnesis/contracts/family/routes';
import { familyEvents, type FamilyEvent } from '@anamnesis/contracts/family/events';
import { SMALL_DOCUMENT } from '@anamnesis/contracts/records/document';
import { openEntryDocument, showEntryThumbnail } from '@anamnesis/contracts/records/document-routes';
import {
  listDiagnoses,
  listPrescriptions,
  listTestReports,
  showHealthRecord,
} from '@anamnesis/contracts/records/query-routes';
import {
  addDiagnosis,
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReport,
  addTestReportAsDoctor,
  noteAllergy,
  retractEntry,
} from '@anamnesis/contracts/records/routes';
import type { Decider } from '@anamnesis/platform/deciding/decider';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { aFinishedUpload, pdfAbout } from './testing/documents.js';
import { aConfirmedPatient, invite } from './testing/family.js';
import { picture } from './testing/files.js';
import { aDoctor, aPatient, newDoctor, newPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';
import { stalledService } from './testing/stalled-service.js';

let product: Product;
let doctor: Person;
let other: Person;
const nextSlot = freshSlots();
beforeAll(async () => {
  product = await sharedProduct();
  doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
  other = await withSecondFactor(product, await aDoctor(product, newDoctor('Nandini Kulkarni')), 'doctor');
});
afterAll(() => product.close());

const report = { doctorName: 'Dr. Kulkarni', testName: 'HbA1c', result: '5.9 %' };
type Sent = { commandId?: string } & Record<string, unknown>;
const add = (as: Person, { commandId, ...more }: Sent = {}) =>
  product.call(addTestReport, {
    ...{ as, body: { ...report, ...more } },
    ...(commandId === undefined ? {} : { commandId }),
  });
const reportsOf = async (as: Person, after: string | null) => (await product.call(listTestReports, { as, after })).body;
const inBase64 = (content: Buffer) => content.toString('base64');

/** A patient with a test report that has this document, its path, and the log position at which it is visible. */
async function aReport(patient: Person, content = pdfAbout(randomUUID()), fileName = 'HbA1c 2026.pdf') {
  const { position } = await add(patient, { documentBase64: inBase64(content), fileName });
  const [entry] = await reportsOf(patient, position);
  const documentId = entry?.documentUrl?.split('/').at(-1) ?? '';
  return { patient, content, position, entryId: entry?.id ?? '', documentId };
}
type Document = Awaited<ReturnType<typeof aReport>>;

const open = (
  { patient, documentId, position }: Pick<Document, 'patient' | 'documentId' | 'position'>,
  as: Person,
  more: { query?: Record<string, string>; headers?: Record<string, string>; after?: string | null } = {},
) => product.call(openEntryDocument, { as, params: { patientId: patient.id, documentId }, after: position, ...more });
/** The files of a person on the disk. */
const filesOf = async ({ id }: Person) => {
  const all = await readdir(join(product.env.FILES_DIR ?? '', id)).catch(() => []);
  return all.filter((name) => /^[0-9a-f]{64}$/.test(name));
};
const readingsOf = async (patient: Person) =>
  (await product.call(listRecordReadings, { as: patient })).body.readings.filter(({ kind }) => kind === 'document');

// Before all others: thumbnails are drawn one at a time, and each document of this suite has one.
describe('a thumbnail', () => {
  const thumbnail = ({ patient, documentId }: Document, as: Person) =>
    product.call(showEntryThumbnail, { as, params: { patientId: patient.id, documentId } });

  test('appears beside a picture, for the same readers, and is no reading of its own', async () => {
    const patient = await aPatient(product, newPatient('Meera Rao'));
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const content = Buffer.from(await picture().arrayBuffer());
    const document = await aReport(patient, content, 'knee.jpg');
    expect((await reportsOf(patient, document.position))[0]?.document?.name).toBe('knee.png');
    await until(async () => {
      const [entry] = await reportsOf(patient, null);
      expect(entry?.document?.thumbnailUrl).toBe(
        `/api/records/${patient.id}/documents/${document.documentId}/thumbnail`,
      );
    });
    for (const as of [patient, doctor]) {
      const { status, headers } = await thumbnail(document, as);
      expect([status, headers.get('content-type')]).toEqual([200, 'image/webp']);
      expect(headers.get('cache-control')).toBe('no-store');
    }
    expect((await thumbnail(document, other)).code).toBe('DOCUMENT_NOT_FOUND');
    expect(await readingsOf(patient)).toEqual([]);
  });

  test('of a document that cannot be drawn is none, for everybody', async () => {
    const document = await aReport(await aPatient(product), pdfAbout('no page'));
    expect((await thumbnail(document, document.patient)).code).toBe('DOCUMENT_NOT_FOUND');
  });
});

describe('a new entry', () => {
  test('takes a small document in base64, and shows its name, type and size', async () => {
    const patient = await aPatient(product);
    const document = await aReport(patient);
    const [entry] = await reportsOf(patient, document.position);
    expect(entry).toMatchObject({
      ...{ testName: 'HbA1c', documentUrl: `/api/records/${patient.id}/documents/${document.documentId}` },
      document: { name: 'HbA1c 2026.pdf', mediaType: 'application/pdf', size: document.content.length },
    });
    const { body, headers } = await open(document, patient);
    expect(body).toBe(document.content.toString());
    expect(headers.get('content-type')).toBe('application/pdf');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('content-disposition')).toBe('inline; filename="HbA1c 2026.pdf"');
    const download = await open(document, patient, { query: { download: '' } });
    expect(download.headers.get('content-disposition')).toBe('attachment; filename="HbA1c 2026.pdf"');
  });

  test('takes a document as data URL, and has none without one', async () => {
    const patient = await aPatient(product);
    const documentBase64 = `data:application/pdf;base64,${inBase64(pdfAbout('a data URL'))}`;
    await add(patient, { documentBase64 });
    const { position } = await add(patient, { testName: 'TSH', documentBase64: '' });
    const entries = await reportsOf(patient, position);
    expect(entries).toMatchObject([
      { testName: 'TSH', documentUrl: null, document: null },
      { testName: 'HbA1c', document: { name: 'file.pdf' } },
    ]);
  });

  test('takes a finished upload, once', async () => {
    const patient = await aPatient(product);
    const content = pdfAbout(`a long report ${'x'.repeat(600 * 1024)}`);
    const uploadId = await aFinishedUpload(product, patient, content, { name: 'Röntgen.pdf' });
    const { position } = await add(patient, { uploadId });
    const [entry] = await reportsOf(patient, position);
    expect(entry?.document).toMatchObject({ name: 'Röntgen.pdf', size: content.length });
    expect((await add(patient, { uploadId })).code).toBe('UPLOAD_NOT_FOUND');
  });

  test("refuses another person's upload", async () => {
    const [patient, stranger] = [await aPatient(product), await aPatient(product)];
    const uploadId = await aFinishedUpload(product, stranger, pdfAbout('of a stranger'));
    expect((await add(patient, { uploadId })).code).toBe('UPLOAD_NOT_FOUND');
  });

  test('can be a prescription or a diagnosis', async () => {
    const as = await aPatient(product);
    const documentBase64 = inBase64(pdfAbout('on paper'));
    const sent = { doctorName: 'Dr. Shah', documentBase64 };
    await product.call(addPrescription, { as, body: { ...sent, medication: 'Metformin', dosage: '500 mg' } });
    const { position: after } = await product.call(addDiagnosis, {
      ...{ as, body: { ...sent, condition: 'Prediabetes', notes: 'Walk.', date: '2026-05-02' } },
    });
    const [prescription] = (await product.call(listPrescriptions, { as, after })).body;
    const [diagnosis] = (await product.call(listDiagnoses, { as, after })).body;
    expect([prescription?.document?.name, diagnosis?.document?.name]).toEqual(['file.pdf', 'file.pdf']);
    expect(prescription?.documentUrl).not.toBe(diagnosis?.documentUrl);
  });

  test('sent again under its id stores one entry and one document, also after the upload is gone', async () => {
    const patient = await aPatient(product);
    const uploadId = await aFinishedUpload(product, patient, pdfAbout('sent twice'));
    const sent = { commandId: randomUUID(), uploadId };
    const first = await add(patient, sent);
    await product.services.ports.uploads.remove(uploadId);
    const before = await filesOf(patient);
    const again = await add(patient, sent);
    expect([again.status, again.body]).toEqual([200, first.body]);
    expect(await reportsOf(patient, again.position)).toHaveLength(1);
    expect(await filesOf(patient)).toEqual(before);
    const reused = await add(patient, { ...sent, result: '6.1 %' });
    expect(reused.code).toBe('COMMAND_ID_REUSED');
  });
});

describe("a doctor's document", () => {
  const addAsDoctor = (patient: Person, more: object, as = doctor) =>
    product.call(addTestReportAsDoctor, {
      ...{ as, body: { userEmail: patient.email, testName: 'ECG', result: 'Sinus rhythm', ...more } },
    });

  test('is encrypted under the key of the patient, who can open it', async () => {
    const patient = await aPatient(product);
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const content = pdfAbout('the ECG');
    const before = await filesOf(patient);
    const uploadId = await aFinishedUpload(product, doctor, content, { name: 'ecg.pdf' });
    const { position } = await addAsDoctor(patient, { uploadId });
    expect(await filesOf(patient)).toHaveLength(before.length + 1);
    const [entry] = await reportsOf(patient, position);
    const documentId = entry?.documentUrl?.split('/').at(-1) ?? '';
    expect((await open({ patient, documentId, position }, patient)).body).toBe(content.toString());
    expect((await open({ patient, documentId, position }, doctor)).body).toBe(content.toString());
  });

  test('can be used again if the entry is refused after the document was stored', async () => {
    const patient = await aPatient(product);
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const uploadId = await aFinishedUpload(product, doctor, pdfAbout('a prescription'));
    const body = { userEmail: patient.email, dosage: '1', uploadId };
    const service = await stalledService(product, 'healthRecord-');
    const answer = service.call(addPrescriptionAsDoctor, {
      as: doctor,
      body: { ...body, medication: 'Augmentin 625' },
    });
    await service.stalled;
    const { position: after } = await product.call(noteAllergy, {
      ...{ as: patient, params: { patientId: patient.id }, body: { substance: 'Penicillin', reaction: 'Rash' } },
    });
    expect((await service.goOn(answer)).code).toBe('PRESCRIPTION_WARNED');
    const sent = { as: doctor, after, body: { ...body, medication: 'Cetirizine 10 mg' } };
    expect((await product.call(addPrescriptionAsDoctor, sent)).status).toBe(200);
  });

  test('leaves nothing behind if the entry is refused, and the upload can be used then', async () => {
    const patient = await aPatient(product);
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const before = await filesOf(patient);
    const documentBase64 = inBase64(pdfAbout('for nobody'));
    expect((await addAsDoctor(patient, { documentBase64 }, other)).code).toBe('PATIENT_NOT_FOUND');
    const { position: after } = await product.call(noteAllergy, {
      ...{ as: patient, params: { patientId: patient.id }, body: { substance: 'Penicillin', reaction: 'Rash' } },
    });
    const uploadId = await aFinishedUpload(product, doctor, pdfAbout('a prescription'));
    const prescribe = (medication: string) =>
      product.call(addPrescriptionAsDoctor, {
        ...{ as: doctor, after, body: { userEmail: patient.email, medication, dosage: '1', uploadId } },
      });
    expect((await prescribe('Augmentin 625')).code).toBe('PRESCRIPTION_WARNED');
    expect(await filesOf(patient)).toEqual(before);
    expect((await prescribe('Cetirizine 10 mg')).status).toBe(200);
    expect(await filesOf(patient)).toHaveLength(before.length + 1);
  });
});

describe('refused, without an entry and a stored file, is', () => {
  const png = Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex');
  const invalid = 'INPUT_INVALID';
  test.each<[string, Record<string, unknown>, number, string]>([
    [
      'content of another type',
      { documentBase64: inBase64(Buffer.from('MZ an executable')) },
      415,
      'FILE_TYPE_REFUSED',
    ],
    ['HTML that is called PDF', { documentBase64: inBase64(Buffer.from('<html>')) }, 415, 'FILE_TYPE_REFUSED'],
    [
      'HTML behind the first bytes of a PDF',
      { documentBase64: inBase64(Buffer.from('%PDF-1.7\n<html><script>alert(1)</script></html>')) },
      ...([415, 'FILE_TYPE_REFUSED'] as const),
    ],
    ['an incomplete picture', { documentBase64: inBase64(png) }, 415, 'FILE_TYPE_REFUSED'],
    ['truncated base64', { documentBase64: inBase64(pdfAbout('!')).slice(0, 13) }, 400, invalid],
    ['text that is not base64', { documentBase64: '%PDF-1.7 as it is' }, 400, invalid],
    ['a data URL without content', { documentBase64: 'data:application/pdf;base64,' }, 400, invalid],
    ['an upload that does not exist', { uploadId: randomUUID() }, 404, 'UPLOAD_NOT_FOUND'],
    ['two documents', { uploadId: randomUUID(), documentBase64: inBase64(pdfAbout('!')) }, 400, invalid],
    ['a name that is too long', { documentBase64: inBase64(pdfAbout('!')), fileName: 'x'.repeat(501) }, 400, invalid],
  ])('%s', async (_, sent, status, code) => {
    const patient = await aPatient(product);
    const refused = await add(patient, sent);
    expect([refused.status, refused.code]).toEqual([status, code]);
    expect(await reportsOf(patient, null)).toEqual([]);
    expect(await filesOf(patient)).toEqual([]);
  });

  test('a document over the limit, and a body over it, in words about the file', async () => {
    const patient = await aPatient(product);
    const large = Buffer.alloc(SMALL_DOCUMENT.maxBytes + 1, '%PDF-1.7\n');
    const huge = Buffer.alloc(SMALL_DOCUMENT.maxBytes * 2, '%PDF-1.7\n');
    for (const content of [large, huge]) {
      const { status, code, body } = await add(patient, { documentBase64: inBase64(content) });
      expect([status, code]).toEqual([413, 'FILE_TOO_LARGE']);
      expect(body).toMatchObject({
        message: 'That file is too large. Nothing was saved; please choose a smaller one.',
      });
    }
    const most = Buffer.alloc(SMALL_DOCUMENT.maxBytes, '%PDF-1.7\n%%EOF\n');
    expect((await add(patient, { documentBase64: inBase64(most) })).status).toBe(200);
  });
});

test.each([
  ['Befund\u202efdp.exe', 'Befundfdp.pdf'],
  ['../../etc/passwd', 'passwd.pdf'],
  ['📄 हीमोग्लोबिन.PDF', '📄 हीमोग्लोबिन.PDF'],
  ['\ud800.pdf', '�.pdf'],
  ['\u200b', 'file.pdf'],
  ['a"b\r\nset-cookie: c=d.pdf', 'a_bset-cookie_ c=d.pdf'],
])('the name %j is shown as %j', async (fileName, name) => {
  const patient = await aPatient(product);
  const document = await aReport(patient, pdfAbout('named'), fileName);
  const [entry] = await reportsOf(patient, document.position);
  expect(entry?.document?.name).toBe(name);
  const { status, headers } = await open(document, patient);
  expect([status, headers.get('set-cookie')]).toEqual([200, null]);
});

describe('is opened by', () => {
  test('the treating doctor, and each time is recorded with the name of the document', async () => {
    const patient = await aPatient(product);
    const document = await aReport(patient);
    const { id, position } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    expect((await open(document, doctor, { after: position })).body).toBe(document.content.toString());
    await until(async () =>
      expect(await readingsOf(patient)).toMatchObject([{ readerName: 'Kavita Iyer', fileName: 'HbA1c 2026.pdf' }]),
    );
    const { body } = await product.call(showHealthRecord, {
      ...{ as: doctor, after: position, params: { patientId: patient.id } },
    });
    expect(body.data.testReports[0]?.document?.name).toBe('HbA1c 2026.pdf');
    const { position: after } = await product.call(cancelAppointment, {
      ...{ as: patient, params: { id }, body: { reason: 'Better now' } },
    });
    expect((await open(document, doctor, { after })).code).toBe('DOCUMENT_NOT_FOUND');
  });

  test('neither another doctor nor another patient, in the words for a document that does not exist', async () => {
    const [patient, stranger] = [await aPatient(product), await aPatient(product)];
    const document = await aReport(patient);
    const elsewhere = await aReport(stranger);
    for (const as of [other, stranger]) expect((await open(document, as)).code).toBe('DOCUMENT_NOT_FOUND');
    const ofOthers = { ...document, documentId: elsewhere.documentId };
    for (const unknown of [ofOthers, { ...document, documentId: randomUUID() }])
      expect((await open(unknown, patient)).code).toBe('DOCUMENT_NOT_FOUND');
    expect((await open(document, { ...patient, token: 'not.a.token' })).code).toBe('NOT_SIGNED_IN');
    expect(await readingsOf(patient)).toEqual([]);
  });

  test('a family member from the acceptance until the withdrawal', async () => {
    const [inviter, patient] = [
      await aConfirmedPatient(product, 'Anand Joshi'),
      await aConfirmedPatient(product, 'Suresh Joshi'),
    ];
    const document = await aReport(patient);
    const tie = await invite(product, inviter, patient.email);
    expect((await open(document, inviter, { after: tie.position })).code).toBe('DOCUMENT_NOT_FOUND');
    const change = async (route: typeof acceptFamilyInvitation | typeof withdrawFamilyTie) =>
      (await product.call(route, { as: patient, params: { id: tie.id } })).position;
    const accepted = await change(acceptFamilyInvitation);
    expect((await open(document, inviter, { after: accepted })).status).toBe(200);
    await until(async () => expect(await readingsOf(patient)).toMatchObject([{ readerRole: 'patient' }]));
    const withdrawn = await change(withdrawFamilyTie);
    expect((await open(document, inviter, { after: withdrawn })).code).toBe('DOCUMENT_NOT_FOUND');
  });

  test('no family member whose consent leaves out this part of the record', async () => {
    const [inviter, patient] = [await aConfirmedPatient(product), await aConfirmedPatient(product)];
    const document = await aReport(patient);
    const tie = { tieId: randomUUID(), inviterId: inviter.id, memberId: patient.id };
    const scope = ['prescriptions', 'diagnoses'] as const;
    const after = await tied([
      {
        type: 'FamilyMemberInvited',
        data: { ...tie, email: patient.email, scope: [...scope], until: '2099-01-01T00:00:00.000Z' },
      },
      { type: 'FamilyInvitationAccepted', data: { ...tie, scope: [...scope] } },
    ]);
    expect((await open(document, inviter, { after })).code).toBe('DOCUMENT_NOT_FOUND');
    const { position } = await product.call(addDiagnosis, {
      as: patient,
      body: {
        ...{ doctorName: 'Dr. Shah', condition: 'Prediabetes', notes: 'Walk.', date: '2026-05-02' },
        documentBase64: inBase64(pdfAbout('the diagnosis')),
      },
    });
    const [diagnosis] = (await product.call(listDiagnoses, { as: patient, after: position })).body;
    const documentId = diagnosis?.documentUrl?.split('/').at(-1) ?? '';
    expect((await open({ patient, documentId, position }, inviter)).status).toBe(200);
  });
});

/** Appends family events that no command writes; returns the position. */
async function tied(events: readonly FamilyEvent[]): Promise<string> {
  const writing: Decider<null, { type: string }, FamilyEvent, null> = {
    ...{ initialState: null, evolve: (state) => state, decide: () => [...events] },
    opens: familyEvents.map(({ type }) => type),
  };
  const [first] = events;
  const { position } = await product.services.ports.commands.handle(
    writing,
    `familyTie-${first?.data.tieId}`,
    { type: 'Write' },
    null,
    {
      ...{ actor: { id: first?.data.inviterId ?? '', role: 'patient' }, asked: null },
      ...{ correlationId: 'test', commandId: randomUUID() },
    },
  );
  return String(position);
}

test('ranges are parts of the document, and those of a quarter of an hour are one reading', async () => {
  const patient = await aPatient(product);
  const document = await aReport(patient, pdfAbout('0123456789'.repeat(20_000)));
  const { position: after } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
  const range = (bytes: string) => open(document, doctor, { after, headers: { range: `bytes=${bytes}` } });
  const [first, second] = [await range('0-99'), await range('100000-100009')];
  expect([first.status, first.body]).toEqual([206, document.content.subarray(0, 100).toString()]);
  expect(second.headers.get('cache-control')).toBe('no-store');
  expect(second.headers.get('content-range')).toBe(`bytes 100000-100009/${document.content.length}`);
  expect(second.body).toBe(document.content.subarray(100_000, 100_010).toString());
  expect((await range('99999999-')).status).toBe(416);
  await open(document, doctor, { after });
  await until(async () => expect(await readingsOf(patient)).toHaveLength(2));
});

test('the document of a retracted entry stays readable', async () => {
  const patient = await aPatient(product);
  const document = await aReport(patient);
  const { position: after } = await product.call(retractEntry, {
    ...{ as: patient, params: { patientId: patient.id, entryId: document.entryId } },
    body: { kind: 'testReport', reason: "The sample was another person's." },
  });
  const [entry] = await reportsOf(patient, after);
  expect([entry?.retracted === null, entry?.document?.name]).toEqual([false, 'HbA1c 2026.pdf']);
  expect((await open(document, patient, { after })).status).toBe(200);
});
