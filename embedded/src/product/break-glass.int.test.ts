import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import {
  listBreakGlass,
  openBreakGlass,
  reviewBreakGlass,
  showBreakGlassEmail,
} from '@anamnesis/contracts/break-glass/routes';
import { listPrescriptionsAsDoctor } from '@anamnesis/contracts/records/doctor-routes';
import { showHealthRecord } from '@anamnesis/contracts/records/query-routes';
import { addPrescription, addPrescriptionAsDoctor } from '@anamnesis/contracts/records/routes';
import { rejectDoctor } from '@anamnesis/contracts/registrations/routes';
import { until } from '@anamnesis/platform/testing/until';
import { emergenciesAt } from '@anamnesis/read-models/records/reading-doctors';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { inEmergency } from './testing/break-glass.js';
import { confirmAddress } from './testing/family.js';
import {
  aDoctor,
  anAuditor,
  anOperator,
  aNewcomer,
  aPatient,
  newDoctor,
  newPatient,
  type Person,
  withSecondFactor,
} from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let auditor: Person;
beforeAll(async () => {
  product = await sharedProduct();
  auditor = await withSecondFactor(product, await anAuditor(product), 'auditor');
});
afterAll(() => product.close());

const aDoctorOnDuty = async (form = newDoctor('Ravi Menon')) =>
  withSecondFactor(product, await aDoctor(product, form), 'doctor');
const reason = 'Unconscious after a fall.';
const open = (as: Person, body: object, commandId?: string) =>
  product.call(openBreakGlass, { as, body: { reason, ...body }, ...(commandId === undefined ? {} : { commandId }) });
const record = (as: Person, patient: Person, after: string | null) =>
  product.call(showHealthRecord, { as, after, params: { patientId: patient.id } });
const uses = async (query: Record<string, string> = {}, after?: string | null) =>
  (await product.call(listBreakGlass, { as: auditor, query, after: after ?? null })).body.uses;

describe('opening a record in an emergency', () => {
  test('lets a doctor without an appointment read it, and not write in it', async () => {
    const [doctor, patient] = [await aDoctorOnDuty(), await aPatient(product)];
    const medicine = { medication: 'Warfarin 5 mg', dosage: 'Once a day' };
    await product.call(addPrescription, { as: patient, body: { doctorName: 'Dr. Shah', ...medicine } });
    expect((await record(doctor, patient, patient.position)).code).toBe('PATIENT_NOT_FOUND');
    const { body: opened, position, status } = await open(doctor, { userEmail: patient.email.toUpperCase() });
    expect(status).toBe(200);
    expect(opened.data.patientId).toBe(patient.id);
    const { body } = await record(doctor, patient, position);
    expect(body.data).toMatchObject({
      patient: { fullName: patient.fullName, appointment: null },
      emergency: { until: opened.data.expiresAt },
      prescriptions: [medicine],
    });
    const secondsLeft = body.data.emergency?.secondsLeft ?? 0;
    expect(secondsLeft).toBeLessThan(15 * 60);
    expect(secondsLeft).toBeGreaterThan(14 * 60);
    const listed = await product.call(listPrescriptionsAsDoctor, {
      ...{ as: doctor, after: position, query: { patientId: patient.id } },
    });
    expect(listed.body.prescriptions).toMatchObject([{ ...medicine, user: { email: patient.email } }]);
    const written = await product.call(addPrescriptionAsDoctor, {
      as: doctor,
      body: { userEmail: patient.email, ...medicine },
    });
    expect(written.code).toBe('PATIENT_NOT_FOUND');
  });

  test('lasts 15 minutes', async () => {
    const patient = await aPatient(product);
    const [live, over] = [await inEmergency(product, patient, 14), await inEmergency(product, patient, 15)];
    expect((await record(live.doctor, patient, over.position)).status).toBe(200);
    expect((await record(over.doctor, patient, over.position)).code).toBe('PATIENT_NOT_FOUND');
    const listed = await product.call(listPrescriptionsAsDoctor, {
      ...{ as: over.doctor, after: over.position, query: { patientId: patient.id } },
    });
    expect(listed.code).toBe('PATIENT_NOT_FOUND');
  });

  test('ends at its millisecond, and does not come back with a clock that is set back', async () => {
    const patient = await aPatient(product);
    const { doctor, position } = await inEmergency(product, patient);
    expect((await record(doctor, patient, position)).status).toBe(200);
    const found = async (now: Date) =>
      (
        await product.database.query(`select 1 from ${emergenciesAt('$1')} e where patient_id = $2`, [
          now.toISOString(),
          patient.id,
        ])
      ).rowCount;
    const { rows } = await product.database.query<{ at: Date }>(
      'select expires_at as at from read.break_glass_uses where patient_id = $1',
      [patient.id],
    );
    const end = new Date(rows[0]?.at ?? 0).getTime();
    const minutes = (count: number) => end + count * 60_000;
    const times = [end - 1, end, minutes(-17), minutes(-17) - 1, minutes(-60)].map((time) => found(new Date(time)));
    expect(await Promise.all(times)).toEqual([1, 0, 1, 0, 0]);
  });

  test('is nothing for another doctor, and for another patient', async () => {
    const [patient, elsewhere] = [await aPatient(product), await aPatient(product)];
    const [{ doctor, position }, other] = [await inEmergency(product, patient), await aDoctorOnDuty()];
    expect((await record(other, patient, position)).code).toBe('PATIENT_NOT_FOUND');
    expect((await record(doctor, elsewhere, position)).code).toBe('PATIENT_NOT_FOUND');
  });

  test('sent again under its command id is one use', async () => {
    const [doctor, patient, commandId] = [await aDoctorOnDuty(), await aPatient(product), randomUUID()];
    const first = await open(doctor, { patientId: patient.id }, commandId);
    const again = await open(doctor, { patientId: patient.id }, commandId);
    expect(again.body).toEqual(first.body);
    const found = (await uses({}, again.position)).filter((use) => use.patient.id === patient.id);
    expect(found).toHaveLength(1);
  });

  test('needs a reason, and one patient', async () => {
    const [doctor, { email: userEmail, id: patientId }] = [await aDoctorOnDuty(), await aPatient(product)];
    for (const body of [{ userEmail, reason: '  ' }, {}, { userEmail, patientId }])
      expect((await open(doctor, body)).code).toBe('INPUT_INVALID');
  });

  test('is refused to a doctor who is not verified, whether there is a patient or not', async () => {
    const newcomer = await withSecondFactor(product, await aNewcomer(product), 'doctor');
    const patient = await aPatient(product);
    for (const userEmail of [patient.email, 'nobody-at-all@example.org'])
      expect((await open(newcomer, { userEmail })).code).toBe('BREAK_GLASS_NOT_VERIFIED');
  });

  test('ends with the verification of the doctor', async () => {
    const patient = await aPatient(product);
    const { doctor, position } = await inEmergency(product, patient);
    expect((await record(doctor, patient, position)).status).toBe(200);
    const rejected = await product.call(rejectDoctor, {
      ...{ as: await anOperator(product), params: { id: doctor.id } },
      body: { reason: 'The certificate was forged.', seen: 2 },
    });
    expect(rejected.status).toBe(200);
    expect((await record(doctor, patient, rejected.position)).code).toBe('PATIENT_NOT_FOUND');
    expect((await open(doctor, { patientId: patient.id })).code).toBe('BREAK_GLASS_NOT_VERIFIED');
  });

  test('is refused for the patient account of the doctor', async () => {
    const doctor = await aDoctorOnDuty();
    await aPatient(product, { ...newPatient(), email: doctor.email });
    expect((await open(doctor, { userEmail: doctor.email })).code).toBe('BREAK_GLASS_OWN');
  });

  test('is refused for a patient whom the doctor treats, and nobody is told of an emergency', async () => {
    const [doctor, patient] = [await aDoctorOnDuty(), await aPatient(product)];
    const { position } = await anAppointment(product, { patient, doctor, slot: freshSlots()() });
    expect((await open(doctor, { userEmail: patient.email })).code).toBe('BREAK_GLASS_TREATED');
    expect((await uses({}, position)).filter((use) => use.patient.id === patient.id)).toEqual([]);
    expect((await record(doctor, patient, position)).body.data.emergency).toBeNull();
  });

  test('is limited per day; an address without an account counts, a repeated request does not', async () => {
    const [doctor, patient, commandId] = [await aDoctorOnDuty(), await aPatient(product), randomUUID()];
    for (let attempt = 0; attempt < 4; attempt += 1)
      expect((await open(doctor, { userEmail: `nobody-${attempt}@example.org` })).code).toBe('BREAK_GLASS_NO_PATIENT');
    expect((await open(doctor, { userEmail: patient.email }, commandId)).status).toBe(200);
    expect((await open(doctor, { userEmail: patient.email }, commandId)).status).toBe(200);
    expect((await open(doctor, { userEmail: patient.email })).code).toBe('BREAK_GLASS_TOO_MANY');
  });
});

describe('the patient is told', () => {
  test('on the page of readings, with the name of the doctor and the reason', async () => {
    const patient = await aPatient(product);
    const { doctor, position } = await inEmergency(product, patient);
    await record(doctor, patient, position);
    await until(async () => {
      const { body } = await product.call(listRecordReadings, { as: patient });
      expect(body.readings).toMatchObject([
        { readerName: 'Ravi Menon', kind: 'healthRecord', purpose: 'emergency', reason, appointment: null },
      ]);
    });
  });

  test('by an email without the reason, to a confirmed address only', async () => {
    const patient = await aPatient(product);
    const { breakGlassId, position } = await inEmergency(product, patient);
    const email = async (after: string | null) =>
      (await product.callInside(showBreakGlassEmail, { params: { id: breakGlassId }, after })).body.data;
    expect(await email(position)).toBeNull();
    await confirmAddress(product, patient);
    await until(async () => {
      const data = await email(position);
      expect(data).toMatchObject({
        ...{ to: patient.email, doctor: 'Ravi Menon', link: 'http://clinic.example/record-readings' },
      });
      expect(JSON.stringify(data)).not.toContain('fall');
    });
  });
});

const review = (id: string, outcome: string, commandId?: string) =>
  product.call(reviewBreakGlass, {
    ...{ as: auditor, params: { id }, ...(commandId === undefined ? {} : { commandId }) },
    body: { outcome, notes: 'Seen in the emergency department.' },
  });

describe("the auditor's queue", () => {
  test('shows each use with what was opened, until it is reviewed, which ends the access', async () => {
    const patient = await aPatient(product);
    const { doctor, breakGlassId, position } = await inEmergency(product, patient);
    await record(doctor, patient, position);
    const mine = async (query: Record<string, string>, after: string | null = position) =>
      (await uses(query, after)).filter(({ id }) => id === breakGlassId);
    await until(async () =>
      expect(await mine({ state: 'open' })).toMatchObject([
        {
          ...{ reason, review: null, opened: [{ kind: 'healthRecord' }] },
          doctor: { id: doctor.id, fullName: 'Ravi Menon' },
          patient: { id: patient.id, email: patient.email },
        },
      ]),
    );
    const { position: after } = await review(breakGlassId, 'justified');
    expect((await record(doctor, patient, after)).code).toBe('PATIENT_NOT_FOUND');
    // As long as the read model has not folded the review, it shows the access as open.
    const reviewed =
      'update read.break_glass_uses set reviewed_at = $2 where break_glass_id = $1 returning reviewed_at';
    await product.database.query(reviewed, [breakGlassId, null]);
    expect((await record(doctor, patient, null)).code).toBe('PATIENT_NOT_FOUND');
    await product.database.query(reviewed, [breakGlassId, new Date()]);
    for (const outcome of ['justified', 'unjustified'])
      expect((await review(breakGlassId, outcome)).code).toBe('BREAK_GLASS_REVIEWED');
    expect(await mine({ state: 'open' }, after)).toEqual([]);
    expect(await mine({ state: 'reviewed' }, after)).toMatchObject([
      { review: { outcome: 'justified', notes: 'Seen in the emergency department.' } },
    ]);
  });

  test('takes one of two reviews made at once; repeated under its command id, it is the same review', async () => {
    const { breakGlassId } = await inEmergency(product, await aPatient(product));
    const attempts = [
      { outcome: 'justified', commandId: randomUUID() },
      { outcome: 'unjustified', commandId: randomUUID() },
    ];
    const make = () => Promise.all(attempts.map(({ outcome, commandId }) => review(breakGlassId, outcome, commandId)));
    const codes = (await make()).map(({ code }) => code);
    expect(codes.toSorted()).toEqual(['BREAK_GLASS_REVIEWED', undefined]);
    expect((await make()).map(({ code }) => code)).toEqual(codes);
  });

  test('is shown in pages', async () => {
    const [doctors, patients] = await Promise.all([
      Promise.all(Array.from({ length: 6 }, () => aDoctorOnDuty())),
      Promise.all(Array.from({ length: 6 }, () => aPatient(product))),
    ]);
    for (const as of doctors) {
      const open = ({ email: userEmail }: Person) => product.call(openBreakGlass, { as, body: { userEmail, reason } });
      await Promise.all(patients.map(open));
    }
    const all: string[] = [];
    let before: string | null = null;
    do {
      const query: Record<string, string> = before === null ? {} : { before };
      const { body } = await product.call(listBreakGlass, { as: auditor, query });
      all.push(...body.uses.map(({ id }) => id));
      before = body.next;
    } while (before !== null);
    expect(all.length).toBeGreaterThan(30);
    expect(new Set(all).size).toBe(all.length);
  });
});
