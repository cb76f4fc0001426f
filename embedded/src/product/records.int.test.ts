import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { OPENING } from '@anamnesis/contracts/audit/constants';
import { listReadingDoctors, listRecordReadings } from '@anamnesis/contracts/audit/routes';
import {
  listAllergies,
  listDiagnoses,
  listPatients,
  listPrescriptions,
  listTestReports,
  showHealthRecord,
} from '@anamnesis/contracts/records/query-routes';
import { listPrescriptionsAsDoctor } from '@anamnesis/contracts/records/doctor-routes';
import { openPrescription } from '@anamnesis/contracts/prescriptions/routes';
import { showFaceSheet } from '@anamnesis/contracts/profiles/face-sheet-routes';
import { rejectDoctor } from '@anamnesis/contracts/registrations/routes';
import { RULES_VERSION, rules } from '@anamnesis/contracts/medicines/rules';
import {
  addDiagnosis,
  addPrescription,
  addPrescriptionAsDoctor,
  addTestReportAsDoctor,
  noteAllergy,
  retractEntry,
  stopMedicine,
} from '@anamnesis/contracts/records/routes';
import {
  addWearable,
  fetchHealthData,
  listHealthDays,
  loadWearables,
  shareHealthDays,
  showHealthDays,
} from '@anamnesis/contracts/wearables/routes';
import type { PrescriptionCheck } from '@anamnesis/contracts/medicines/warning';
import { inTransaction } from '@anamnesis/platform/postgres/pool';
import { until } from '@anamnesis/platform/testing/until';
import { anAppointment, freshSlots } from './testing/appointments.js';
import { inEmergency } from './testing/break-glass.js';
import { commandServiceAt } from './testing/command-service-at.js';
import {
  aDoctor,
  anAuditor,
  anOperator,
  aPatient,
  newDoctor,
  newPatient,
  type Person,
  withSecondFactor,
} from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';
import { queryServiceAt } from './testing/query-service-at.js';

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

const medicine = { medication: 'Atorvastatin 10 mg', dosage: 'Once a day' };
const prescribe = (to: Person, as = doctor, more: { appointmentId?: string } = {}, commandId?: string) =>
  product.call(addPrescriptionAsDoctor, {
    as,
    ...(commandId === undefined ? {} : { commandId }),
    body: { userEmail: to.email, ...medicine, ...more },
  });
const recordOf = (patient: Person, after: string | null, as = doctor) =>
  product.call(showHealthRecord, { as, after, params: { patientId: patient.id } });

const fieldsOf = ({ body }: { body: unknown }) => (body as { parameters?: { fields?: unknown } }).parameters?.fields;

describe("a doctor's entry", () => {
  test('is in the record of the patient, for both, with the name of the doctor', async () => {
    const patient = await aPatient(product, newPatient('Meera Rao'));
    const { id: appointmentId } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const added = await prescribe(patient, doctor, { appointmentId });
    expect(added.body.message).toBe('Prescription added successfully!');
    expect(added.body.check).toEqual({ version: RULES_VERSION, rulesChecked: rules.length, unrecognised: [] });
    const { body: mine } = await product.call(listPrescriptions, { as: patient, after: added.position });
    expect(mine).toMatchObject([{ ...medicine, doctorName: 'Kavita Iyer', retracted: null }]);
    const { body } = await recordOf(patient, added.position);
    expect(body.data.patient).toMatchObject({ fullName: 'Meera Rao', appointment: { id: appointmentId } });
    expect(body.data.prescriptions).toEqual(mine);
    await until(async () => {
      const { body: read } = await product.call(listRecordReadings, { as: patient });
      const reading = { readerName: 'Kavita Iyer', kind: 'healthRecord' };
      expect(read.readings).toMatchObject([reading, reading]);
    });
  });

  test('needs no appointment to be named if there is a recent or coming one', async () => {
    const patient = await aPatient(product);
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    expect((await prescribe(patient)).status).toBe(200);
  });

  test('is one of each patient if a command id is used for two', async () => {
    const patients = [await aPatient(product), await aPatient(product)] as const;
    for (const patient of patients) await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const [ofAllergy, ofMedicine] = [randomUUID(), randomUUID()];
    for (const { id: patientId } of patients)
      await product.call(noteAllergy, {
        ...{ as: doctor, commandId: ofAllergy, params: { patientId }, body: { substance: 'Latex' } },
      });
    await prescribe(patients[0], doctor, {}, ofMedicine);
    const { position: after } = await prescribe(patients[1], doctor, {}, ofMedicine);
    for (const as of patients) {
      const { body } = await product.call(listAllergies, { as, after });
      expect(body.allergies).toMatchObject([{ substance: 'Latex' }]);
      expect((await product.call(listPrescriptions, { as, after })).body).toMatchObject([medicine]);
    }
  });

  test('is refused without an appointment between them, with one of others, and after a cancellation', async () => {
    const patient = await aPatient(product);
    const elsewhere = await aPatient(product);
    const { id: theirs } = await anAppointment(product, { patient: elsewhere, doctor, slot: nextSlot() });
    expect((await prescribe(patient)).code).toBe('PATIENT_NOT_FOUND');
    expect((await prescribe(patient, doctor, { appointmentId: theirs })).code).toBe('PATIENT_NOT_FOUND');
    const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    expect((await prescribe(patient, other, { appointmentId: id })).code).toBe('PATIENT_NOT_FOUND');
    const { position } = await product.call(cancelAppointment, {
      as: patient,
      params: { id },
      body: { reason: 'Better now' },
    });
    expect((await prescribe(patient, doctor, { appointmentId: id })).code).toBe('PATIENT_NOT_FOUND');
    expect((await recordOf(patient, position)).code).toBe('PATIENT_NOT_FOUND');
    expect((await product.call(listPrescriptions, { as: patient, after: position })).body).toEqual([]);
  });

  test('for an unknown address is refused in the same words', async () => {
    const nobody = { email: 'nobody@example.org' } as Person;
    expect((await prescribe(nobody)).code).toBe('PATIENT_NOT_FOUND');
  });

  test('sent again under its id is one entry', async () => {
    const patient = await aPatient(product);
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const commandId = '0b1c2d3e-0000-4000-8000-000000000001';
    const [first, again] = [
      await prescribe(patient, doctor, {}, commandId),
      await prescribe(patient, doctor, {}, commandId),
    ];
    expect(again.body).toEqual(first.body);
    expect((await product.call(listPrescriptions, { as: patient, after: again.position })).body).toHaveLength(1);
  });
});

describe('while the read models are stopped', () => {
  /** Runs the work while no event reaches the read models: they still show what was before. */
  const whileStopped = (work: () => Promise<void>) =>
    inTransaction(product.database, async (tx) => {
      await tx.query(`select * from read.builds where state = 'shown' for update`);
      await work();
    });
  async function aTreatment() {
    const patient = await aPatient(product);
    const treating = await withSecondFactor(product, await aDoctor(product, newDoctor('Kavita Iyer')), 'doctor');
    const { id } = await anAppointment(product, { patient, doctor: treating, slot: nextSlot() });
    const { body, position: after } = await prescribe(patient, treating);
    const { entryId } = body.data;
    const as = { as: treating };
    const reads = [
      () => product.call(showHealthRecord, { ...as, params: { patientId: patient.id } }),
      () => product.call(listPrescriptionsAsDoctor, { ...as, query: { patientId: patient.id } }),
      () => product.call(openPrescription, { ...as, params: { entryId } }),
    ];
    const sheet = () => product.call(showFaceSheet, { ...as, params: { id } });
    const own = async () => (await product.call(listPrescriptionsAsDoctor, as)).body.prescriptions.length;
    await product.call(showHealthRecord, { ...as, after, params: { patientId: patient.id } });
    for (const read of [...reads, sheet]) expect((await read()).status).toBe(200);
    expect(await own()).toBe(1);
    return { patient, treating, id, reads, sheet, own };
  }

  test('a cancellation ends the reading of the record at once; another appointment keeps it', async () => {
    const { patient, treating, id, reads, sheet, own } = await aTreatment();
    const second = await anAppointment(product, { patient, doctor: treating, slot: nextSlot() });
    await product.call(listPatients, { as: treating, after: second.position });
    const cancel = (each: string) =>
      product.call(cancelAppointment, { as: patient, params: { id: each }, body: { reason: 'Better now' } });
    await whileStopped(async () => {
      expect((await cancel(id)).status).toBe(200);
      expect((await sheet()).code).toBe('APPOINTMENT_OVER');
      for (const read of reads) expect((await read()).status).toBe(200);
      expect((await cancel(second.id)).status).toBe(200);
      for (const read of reads) expect((await read()).code).toMatch(/^(PATIENT|ENTRY)_NOT_FOUND$/);
      expect(await own()).toBe(0);
    });
  });

  test('so does a withdrawn verification', async () => {
    const { treating, reads, own } = await aTreatment();
    const operator = await anOperator(product);
    await whileStopped(async () => {
      const rejected = await product.call(rejectDoctor, {
        ...{ as: operator, params: { id: treating.id } },
        body: { reason: 'The certificate was forged.', seen: 2 },
      });
      expect(rejected.status).toBe(200);
      for (const read of reads) expect((await read()).code).toMatch(/^(PATIENT|ENTRY)_NOT_FOUND$/);
      expect(await own()).toBe(0);
    });
  });
});

describe("a patient's entries", () => {
  test('name the doctor, and are filtered by that name', async () => {
    const patient = await aPatient(product);
    const add = (doctorName: string, medication: string) =>
      product.call(addPrescription, { as: patient, body: { doctorName, medication, dosage: '1' } });
    await add('Dr. Neel Shah', 'Cetirizine 10 mg');
    await add('Neel Shah', 'Folic acid 5 mg');
    const { position: after } = await add('Dr. Kulkarni', 'Metformin 500 mg');
    const { body: all } = await product.call(listPrescriptions, { as: patient, after });
    expect(all.map(({ medication }) => medication)).toEqual([
      'Metformin 500 mg',
      'Folic acid 5 mg',
      'Cetirizine 10 mg',
    ]);
    for (const doctor of ['Dr. Neel Shah', 'Neel Shah']) {
      const { body: his } = await product.call(listPrescriptions, { as: patient, after, query: { doctor } });
      expect(his.map(({ medication }) => medication)).toEqual(['Folic acid 5 mg', 'Cetirizine 10 mg']);
    }
  });

  test('are ordered by the day that they are about', async () => {
    const patient = await aPatient(product);
    const add = (date: string, condition: string) =>
      product.call(addDiagnosis, { as: patient, body: { doctorName: 'Dr. Shah', condition, notes: 'Rest.', date } });
    await add('2026-03-02', 'Prediabetes');
    const { position: after } = await add('2025-01-10', 'Raised LDL cholesterol');
    const { body } = await product.call(listDiagnoses, { as: patient, after });
    expect(body.map(({ diagnosis, date }) => `${date} ${diagnosis}`)).toEqual([
      '2026-03-02 Prediabetes',
      '2025-01-10 Raised LDL cholesterol',
    ]);
  });
});

test('an entry about a day that cannot be is refused with the field', async () => {
  const patient = await aPatient(product);
  const add = (date: string, followUpDate?: string) =>
    product.call(addDiagnosis, {
      as: patient,
      body: {
        doctorName: 'Dr. Shah',
        condition: 'Hay fever',
        notes: 'Rest.',
        date,
        ...(followUpDate && { followUpDate }),
      },
    });
  expect(fieldsOf(await add('2100-01-01'))).toMatchObject({ date: { code: 'ENTRY_DAY_IN_FUTURE' } });
  expect(fieldsOf(await add('1492-10-12'))).toMatchObject({ date: { code: 'ENTRY_DAY_TOO_EARLY' } });
  expect(fieldsOf(await add('2025-05-02', '2025-05-01'))).toMatchObject({
    followUpDate: { code: 'FOLLOW_UP_TOO_EARLY' },
  });
  expect((await add('2025-05-02', '2025-05-02')).status).toBe(200);
});

describe('a prescription that meets an allergy', () => {
  test('is refused with the warning and its source, and saved with a reason', async () => {
    const patient = await aPatient(product);
    const { id: appointmentId } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const { position } = await product.call(noteAllergy, {
      as: patient,
      params: { patientId: patient.id },
      body: { substance: 'Penicillin', reaction: 'Rash' },
    });
    const send = (override?: { reason: string; warnings: { ruleId: string; concerns: string }[] }) =>
      product.call(addPrescriptionAsDoctor, {
        as: doctor,
        after: position,
        body: {
          ...{ userEmail: patient.email, appointmentId, medication: 'Tab. Augmentin 625', dosage: 'Twice a day' },
          ...(override && { override }),
        },
      });
    const refused = await send();
    expect([refused.status, refused.code]).toEqual([409, 'PRESCRIPTION_WARNED']);
    const { check } = refused.body.parameters as unknown as { check: PrescriptionCheck };
    expect(check.warnings[0]).toMatchObject({ kind: 'allergy', interrupts: true, reviewed: false });
    expect(check.rulesChecked).toBeGreaterThan(50);
    const warnings = check.warnings.map(({ ruleId, concerns }) => ({ ruleId, concerns: concerns.text }));
    const saved = await send({ reason: 'Tolerated in an oral challenge.', warnings });
    expect(saved.status).toBe(200);
    const { body } = await product.call(listPrescriptions, { as: patient, after: saved.position });
    const [warned] = check.warnings;
    const override = {
      ...{ reason: 'Tolerated in an oral challenge.', rulesVersion: RULES_VERSION },
      warnings: [{ ruleId: warned?.ruleId, severity: warned?.severity, concerns: warned?.concerns, reviewed: false }],
    };
    expect(body).toMatchObject([{ medication: 'Tab. Augmentin 625', override, confirmedUnchecked: false }]);
    expect((await recordOf(patient, saved.position)).body.data.prescriptions).toEqual(body);
  });
});

describe("the days of a patient's devices", () => {
  const share = (patient: Person, isShared: boolean) =>
    product.call(shareHealthDays, { as: patient, body: { isShared } });
  const daysOf = (patient: Person, after: string | null = null, as = doctor, headers: Record<string, string> = {}) =>
    product.call(showHealthDays, { as, after, headers, params: { patientId: patient.id } });
  const readingsOf = async (patient: Person) =>
    (await product.call(listRecordReadings, { as: patient })).body.readings.map(
      ({ readerName, kind, purpose, appointment }) => [readerName, kind, purpose, appointment?.timeZone],
    );
  async function aPatientWithDays() {
    const patient = await aPatient(product);
    const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    await product.call(addWearable, { as: patient, body: { deviceName: 'Pulse Band 2' } });
    const { position } = await product.call(fetchHealthData, { as: patient });
    return { patient, id, position };
  }

  test('are not shared at first, and nothing is recorded as read', async () => {
    const { patient, position } = await aPatientWithDays();
    expect((await product.call(loadWearables, { as: patient, after: position })).body.isShared).toBe(false);
    expect((await daysOf(patient, position)).code).toBe('HEALTH_DAYS_NOT_SHARED');
    expect((await daysOf(patient, position, other)).code).toBe('PATIENT_NOT_FOUND');
    expect(await readingsOf(patient)).toEqual([]);
  });

  test('that are shared are read by a doctor with a current appointment, and the patient sees each opening', async () => {
    const { patient } = await aPatientWithDays();
    const { position } = await share(patient, true);
    expect((await product.call(loadWearables, { as: patient, after: position })).body.isShared).toBe(true);
    const headers = { [OPENING]: randomUUID() };
    const { body } = await daysOf(patient, position, doctor, headers);
    expect(body.days).toHaveLength(1);
    expect(body.days[0]?.values.steps).toMatchObject({ kind: 'simulated', deviceName: 'Pulse Band 2' });
    expect(body.days).toEqual((await product.call(listHealthDays, { as: patient, after: position })).body.days);
    await daysOf(patient, position, doctor, headers);
    await until(async () =>
      expect(await readingsOf(patient)).toEqual([['Kavita Iyer', 'healthDays', 'consultation', 'Asia/Kolkata']]),
    );
  });

  test('that are shared are read by nobody else, also not in an emergency', async () => {
    const { patient } = await aPatientWithDays();
    const { position } = await share(patient, true);
    const emergency = await inEmergency(product, patient);
    expect((await recordOf(patient, emergency.position, emergency.doctor)).status).toBe(200);
    const auditor = await withSecondFactor(product, await anAuditor(product), 'auditor');
    const stranger = await aPatient(product);
    for (const [as, code] of [
      [other, 'PATIENT_NOT_FOUND'],
      [emergency.doctor, 'PATIENT_NOT_FOUND'],
      [auditor, 'NOT_ALLOWED'],
      [stranger, 'NOT_ALLOWED'],
      [patient, 'NOT_ALLOWED'],
    ] as const)
      expect((await daysOf(patient, position, as)).code).toBe(code);
  });

  test('are refused from the moment at which the patient ends it, before any read model knows', async () => {
    const { patient } = await aPatientWithDays();
    const { position } = await share(patient, true);
    expect((await daysOf(patient, position)).status).toBe(200);
    const withdrawn = await share(patient, false);
    expect((await daysOf(patient)).code).toBe('HEALTH_DAYS_NOT_SHARED');
    expect((await product.call(loadWearables, { as: patient, after: withdrawn.position })).body.isShared).toBe(false);
    await share(patient, true);
    expect((await daysOf(patient)).status).toBe(200);
  });

  test('are closed with the appointment', async () => {
    const { patient, id } = await aPatientWithDays();
    const { position } = await share(patient, true);
    expect((await daysOf(patient, position)).status).toBe(200);
    await product.call(cancelAppointment, { as: patient, params: { id }, body: { reason: 'Better now' } });
    expect((await daysOf(patient)).code).toBe('PATIENT_NOT_FOUND');
  });
});

describe('the check of a prescription is a reading of the record', () => {
  const readingsOf = async (patient: Person) =>
    (await product.call(listRecordReadings, { as: patient })).body.readings.map(
      ({ readerName, kind, purpose, appointment }) => [readerName, kind, purpose, appointment?.timeZone],
    );
  const reading = ['Kavita Iyer', 'healthRecord', 'consultation', 'Asia/Kolkata'];
  const check = (to: Person, medication: string, more: { headers?: Record<string, string>; commandId?: string } = {}) =>
    product.call(addPrescriptionAsDoctor, {
      ...{ as: doctor, ...more },
      body: { userEmail: to.email, medication, dosage: 'Twice a day' },
    });
  async function anAllergicPatient() {
    const patient = await aPatient(product);
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const { position } = await product.call(noteAllergy, {
      as: patient,
      params: { patientId: patient.id },
      body: { substance: 'Penicillin' },
    });
    return { patient, position };
  }

  test('one for each opening, however often it is asked, and together with the record that is open', async () => {
    const { patient, position } = await anAllergicPatient();
    const headers = { [OPENING]: randomUUID() };
    for (const medication of ['Augmentin 625', 'Amoxicillin 500 mg'])
      expect((await check(patient, medication, { headers })).code).toBe('PRESCRIPTION_WARNED');
    expect((await check(patient, 'Atorvastatin 10 mg', { headers })).status).toBe(200);
    await until(async () => expect(await readingsOf(patient)).toEqual([reading]));
    await product.call(showHealthRecord, {
      ...{ as: doctor, after: position, headers, params: { patientId: patient.id } },
    });
    const { position: after } = await check(patient, 'Metformin 500 mg', { headers: { [OPENING]: randomUUID() } });
    await until(async () => {
      const { body } = await product.call(listRecordReadings, { as: patient, after });
      expect(body.readings).toHaveLength(2);
    });
  });

  test('without an opening one for each check, also under one command id', async () => {
    const { patient } = await anAllergicPatient();
    const commandId = randomUUID();
    for (const medication of ['Augmentin 625', 'Amoxicillin 500 mg'])
      expect((await check(patient, medication, { commandId })).code).toBe('PRESCRIPTION_WARNED');
    await until(async () => expect(await readingsOf(patient)).toEqual([reading, reading]));
  });

  test('not where the doctor may not prescribe; a repeated command then tells nothing of the record', async () => {
    const patient = await aPatient(product);
    const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const commandId = randomUUID();
    expect((await check(patient, 'Atorvastatin 10 mg', { commandId })).status).toBe(200);
    await product.call(cancelAppointment, { as: patient, params: { id }, body: { reason: 'Better now' } });
    await product.call(addPrescription, {
      ...{ as: patient, body: { doctorName: 'Dr. Shah', medication: 'Qwertol 5 mg', dosage: '1' } },
    });
    expect((await check(patient, 'Augmentin 625')).code).toBe('PATIENT_NOT_FOUND');
    const repeated = await check(patient, 'Atorvastatin 10 mg', { commandId });
    expect(repeated.body.check.unrecognised).toEqual([]);
    const { body } = await product.call(listRecordReadings, { as: patient, after: repeated.position });
    expect(body.readings).toHaveLength(1);
  });
});

test('a prescription without a recognised name is saved once the doctor confirms it', async () => {
  const patient = await aPatient(product);
  await anAppointment(product, { patient, doctor, slot: nextSlot() });
  const send = (medication: string, more: { confirmedUnchecked?: boolean } = {}) =>
    product.call(addPrescriptionAsDoctor, {
      as: doctor,
      body: { userEmail: patient.email, medication, dosage: 'Once a day', ...more },
    });
  const refused = await send('Xyzomab 5 mg');
  expect([refused.status, refused.code]).toEqual([409, 'PRESCRIPTION_UNCHECKED']);
  expect(refused.body.parameters).toMatchObject({ check: { recognised: [] } });
  const saved = await send('Xyzomab 5 mg', { confirmedUnchecked: true });
  expect(saved.body.check).toMatchObject({
    ...{ rulesChecked: 2, unrecognised: [{ text: 'Xyzomab 5 mg', words: ['Xyzomab'] }] },
  });
  const { body } = await product.call(listPrescriptions, { as: patient, after: saved.position });
  expect(body).toMatchObject([{ override: null, confirmedUnchecked: true }]);
});

describe('a retraction', () => {
  test('keeps the entry, with time and reason; only its author may, also after the treatment', async () => {
    const patient = await aPatient(product);
    const { id } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const { body } = await product.call(addTestReportAsDoctor, {
      as: doctor,
      body: { userEmail: patient.email, testName: 'Vitamin D', result: '12 ng/mL' },
    });
    const retract = (as: Person) =>
      product.call(retractEntry, {
        as,
        params: { patientId: patient.id, entryId: body.data.entryId },
        body: { kind: 'testReport', reason: "The sample was another person's." },
      });
    expect((await retract(patient)).code).toBe('NOT_ALLOWED');
    await product.call(cancelAppointment, { as: patient, params: { id }, body: { reason: 'Better now' } });
    const other = await withSecondFactor(product, await aDoctor(product), 'doctor');
    expect((await retract(other)).code).toBe('PATIENT_NOT_FOUND');
    const { position: after } = await retract(doctor);
    const { body: reports } = await product.call(listTestReports, { as: patient, after });
    expect(reports).toMatchObject([
      { testName: 'Vitamin D', retracted: { reason: "The sample was another person's." } },
    ]);
  });
});

test('an allergy is noted by the patient, and in sight of the doctor', async () => {
  const patient = await aPatient(product);
  await anAppointment(product, { patient, doctor, slot: nextSlot() });
  const { position: after } = await product.call(noteAllergy, {
    as: patient,
    params: { patientId: patient.id },
    body: { substance: 'Penicillin', reaction: 'Rash and swelling, 2011' },
  });
  const { body } = await product.call(listAllergies, { as: patient, after });
  expect(body.allergies).toMatchObject([{ substance: 'Penicillin', reaction: 'Rash and swelling, 2011' }]);
  expect((await recordOf(patient, after)).body.data.allergies).toEqual(body.allergies);
});

test("a doctor's patients are those with a current appointment, each once", async () => {
  const [first, second] = [await aPatient(product), await aPatient(product)];
  await anAppointment(product, { patient: first, doctor: other, slot: nextSlot() });
  await anAppointment(product, { patient: first, doctor: other, slot: nextSlot() });
  const { id, position } = await anAppointment(product, { patient: second, doctor: other, slot: nextSlot() });
  const { body } = await product.call(listPatients, { as: other, after: position });
  expect(body.patients.map((patient) => patient.id).toSorted()).toEqual([first.id, second.id].toSorted());
  const { position: after } = await product.call(cancelAppointment, {
    as: second,
    params: { id },
    body: { reason: 'Better now' },
  });
  const { body: left } = await product.call(listPatients, { as: other, after });
  expect(left.patients.map((patient) => patient.id)).toEqual([first.id]);
});

test('two doctors who add at once while an entry is retracted lose nothing', async () => {
  const patient = await aPatient(product);
  for (const each of [doctor, other]) await anAppointment(product, { patient, doctor: each, slot: nextSlot() });
  const add = (as: Person, number: number) =>
    product.call(addTestReportAsDoctor, {
      as,
      body: { userEmail: patient.email, testName: `Test ${number}`, result: 'Normal' },
    });
  const { body: first } = await add(doctor, 0);
  const retract = () =>
    product.call(retractEntry, {
      as: doctor,
      params: { patientId: patient.id, entryId: first.data.entryId },
      body: { kind: 'testReport', reason: 'Another patient.' },
    });
  const replies = await Promise.all([
    // At most ten at once: a command decides ten times, and each of its conflicts is the success of another.
    ...[1, 2, 3, 4].flatMap((number) => [add(doctor, number), add(other, number + 4)]),
    ...[retract(), retract()],
  ]);
  expect(replies.map(({ status }) => status)).toEqual(replies.map(() => 200));
  const positions = replies.flatMap(({ position }) => (position === null ? [] : [BigInt(position)]));
  const after = String(positions.reduce((a, b) => (a > b ? a : b)));
  const { body: reports } = await product.call(listTestReports, { as: patient, after });
  expect(reports.map(({ testName }) => testName).toSorted()).toEqual(
    Array.from({ length: 9 }, (_, number) => `Test ${number}`).toSorted(),
  );
  expect(reports.filter(({ retracted }) => retracted)).toMatchObject([{ testName: 'Test 0' }]);
});

describe('a medicine that is no longer taken', () => {
  test('stays in the record with day and reason, and is not checked against any more', async () => {
    const patient = await aPatient(product);
    await anAppointment(product, { patient, doctor, slot: nextSlot() });
    const { body } = await prescribe(patient);
    expect((await prescribe(patient)).code).toBe('PRESCRIPTION_WARNED');
    const stop = (as: Person, stoppedOn?: string) =>
      product.call(stopMedicine, {
        as,
        params: { patientId: patient.id, entryId: body.data.entryId },
        body: { reason: 'Muscle ache.', ...(stoppedOn && { stoppedOn }) },
      });
    expect((await stop(other)).code).toBe('PATIENT_NOT_FOUND');
    const future = await stop(patient, '2100-01-01');
    expect(fieldsOf(future)).toMatchObject({ stoppedOn: { code: 'STOP_DAY_IN_FUTURE' } });
    expect((await stop(patient)).status).toBe(200);
    expect((await stop(doctor)).status).toBe(200);
    const { position: after } = await prescribe(patient);
    const { body: listed } = await product.call(listPrescriptions, { as: patient, after });
    expect(listed.map(({ isTaken }) => isTaken)).toEqual([true, false]);
    expect(listed[1]?.stopped).toMatchObject({ by: 'patient', reason: 'Muscle ache.' });
  });
});

describe('the doctors who can see a record now', () => {
  const listed = async (as: Person, after: string | null) =>
    (await product.call(listReadingDoctors, { as, after })).body.doctors;
  /** The doctors on the patient's list, and the replies to a doctor who reads and who writes, all at one moment. */
  async function at(moment: number, patient: Person, as: Person) {
    const [queries, commands] = await Promise.all([
      queryServiceAt(product, new Date(moment)),
      commandServiceAt(product, new Date(moment)),
    ]);
    const { body } = await queries.call(listReadingDoctors, { as: patient });
    const read = await queries.call(showHealthRecord, { as, params: { patientId: patient.id } });
    const note = { substance: `Pollen ${moment}` };
    const written = await commands.call(noteAllergy, { as, params: { patientId: patient.id }, body: note });
    await Promise.all([queries.close(), commands.close()]);
    return { listed: body.doctors.map(({ id }) => id), reads: read.status === 200, writes: written.status === 200 };
  }

  test('are named with the moment at which reading and writing end', async () => {
    const patient = await aPatient(product);
    expect(await listed(patient, patient.position)).toEqual([]);
    const [{ slot }, { slot: last, position }] = [
      await anAppointment(product, { patient, doctor, slot: nextSlot() }),
      await anAppointment(product, { patient, doctor, slot: nextSlot() }),
    ];
    const end = Date.parse(last.endsAt) + 28 * 24 * 60 * 60_000;
    expect(end).toBeGreaterThan(Date.parse(slot.endsAt) + 28 * 24 * 60 * 60_000);
    expect(await listed(patient, position)).toEqual([
      {
        ...{ id: doctor.id, fullName: 'Kavita Iyer', until: new Date(end).toISOString(), lastOpened: null },
        appointment: { startsAt: last.startsAt, timeZone: 'Asia/Kolkata' },
      },
    ]);
    expect(await at(end - 1, patient, doctor)).toEqual({ listed: [doctor.id], reads: true, writes: true });
    expect(await at(end, patient, doctor)).toEqual({ listed: [], reads: false, writes: false });
  });

  test('are named with their latest opening, and not after a cancellation', async () => {
    const patient = await aPatient(product);
    const { id, position: booked } = await anAppointment(product, { patient, doctor, slot: nextSlot() });
    for (let opened = 0; opened < 2; opened += 1) await recordOf(patient, booked);
    await until(async () => {
      const { readings } = (await product.call(listRecordReadings, { as: patient })).body;
      expect(readings).toHaveLength(2);
      expect(await listed(patient, null)).toMatchObject([{ id: doctor.id, lastOpened: readings[0]?.readAt }]);
    });
    const { position } = await product.call(cancelAppointment, {
      ...{ as: patient, params: { id }, body: { reason: 'Better now' } },
    });
    expect(await listed(patient, position)).toEqual([]);
  });

  test('include one in an emergency until its end, and not one whose emergency is over', async () => {
    const patient = await aPatient(product);
    const [over, live] = [await inEmergency(product, patient, 15), await inEmergency(product, patient)];
    const { body } = await recordOf(patient, live.position, live.doctor);
    const end = body.data.emergency?.until ?? '';
    expect(await listed(patient, over.position)).toMatchObject([
      { id: live.doctor.id, fullName: 'Ravi Menon', until: end, appointment: null },
    ]);
    const access = { listed: [live.doctor.id], reads: true, writes: false };
    expect(await at(Date.parse(end) - 1, patient, live.doctor)).toEqual(access);
    expect(await at(Date.parse(end), patient, live.doctor)).toEqual({ ...access, listed: [], reads: false });
    // An appointment gives more, and longer.
    const { slot, position } = await anAppointment(product, { patient, doctor: live.doctor, slot: nextSlot() });
    expect(await listed(patient, position)).toMatchObject([
      { id: live.doctor.id, appointment: { startsAt: slot.startsAt } },
    ]);
  });
});
