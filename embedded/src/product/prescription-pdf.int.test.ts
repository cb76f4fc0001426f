import { execFile } from 'node:child_process';
import { createHash, randomUUID } from 'node:crypto';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { acceptFamilyInvitation, withdrawFamilyTie } from '@anamnesis/contracts/family/routes';
import { codeOf } from '@anamnesis/contracts/prescriptions/code';
import { checkPrescription, checkSignature, openPrescription } from '@anamnesis/contracts/prescriptions/routes';
import { signedFile } from '@anamnesis/contracts/prescriptions/signed-file';
import {
  addPrescription,
  addPrescriptionAsDoctor,
  retractEntry,
  stopMedicine,
} from '@anamnesis/contracts/records/routes';
import { rejectDoctor, verifyDoctor } from '@anamnesis/contracts/registrations/routes';
import { documentSettings } from '@anamnesis/platform/config/environment';
import { documentKeyFrom, documentSettingsOfNewKey } from '@anamnesis/platform/signatures/document-keys';
import { until } from '@anamnesis/platform/testing/until';
import { pdfPages } from '@anamnesis/platform/testing/pdf-text';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { download } from './testing/download.js';
import { confirmAddress, invite } from './testing/family.js';
import { aDoctor, aPatient, newDoctor, newPatient, type Person, withSecondFactor } from './testing/people.js';
import type { Product } from './testing/product.js';
import { queryServiceWith } from './testing/query-service-at.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let doctor: Person;
let otherDoctor: Person;
let patient: Person;
let relative: Person;
beforeAll(async () => {
  product = await sharedProduct();
  doctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
  otherDoctor = await withSecondFactor(product, await aDoctor(product, newDoctor('Arjun Mehta')), 'doctor');
  [patient, relative] = [
    await aPatient(product, newPatient('Meera Joshi')),
    await aPatient(product, newPatient('Nikhil Joshi')),
  ];
  await confirmAddress(product, patient);
  await confirmAddress(product, relative);
  await anAppointment(product, { patient, doctor, slot: nextSlot() });
});
afterAll(() => product.close());
const nextSlot = freshSlots();

let medicines = 0;
/** Each is another medicine: the same one again would be warned of. */
const prescribe = async (
  medication = `Medicine ${(medicines += 1)}`,
  more: { duration?: string; date?: string } = {},
) => {
  const { body, position } = await product.call(addPrescriptionAsDoctor, {
    as: doctor,
    body: {
      ...{ userEmail: patient.email, medication, confirmedUnchecked: true },
      ...{ dosage: 'Once a day', instructions: 'रात को', ...more },
    },
  });
  return { entryId: body.data.entryId, after: position };
};
type Prescribed = Awaited<ReturnType<typeof prescribe>>;
const open = (as: Person, { entryId, after }: Prescribed) =>
  product.call(openPrescription, { as, after, params: { entryId } });
const fileOf = async ({ entryId, after }: Prescribed, as = patient) =>
  (await download(product, `/api/prescriptions/${entryId}/pdf`, { as, after })).bytes;
const check = (code: string, after: string | null = null) => product.call(checkPrescription, { body: { code }, after });

/** What the page for checks does with a file. */
async function checkFile(file: Uint8Array, at: Pick<Product, 'call'> = product): Promise<string> {
  const found = signedFile(file);
  if (!found) return 'notSigned';
  const digest = createHash('sha256').update(found.signed[0]).update(found.signed[1]).digest('hex');
  const signature = Buffer.from(found.signature).toString('base64url');
  const { body, code } = await at.call(checkSignature, { query: { digest, signature } });
  return code ?? (found.isWhole || body.verdict !== 'unchanged' ? body.verdict : 'changed');
}

describe('the signed document of a prescription', () => {
  test('shows the prescription, its doctor and patient, and the code', async () => {
    const prescribed = await prescribe('Atorvastatin 10 mg');
    const reply = await download(product, `/api/prescriptions/${prescribed.entryId}/pdf`, {
      ...{ as: patient, after: prescribed.after },
    });
    expect(reply.headers.get('content-type')).toBe('application/pdf');
    expect(reply.headers.get('cache-control')).toBe('no-store');
    expect(reply.headers.get('content-disposition')).toMatch(/^inline; filename="Prescription \d{4}-\d\d-\d\d\.pdf"/);
    const [page, ...others] = await pdfPages(reply.bytes);
    expect(others).toEqual([]);
    for (const expected of [
      ...['Dr. Kavita Iyer', 'Meera Joshi', 'Atorvastatin 10 mg', 'Once a day', 'रात को'],
      ...['Medical registration checked by Anamnesis', 'http://clinic.example/check', '1 / 1'],
    ])
      expect(page).toContain(expected);
    expect(page).toContain(signedFile(reply.bytes)?.code);
  });

  test('is for the patient, the treating doctor, and family members while their tie lasts', async () => {
    const medication = 'Medicine on paper';
    const prescribed = await prescribe(medication);
    expect((await open(patient, prescribed)).status).toBe(200);
    expect((await open(doctor, prescribed)).status).toBe(200);
    expect((await open(otherDoctor, prescribed)).code).toBe('ENTRY_NOT_FOUND');
    expect((await open(relative, prescribed)).code).toBe('ENTRY_NOT_FOUND');
    const { id } = await invite(product, relative, patient.email);
    const { position: accepted } = await product.call(acceptFamilyInvitation, { as: patient, params: { id } });
    expect((await open(relative, { ...prescribed, after: accepted })).status).toBe(200);
    const { position: withdrawn } = await product.call(withdrawFamilyTie, { as: patient, params: { id } });
    expect((await open(relative, { ...prescribed, after: withdrawn })).code).toBe('ENTRY_NOT_FOUND');
    const anonymous = await product.call(openPrescription, { params: { entryId: prescribed.entryId } });
    expect(anonymous.code).toBe('NOT_SIGNED_IN');
    await until(async () => {
      const { body } = await product.call(listRecordReadings, { as: patient });
      // The doctor's checks of the prescriptions are readings too.
      const opened = body.readings.filter(({ kind }) => kind !== 'healthRecord');
      expect(opened.map(({ kind, fileName, readerRole }) => [kind, fileName, readerRole])).toEqual([
        ['signedPrescription', medication, 'patient'],
        ['signedPrescription', medication, 'doctor'],
      ]);
    });
  });

  test("exists only for a doctor's prescription that was not withdrawn", async () => {
    const own = await product.call(addPrescription, {
      as: patient,
      body: { doctorName: 'Dr. Shah', medication: 'Cetirizine', dosage: '10 mg' },
    });
    const told = { entryId: own.body.data.entryId, after: own.position };
    expect((await open(patient, told)).code).toBe('PRESCRIPTION_NOT_ISSUED');
    const prescribed = await prescribe();
    const after = await retract(prescribed);
    expect((await open(patient, { ...prescribed, after })).code).toBe('PRESCRIPTION_WITHDRAWN');
    expect((await open(patient, { entryId: randomUUID(), after })).code).toBe('ENTRY_NOT_FOUND');
  });
});

const retract = async ({ entryId }: Prescribed): Promise<string | null> => {
  const { position, status } = await product.call(retractEntry, {
    as: doctor,
    params: { patientId: patient.id, entryId },
    body: { kind: 'prescription', reason: 'Another patient.' },
  });
  expect(status).toBe(200);
  return position;
};

describe('a verification code', () => {
  test('is the same in every copy, and shows less than the document does', async () => {
    const prescribed = await prescribe('Metformin 500 mg');
    const code = signedFile(await fileOf(prescribed))?.code ?? '';
    expect(signedFile(await fileOf(prescribed, doctor))?.code).toBe(code);
    const { body } = await check(code.toLowerCase().replaceAll('-', ' '));
    expect(body.prescription).toEqual({
      ...{ medication: 'Metformin 500 mg', dosage: 'Once a day', duration: '', doctorName: 'Kavita Iyer' },
      ...{ patientInitials: 'M. J.', withdrawnOn: null },
      ...{ isStopped: false, courseEndedOn: null, isDoctorVerified: true },
      date: expect.stringMatching(/^\d{4}-\d\d-\d\d$/),
    });
  });

  test('says when the doctor withdrew the prescription', async () => {
    const prescribed = await prescribe();
    const code = signedFile(await fileOf(prescribed))?.code ?? '';
    const { body } = await check(code, await retract(prescribed));
    expect(body.prescription.withdrawnOn).toMatch(/^\d{4}-\d\d-\d\d$/);
  });

  test('says that the medicine was stopped, not when or why', async () => {
    const prescribed = await prescribe();
    const code = signedFile(await fileOf(prescribed))?.code ?? '';
    const { position } = await product.call(stopMedicine, {
      ...{ as: patient, params: { patientId: patient.id, entryId: prescribed.entryId } },
      body: { reason: 'Muscle ache.' },
    });
    const { body } = await check(code, position);
    expect(body.prescription).toMatchObject({ isStopped: true, withdrawnOn: null });
    expect(JSON.stringify(body)).not.toContain('Muscle');
  });

  test('says that the course is over', async () => {
    const prescribed = await prescribe(undefined, { duration: '5 days', date: '2026-01-10' });
    const { body } = await check(signedFile(await fileOf(prescribed))?.code ?? '', prescribed.after);
    expect(body.prescription.courseEndedOn).toBe('2026-01-14');
  });

  test('says that the verification of the doctor was withdrawn, until it is back', async () => {
    const prescribed = await prescribe();
    const code = signedFile(await fileOf(prescribed))?.code ?? '';
    const operator = await product.tokenFor({ id: randomUUID(), role: 'operator' }, ['pwd', 'otp']);
    const about = { as: operator, params: { id: doctor.id } };
    const rejected = await product.call(rejectDoctor, {
      ...about,
      body: { seen: 2, reason: 'The licence has expired.' },
    });
    const { body } = await check(code, rejected.position);
    expect(body.prescription).toMatchObject({ isDoctorVerified: false, withdrawnOn: null });
    expect(JSON.stringify(body)).not.toContain('licence');
    const verified = await product.call(verifyDoctor, { ...about, body: { seen: 3 } });
    expect((await check(code, verified.position)).body.prescription.isDoctorVerified).toBe(true);
  });

  test('that is mistyped, guessed, or made of the id itself is unknown in the same words', async () => {
    const { entryId, after } = await prescribe();
    const guessed = codeOf(BigInt(`0x${entryId.replaceAll('-', '')}`));
    for (const code of ['nonsense', guessed, codeOf(123n)])
      expect((await check(code, after)).code).toBe('CODE_UNKNOWN');
  });

  test('is unknown after the patient was erased', async () => {
    const prescribed = await prescribe();
    const code = signedFile(await fileOf(prescribed))?.code ?? '';
    expect((await check(code)).status).toBe(200);
    // As the fold writes the row once the key of the patient is destroyed.
    const change = (email: string) =>
      product.database.query('update read.patients set email = $1 where patient_id = $2', [email, patient.id]);
    await change('(erased)');
    expect((await check(code)).code).toBe('CODE_UNKNOWN');
    await change(patient.email);
  });
});

/** A query-service that has the signing key and the certificates of these settings. */
async function withKey(settings: Awaited<ReturnType<typeof documentSettingsOfNewKey>>) {
  const { DOCUMENT_SIGNING_KEY, DOCUMENT_CERTIFICATES: certificates } = documentSettings.parse(settings);
  const key = documentKeyFrom(DOCUMENT_SIGNING_KEY, certificates);
  return queryServiceWith(product, { documents: { key, certificates } });
}

describe('the signature of the file', () => {
  test('holds for the file as it was sent', async () => {
    expect(await checkFile(await fileOf(await prescribe()))).toBe('unchanged');
  });

  test('finds one changed byte anywhere, an added one, and a missing one', async () => {
    const file = await fileOf(await prescribe());
    const changedAt = (at: number) => {
      const changed = Buffer.from(file);
      changed[at] = (changed[at] ?? 0) ^ 1;
      return changed;
    };
    const signatureAt = file.indexOf('/Contents <');
    const places = [
      ...Array.from({ length: 40 }, (_, index) => Math.floor((index * file.length) / 40)),
      signatureAt + 11,
    ];
    for (const at of [...places, signatureAt + 500, signatureAt + 5_000, file.length - 1])
      expect([at, await checkFile(changedAt(at))]).not.toEqual([at, 'unchanged']);
    expect(await checkFile(Buffer.concat([file, Buffer.from('\n')]))).toBe('changed');
    expect(await checkFile(file.subarray(0, -1))).toBe('changed');
  });

  test('is not ours in a file of another installation', async () => {
    const other = await withKey(await documentSettingsOfNewKey());
    expect(await checkFile(await fileOf(await prescribe()), other)).toBe('notOurs');
    await other.close();
  });

  test('of an earlier key holds after a rotation', async () => {
    const file = await fileOf(await prescribe());
    const older = product.env.DOCUMENT_CERTIFICATES.map(({ raw }) => raw.toString('base64')).join(',');
    const other = await withKey(await documentSettingsOfNewKey(older));
    expect(await checkFile(file, other)).toBe('unchanged');
    await other.close();
  });

  test('is verified by OpenSSL as a CAdES signature', async () => {
    const found = signedFile(await fileOf(await prescribe()));
    const dir = await mkdtemp(join(tmpdir(), 'prescription-'));
    const file = async (name: string, bytes: string | Uint8Array) => {
      await writeFile(join(dir, name), bytes);
      return join(dir, name);
    };
    const [certificate] = product.env.DOCUMENT_CERTIFICATES;
    const { stderr } = await promisify(execFile)('openssl', [
      ...['cms', '-verify', '-cades', '-binary', '-inform', 'DER', '-purpose', 'any', '-out', join(dir, 'verified')],
      ...['-in', await file('signature', found?.signature ?? Buffer.of())],
      ...['-content', await file('content', Buffer.concat(found?.signed ?? []))],
      ...['-CAfile', await file('certificate', certificate?.toString() ?? '')],
    ]);
    expect(stderr).toContain('Verification successful');
    await rm(dir, { recursive: true });
  });
});
