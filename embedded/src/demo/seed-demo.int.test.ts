import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { registerDoctor } from '@anamnesis/contracts/accounts/routes';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { listFamily } from '@anamnesis/contracts/family/routes';
import { openEntryDocument } from '@anamnesis/contracts/records/document-routes';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import { listShareLinks } from '@anamnesis/contracts/share/routes';
import { until } from '@anamnesis/platform/testing/until';
import type { Product } from '../product/testing/product.js';
import { certificate, formOf } from '../product/testing/files.js';
import { newDoctor } from '../product/testing/people.js';
import { startProduct } from '../product/testing/start-product.js';
import { cast, DEMO_PASSWORD, patient, unmetDoctors } from './people.js';
import { seededMarker } from './demo-accounts.js';
import { seedDemo } from './seed-demo.js';

let product: Product;
let dir: string;
let meera: { id: string; token: string };
const leftOut: string[] = [];
const seed = async () => {
  const accounts = cast.map((whose) => ({ ...whose, password: DEMO_PASSWORD }));
  const here = { address: product.address, timeZone: product.env.CLINIC_TIME_ZONE, dataDir: dir };
  const seeded = await seedDemo(product.services.ports, accounts, here, ({ step }) => leftOut.push(step));
  await seeded?.rest;
};
beforeAll(async () => {
  // Not the shared product: the demo has fixed email addresses, and must not be there yet.
  product = await startProduct();
  dir = await mkdtemp(join(tmpdir(), 'anamnesis-demo-'));
  const [, , mistry] = unmetDoctors;
  const visitor = formOf({ ...newDoctor(), email: mistry.email }, { certificateImage: [certificate()] });
  expect((await product.call(registerDoctor, { body: visitor })).status).toBe(201);
  await seed();
  const id = product.services.ports.ids.account('patient', patient.email);
  meera = { id, token: await product.tokenFor({ id, role: 'patient' }) };
});
afterAll(async () => {
  await product.close();
  await rm(dir, { recursive: true });
});

test('what an early visitor has made impossible is left out, and nothing else', () => {
  expect(leftOut).toEqual(['register roshan.mistry@clinic.example']);
});

test('the patient reads who opened her record: on several days, for every purpose', async () => {
  await until(async () => {
    const { readings } = (await product.call(listRecordReadings, { as: meera })).body;
    expect(new Set(readings.map(({ purpose }) => purpose))).toEqual(
      new Set(['consultation', 'family', 'share', 'emergency']),
    );
    expect(readings.every(({ readerName }) => readerName !== '')).toBe(true);
    expect(readings.filter(({ kind, fileName }) => kind === 'document' && fileName !== null).length).toBeGreaterThan(1);
    const times = readings.map(({ readAt }) => readAt);
    expect(times).toEqual(times.toSorted().toReversed());
    expect(new Set(times.map((time) => time.slice(0, 10))).size).toBeGreaterThanOrEqual(5);
  });
});

test('two test reports have a document, a picture and a PDF, that can be opened', async () => {
  const { body } = await product.call(listTestReports, { as: meera });
  const documents = body.flatMap(({ document, documentUrl }) => (document ? [{ ...document, documentUrl }] : []));
  expect(documents.map(({ mediaType }) => mediaType)).toEqual(['application/pdf', 'image/png']);
  for (const { documentUrl, mediaType } of documents) {
    const params = { patientId: meera.id, documentId: documentUrl?.split('/').at(-1) ?? '' };
    const { status, headers } = await product.call(openEntryDocument, { as: meera, params });
    expect([status, headers.get('content-type')]).toEqual([200, mediaType]);
  }
});

test('her family: a tie in each direction, and an open invitation in each', async () => {
  const { familyMembers, readers, invitations } = (await product.call(listFamily, { as: meera })).body.data;
  expect(familyMembers.map(({ state }) => state)).toEqual(['accepted', 'invited']);
  expect(readers).toMatchObject([{ fullName: 'Priya Joshi' }]);
  expect(invitations).toMatchObject([{ fullName: 'Rohan Deshmukh' }]);
});

test('a share link in use that was opened, and a revoked one', async () => {
  const { shareLinks } = (await product.call(listShareLinks, { as: meera })).body;
  expect(shareLinks).toMatchObject([{ state: 'live', lastOpened: expect.any(String) }, { state: 'revoked' }]);
});

test('a run that was interrupted before its end is completed without doing anything twice', async () => {
  const before = (await product.call(listRecordReadings, { as: meera })).body.readings.length;
  await rm(seededMarker(dir));
  await seed();
  const { body, status } = await product.call(listShareLinks, { as: meera });
  expect([status, body.shareLinks.length]).toEqual([200, 2]);
  expect((await product.call(listRecordReadings, { as: meera })).body.readings).toHaveLength(before);
});
