import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { exportHealthRecord } from '@anamnesis/contracts/record-transfer/routes';
import {
  confirmLabValues,
  extractText,
  reportReading,
  showPagePicture,
  showReading,
} from '@anamnesis/contracts/reading/routes';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import { addTestReport, retractEntry } from '@anamnesis/contracts/records/routes';
import { createPdfDocument } from '@anamnesis/platform/pdf/pdf-document';
import { pdfAbout, textOf } from './testing/documents.js';
import { aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

/** A laboratory report of one page. */
async function aBloodCount(): Promise<Buffer> {
  const parts: Buffer[] = [];
  const onPages = (bytes: Buffer) => void parts.push(bytes);
  const pdf = createPdfDocument({
    language: 'en',
    title: 'Blood count',
    madeAt: new Date(),
    foot: 'City Laboratory',
    onPages,
  });
  pdf.title('Blood count');
  pdf.note('Patient Name: Mr. Suresh Shah');
  pdf.note('Haemoglobin 13.2 g/dL (13.0 - 17.0)');
  return Buffer.concat([...parts, await pdf.finish()]);
}

/** A test report of a patient with a document, its ids, and the log position at which it is visible. */
async function aReport(patient: Person, content: Buffer) {
  const documentBase64 = content.toString('base64');
  const body = { doctorName: 'Dr. Shah', testName: 'Blood count', result: 'TSH 2.1 mIU/L', documentBase64 };
  const { body: added, position: after } = await product.call(addTestReport, { as: patient, body });
  const { entryId } = added.data;
  const { body: reports } = await product.call(listTestReports, { as: patient, after });
  const documentUrl = reports.find(({ id }) => id === entryId)?.documentUrl ?? '';
  const documentId = documentUrl.split('/').at(-1) ?? '';
  return { patient, entryId, documentUrl, documentId, after };
}
type Report = Awaited<ReturnType<typeof aReport>>;

const extract = (as: Person, documentUrl: string) => product.call(extractText, { as, body: { documentUrl } });
const look = ({ patient, documentId, after }: Report, as = patient) =>
  product.call(showReading, { as, after, params: { patientId: patient.id, documentId } });

describe('the document of a test report', () => {
  let report: Report;
  beforeAll(async () => {
    report = await aReport(await aPatient(product), await aBloodCount());
  });

  test('is read by all services: its text is the reply, and its values and pages are shown', async () => {
    expect((await look(report)).code).toBe('READING_NOT_FOUND');
    const text = await textOf(product, report.patient, report.documentUrl);
    expect(text).toContain('Haemoglobin 13.2 g/dL');
    const reading = (await look(report)).body;
    expect(reading).toMatchObject({
      ...{ text, truncated: false, pages: [{ page: 1, method: 'text' }] },
      values: [{ test: 'hb', value: 13.2, decimals: 1, unit: { ucum: 'g/dL' }, page: 1 }],
      patients: [{ name: 'Mr. Suresh Shah', page: 1 }],
    });
    const picture = await product.call(showPagePicture, {
      ...{ as: report.patient, after: report.after },
      params: { patientId: report.patient.id, documentId: report.documentId, page: '1' },
    });
    expect([picture.status, picture.headers.get('content-type')]).toEqual([200, 'image/webp']);
    expect(reading.pages[0]?.pictureUrl).toBe(`${report.documentUrl}/pages/1`);
    expect((await fetch(`${product.address}${reading.pages[0]?.pictureUrl}`)).status).toBe(401);
  });

  test('of another entry with the same content has the same reading', async () => {
    const again = await aReport(report.patient, await aBloodCountAsStored(report));
    expect(again.documentId).not.toBe(report.documentId);
    expect((await look(again)).body).toMatchObject({ values: [{ test: 'hb', value: 13.2 }] });
  });

  test('gives values that the patient confirms, which count in the record and in its export', async () => {
    const { patient, entryId, documentId } = report;
    const [value] = (await look(report)).body.values;
    const { flag: _, doubt: __, loinc: ___, ...read } = value!;
    const values = [{ ...read, test: 'hb', value: 13.4, isCorrected: true }] as const;
    const confirm = (body: object, about = entryId, as = patient) =>
      product.call(confirmLabValues, { as, params: { patientId: patient.id, entryId: about }, body } as never);
    expect(await confirm({ documentId, values })).toMatchObject({ status: 409, code: 'REPORT_NAMES_ANOTHER' });
    const { position: after } = await confirm({ documentId, values, areOwn: true });
    const shown = (await product.call(listTestReports, { as: patient, after })).body.find(({ id }) => id === entryId);
    expect(shown?.labValues).toEqual(values);
    const bundle = JSON.stringify((await product.call(exportHealthRecord, { as: patient, after })).body);
    expect(bundle).toContain('"valueQuantity":{"value":13.4,"unit":"g/dL"');

    const unknown = { ...values[0], page: 2 };
    expect((await confirm({ documentId, values: [unknown] })).code).toBe('INPUT_INVALID');
    expect((await confirm({ documentId, values: [{ ...values[0], test: 'horoscope' }] })).code).toBe('INPUT_INVALID');
    const wrong = { ...values[0], unit: { printed: 'mmHg', ucum: 'mm[Hg]' } };
    expect(await confirm({ documentId, values: [wrong] })).toMatchObject({
      body: { message: 'Results of this test are not given in this unit.' },
    });
    expect((await confirm({ documentId: randomUUID(), values })).code).toBe('DOCUMENT_NOT_FOUND');
    expect((await confirm({ documentId, values }, randomUUID())).code).toBe('DOCUMENT_NOT_FOUND');
    const stranger = await aPatient(product);
    expect((await confirm({ documentId, values }, entryId, stranger)).code).toBe('PATIENT_NOT_FOUND');
    await product.call(retractEntry, {
      ...{ as: patient, params: { patientId: patient.id, entryId } },
      body: { kind: 'testReport', reason: 'Another patient.' },
    });
    expect((await confirm({ documentId, values: [] })).code).toBe('ENTRY_NOT_FOUND');
  });
});

/** The content of a document, as its patient downloads it. */
async function aBloodCountAsStored({ patient, documentUrl }: Report): Promise<Buffer> {
  const reply = await fetch(`${product.address}${documentUrl}`, {
    headers: { authorization: `Bearer ${patient.token}` },
  });
  return Buffer.from(await reply.arrayBuffer());
}

test('a damaged document is refused with its reason, and again at once', async () => {
  const report = await aReport(await aPatient(product), pdfAbout('nothing that can be read'));
  const refused = async () => {
    const { status, code } = await extract(report.patient, report.documentUrl);
    return [status, code];
  };
  expect([await refused(), await refused()]).toEqual(Array(2).fill([422, 'DOCUMENT_DAMAGED']));
  const late = { type: 'started' } as const;
  const params = { patientId: report.patient.id, documentId: report.documentId };
  expect((await product.callInside(reportReading, { params, body: { outcome: late } })).status).toBe(200);
});

describe('an address', () => {
  let report: Report;
  let stranger: Person;
  beforeAll(async () => {
    report = await aReport(await aPatient(product), pdfAbout(randomUUID()));
    stranger = await aPatient(product);
  });

  const foreign: [string, (own: Report) => string][] = [
    ['of another host', ({ documentUrl }) => `https://evil.example${documentUrl}`],
    ['of this host', ({ documentUrl }) => `${product.address}${documentUrl}`],
    ['of another host without a scheme', ({ documentUrl }) => `//evil.example${documentUrl}`],
    ['of a file', () => 'file:///etc/passwd'],
    ['of another call', ({ documentUrl }) => `${documentUrl}/thumbnail`],
    ['that leaves its folder', ({ documentUrl, documentId }) => `${documentUrl}/../${documentId}`],
    ['that leaves its folder in code', ({ documentUrl }) => documentUrl.replace('/documents/', '/documents/%2e%2e/')],
    ['with a query', ({ documentUrl }) => `${documentUrl}?download=1`],
    ['in two lines', ({ documentUrl }) => `${documentUrl}\nx`],
    ['without ids', () => '/api/records/me/documents/last'],
  ];
  test.each(foreign)('%s is refused', async (_, address) => {
    expect(await extract(report.patient, address(report))).toMatchObject({
      ...{ status: 400, code: 'INPUT_INVALID' },
      body: { message: 'Only a document of your own record can be read. Please open it from your health record.' },
    });
  });

  test("of another patient's document is refused like one that does not exist, and is not shown", async () => {
    const { patient, documentUrl, documentId } = report;
    const own = documentUrl.replace(patient.id, stranger.id);
    for (const address of [documentUrl, own, documentUrl.replace(documentId, randomUUID())])
      expect((await extract(stranger, address)).code).toBe('DOCUMENT_NOT_FOUND');
    expect((await look(report, stranger)).code).toBe('DOCUMENT_NOT_FOUND');
  });
});
