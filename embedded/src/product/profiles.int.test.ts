import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { composeEmail } from '@anamnesis/contracts/accounts/credential-routes';
import { signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { completeActivity } from '@anamnesis/contracts/activities/routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { findDoctors } from '@anamnesis/contracts/doctors/routes';
import { answerQuestionnaire, currentAnswers } from '@anamnesis/contracts/profiles/questionnaire-routes';
import {
  currentDoctor,
  currentPatient,
  showPicture,
  updateDoctor,
  updatePatient,
} from '@anamnesis/contracts/profiles/routes';
import {
  cancelHealthImport,
  listHealthImports,
  recordHealthDays,
  startHealthImport,
} from '@anamnesis/contracts/health-imports/routes';
import { SIMULATED } from '@anamnesis/contracts/wearables/constants';
import {
  addWearable,
  explainHealthData,
  fetchHealthData,
  listHealthDays,
  loadWearables,
  removeWearable,
  selectWearable,
} from '@anamnesis/contracts/wearables/routes';
import { until } from '@anamnesis/platform/testing/until';
import { dayFromNow } from './testing/appointments.js';
import { aFinishedUpload } from './testing/documents.js';
import { formOf, picture } from './testing/files.js';
import { aDoctor, aPatient, newDoctor, newPatient, PASSWORD, type Person, withPicture } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  product = await sharedProduct();
});
afterAll(() => product.close());

describe("a doctor's profile", () => {
  test('can be edited; directory, search and sign-in are updated', async () => {
    const { call } = product;
    const doctor = await aDoctor(product, newDoctor('Kavita Iyer'), withPicture());
    const education = [{ degree: 'MD', institution: 'AIIMS', year: '2008' }];
    const { status, body, position } = await call(updateDoctor, {
      as: doctor,
      body: formOf({
        ...{ fullName: 'Kavita Sundaram', email: doctor.email.toUpperCase(), phone: '9820011111', location: 'Pune' },
        ...{ specialization: 'Neurology', experience: '15+ years', aboutMe: 'I listen.' },
        education: JSON.stringify(education),
        specializations: JSON.stringify(['Sleep Medicine']),
        certifications: '[]',
      }),
    });
    expect({ status, message: body.message }).toEqual({ status: 200, message: 'Profile updated successfully' });
    const current = await call(currentDoctor, { as: doctor, after: position });
    expect(current.body.data).toMatchObject({
      ...{ fullName: 'Kavita Sundaram', email: doctor.email, phone: '9820011111', location: 'Pune' },
      ...{ specialization: 'Neurology', experience: '15+ years', aboutMe: 'I listen.', education },
      ...{ specializations: ['Sleep Medicine'], certifications: [] },
      avatar: `/api/pictures/${doctor.id}`,
    });
    const found = await call(findDoctors, { as: doctor, after: position, query: { search: 'sundaram sleep' } });
    expect(found.body.data).toMatchObject([
      { id: doctor.id, specification: ['Neurology', 'Sleep Medicine'], yearexp: 15 },
    ]);
    const signIn = (mobileNumber: string) =>
      call(signInDoctor, { body: { email: doctor.email, mobileNumber, password: PASSWORD } });
    expect((await signIn(doctor.mobileNumber)).code).toBe('DOCTOR_CREDENTIALS_WRONG');
    expect((await signIn('9820011111')).body.data.doctor.fullName).toBe('Kavita Sundaram');
  });

  test('sets fee, kinds of consultation and hospitals, which patients see and book', async () => {
    const { call } = product;
    const [doctor, patient] = await Promise.all([aDoctor(product, newDoctor('Neel Shah')), aPatient(product)]);
    const edit = (fields: Record<string, string>) => call(updateDoctor, { as: doctor, body: formOf(fields) });
    const cardAt = async (after: string | null) =>
      (await call(findDoctors, { as: patient, after, query: { doctorId: doctor.id } })).body.data[0];
    const usual = { hospitals: [], fee: 500, consultationTypes: ['General Consultation'] };
    expect(await cardAt(doctor.position)).toMatchObject(usual);

    const book = (date: string, more: Record<string, unknown> = {}) =>
      call(bookAppointment, { as: patient, body: { doctorId: doctor.id, date, time: '09:00', ...more } });
    expect((await book(dayFromNow(3))).status).toBe(200);
    const practice = { hospitals: ['Ruby Hall'], consultationTypes: ['Follow-up', 'Second Opinion'] };
    const { position } = await edit({
      ...{ fee: '800', hospitals: '["Ruby Hall","Ruby Hall"]' },
      consultationTypes: JSON.stringify(practice.consultationTypes),
    });
    expect(await cardAt(position)).toMatchObject({ ...practice, fee: 800 });
    expect((await call(currentDoctor, { as: doctor, after: position })).body.data).toMatchObject({
      ...{ ...practice, fee: 800, location: '' },
    });

    const old = await book(dayFromNow(4), { fee: 500 });
    expect([old.code, old.body.parameters]).toEqual(['FEE_CHANGED', { fee: 800 }]);
    const unknown = await book(dayFromNow(4), { fee: 800, consultationType: 'Surgery' });
    expect([unknown.code, unknown.body.parameters]).toEqual([
      ...['CONSULTATION_TYPE_UNKNOWN', { consultationTypes: practice.consultationTypes }],
    ]);
    const second = await book(dayFromNow(4), { fee: 800, consultationType: 'Second Opinion' });
    await edit({ fee: '900' });
    const params = { id: second.body.data.appointmentId };
    const paid = await call(declarePayment, { as: patient, params, body: { transactionId: 'TXN_1' } });
    const { body } = await call(patientAppointments, { as: patient, after: paid.position });
    expect(body.sessions.map(({ fee, type, doctor: { hospitals } }) => [fee, type, hospitals])).toEqual([
      [500, 'General Consultation', ['Ruby Hall']],
      [800, 'Second Opinion', ['Ruby Hall']],
    ]);
  });

  test.each([
    ['fee', '0'],
    ['fee', '-5'],
    ['fee', '12.50'],
    ['fee', '100001'],
    ['fee', ''],
    ['consultationTypes', '[]'],
    ['consultationTypes', '["  "]'],
    ['hospitals', '"Ruby Hall"'],
  ])('is rejected with %s %s', async (field, text) => {
    const doctor = await aDoctor(product);
    const { code, body } = await product.call(updateDoctor, { as: doctor, body: formOf({ [field]: text }) });
    expect(code).toBe('INPUT_INVALID');
    const fields = body.parameters?.['fields'] as object;
    expect(Object.keys(fields).some((path) => path.startsWith(field))).toBe(true);
  });

  test('has a name without title', async () => {
    const doctor = await aDoctor(product, newDoctor('Dr. Neel Shah'));
    const edited = await product.call(updateDoctor, { as: doctor, body: formOf({ fullName: 'Doctor Neel A. Shah' }) });
    const { body } = await product.call(currentDoctor, { as: doctor, after: edited.position });
    expect(body.data.fullName).toBe('Neel A. Shah');
  });

  test('keeps omitted fields, and is unchanged after an error', async () => {
    const { call } = product;
    const doctor = await aDoctor(product, newDoctor('Arjun Mehta'));
    const edit = (fields: Record<string, string>) => call(updateDoctor, { as: doctor, body: formOf(fields) });
    const { position } = await edit({ location: 'Nagpur' });
    expect((await edit({ email: 'another@example.org', location: 'Goa' })).code).toBe('EMAIL_FIXED');
    expect((await edit({ fullName: ' ', location: 'Goa' })).code).toBe('INPUT_INVALID');
    expect((await edit({ specializations: 'not a list' })).body.parameters).toEqual({
      fields: { specializations: { code: 'SPECIALIZATIONS_UNREADABLE', message: 'Please list the specializations.' } },
    });
    expect((await edit({ education: '[{"degree":7}]' })).code).toBe('INPUT_INVALID');
    const { body } = await call(currentDoctor, { as: doctor, after: position });
    expect(body.data).toMatchObject({
      ...{ fullName: 'Arjun Mehta', location: 'Nagpur', phone: doctor.mobileNumber, experience: '12 years' },
      ...{ specializations: ['Cardiology'] },
    });
  });
});

describe("a patient's profile", () => {
  test('can be edited with a picture and interests, and is kept at the next sign-in', async () => {
    const { call } = product;
    const patient = await aPatient(product);
    const interests = [
      { name: 'Mental Health', goal: true },
      { name: 'Chess', goal: false },
    ];
    const { position } = await call(updatePatient, {
      as: patient,
      body: formOf(
        { fullName: 'Meera Pillai', email: patient.email, interests: JSON.stringify(interests), age: '42' },
        { profilePic: [picture()] },
      ),
    });
    const { body } = await call(currentPatient, { as: patient, after: position });
    expect(body.data).toMatchObject({ fullName: 'Meera Pillai', gender: 'Female', age: 42, interests });
    expect((await call(showPicture, { as: patient, params: { accountId: patient.id } })).status).toBe(200);
    const again = await call(signInPatient, { body: { email: patient.email, password: PASSWORD } });
    expect(again.body.data.user).toMatchObject({ fullName: 'Meera Pillai', username: patient.username });
    expect(again.body.data.user.profileImage).not.toBeNull();
    const purpose = { accountId: patient.id, role: 'patient', purpose: 'reset-password' } as const;
    expect((await product.callInside(composeEmail, { body: purpose })).body.data?.name).toBe('Meera Pillai');
  });

  test('cannot change its email', async () => {
    const patient = await aPatient(product);
    const { code } = await product.call(updatePatient, { as: patient, body: formOf({ email: 'other@example.org' }) });
    expect(code).toBe('EMAIL_FIXED');
  });
});

test('the questionnaire keeps the last answers, readable by the patient only', async () => {
  const { call } = product;
  const [patient, other] = [await aPatient(product), await aPatient(product)];
  const answers = {
    ...{ symptoms: ['Fever / Infections'], chronicIllnesses: ['Asthma'], familyHistory: [], allergies: ' penicillin ' },
    ...{ medications: '', hospitalized: 'No' },
  };
  expect((await call(currentAnswers, { as: patient, after: patient.position })).body.data).toBeNull();
  await call(answerQuestionnaire, { as: patient, body: { ...answers, symptoms: [] } });
  const { position } = await call(answerQuestionnaire, { as: patient, body: answers });
  const { body } = await call(currentAnswers, { as: patient, after: position });
  expect(body.data?.answers).toEqual({
    ...{ ...answers, allergies: 'penicillin' },
    ...{ stressLevel: '', exerciseFrequency: '', diet: '', smokingAlcohol: '' },
  });
  expect((await call(currentAnswers, { as: other, after: other.position })).body.data).toBeNull();
  const wrong = await call(answerQuestionnaire, { as: patient, body: { ...answers, symptoms: ['Boredom'] } });
  expect(wrong.code).toBe('INPUT_INVALID');
});

test('the suggested activity has a reason, drawn from what the patient told last', async () => {
  const { call } = product;
  const patient = await aPatient(product);
  const suggested = async (after: string | null) => {
    const { suggestedActivity, suggestionReason } = (await call(currentPatient, { as: patient, after })).body.data;
    return { title: suggestedActivity.title, ...suggestionReason };
  };
  expect(await suggested(patient.position)).toMatchObject({ code: 'turn', name: null });
  const interests = JSON.stringify([{ name: 'Hatha yoga', goal: true }]);
  const { position } = await call(updatePatient, { as: patient, body: formOf({ interests }) });
  expect(await suggested(position)).toEqual({ title: 'Yoga Session', code: 'goal', name: 'Hatha yoga' });
  const { body } = await call(signInPatient, { body: { email: patient.email, password: PASSWORD } });
  expect(body.data.suggestedActivity.title).toBe('Yoga Session');
});

const dateIn = (zone: string, at = Date.now()) => new Intl.DateTimeFormat('en-CA', { timeZone: zone }).format(at);
const QUARTER_HOUR = 15 * 60_000;
const farFromMidnight = (...zones: string[]): string =>
  zones.find((zone) => dateIn(zone, Date.now() - QUARTER_HOUR) === dateIn(zone, Date.now() + QUARTER_HOUR))!;

test("a day is the patient's own: sign-ins and activities count in the zone that the request names", async () => {
  const { call } = product;
  // Their dates differ at every time; a zone is set aside while its midnight is near, so that no day ends in the test.
  const eastern = farFromMidnight('Pacific/Kiritimati', 'Asia/Tokyo');
  const western = farFromMidnight('Pacific/Pago_Pago', 'Pacific/Honolulu');
  const [east, west] = [eastern, western].map((zone) => ({ 'x-time-zone': zone }));
  const patient = await aPatient(product, newPatient(), eastern);
  const signedIn = await call(signInPatient, {
    body: { email: patient.email, password: PASSWORD },
    headers: east!,
  });
  await call(completeActivity, { as: patient, body: { activity: 'Yoga Session' }, headers: east! });
  const { position } = await call(completeActivity, {
    as: patient,
    body: { activity: 'Evening Walk' },
    headers: west!,
  });
  const today = async (headers: Record<string, string>) =>
    (await call(currentPatient, { as: patient, after: position, headers })).body.data;
  expect(await today(east!)).toMatchObject({ completedToday: ['Yoga Session'], streak: signedIn.body.data.streak });
  expect((await today(east!)).signedInOn).toEqual([dateIn(eastern)]);
  expect((await today(west!)).completedToday).toEqual(['Evening Walk']);
});

test('completing an activity twice a day counts once', async () => {
  const { call } = product;
  const patient = await aPatient(product);
  const complete = (activity: string) => call(completeActivity, { as: patient, body: { activity } });
  await complete('Evening Walk');
  await complete('Yoga Session');
  const { position } = await complete('Evening Walk');
  const { body } = await call(currentPatient, { as: patient, after: position });
  expect(body.data.completedToday).toEqual(['Evening Walk', 'Yoga Session']);
  expect((await complete('Marathon')).code).toBe('INPUT_INVALID');
});

describe("a patient's devices", () => {
  const aDevice = async (deviceName: string) => {
    const { call } = product;
    const patient = await aPatient(product);
    const { position } = await call(addWearable, { as: patient, body: { deviceName } });
    return { call, patient, position };
  };

  test('are added and selected by name', async () => {
    const { call, patient } = await aDevice(' Pulse  Band 2 ');
    await call(addWearable, { as: patient, body: { deviceName: 'Watch' } });
    const { position } = await call(selectWearable, { as: patient, body: { deviceModel: 'Watch' } });
    const { body } = await call(loadWearables, { as: patient, after: position });
    expect(body.devices).toMatchObject([
      { model: 'Pulse Band 2', kind: 'simulated', isSelected: false, fetchedAt: null },
      { model: 'Watch', kind: 'simulated', isSelected: true, fetchedAt: null },
    ]);
    const nameless = await call(addWearable, { as: patient, body: { deviceName: ' ' } });
    expect(nameless.body).toMatchObject({ message: 'Please enter a device name.' });
  });

  test('are removed: nothing is fetched from them any more, and their days stay with their names', async () => {
    const { call, patient } = await aDevice('Pulse Band 2');
    const { position: fetched } = await call(fetchHealthData, { as: patient });
    const [band] = (await call(loadWearables, { as: patient, after: fetched })).body.devices;
    const params = { deviceId: band!.id };
    const other = await aPatient(product);
    expect((await call(removeWearable, { as: other, params })).code).toBe('WEARABLE_NOT_FOUND');
    const { status, position } = await call(removeWearable, { as: patient, params });
    expect(status).toBe(200);
    expect((await call(fetchHealthData, { as: patient })).code).toBe('WEARABLE_NOT_SELECTED');
    expect((await call(loadWearables, { as: patient, after: position })).body.devices).toEqual([]);
    const { days } = (await call(listHealthDays, { as: patient, after: position })).body;
    expect(days.map(({ values }) => values.steps?.deviceName)).toEqual(['Pulse Band 2']);
    expect((await call(removeWearable, { as: patient, params })).status).toBe(200);
  });

  test('give health data within the bounds of the simulated device, which nobody else sees', async () => {
    const { call, patient } = await aDevice('Pulse Band 2');
    const { position } = await call(fetchHealthData, { as: patient });
    const { days } = (await call(listHealthDays, { as: patient, after: position })).body;
    expect(days).toHaveLength(1);
    for (const [measure, { least, most }] of Object.entries(SIMULATED)) {
      const value = days[0]!.values[measure as keyof typeof SIMULATED];
      expect(value).toMatchObject({ kind: 'simulated', deviceName: 'Pulse Band 2', usual: null });
      expect(value!.value).toBeGreaterThanOrEqual(least);
      expect(value!.value).toBeLessThanOrEqual(most);
    }
    expect((await call(loadWearables, { as: patient })).body.devices[0]?.fetchedAt).not.toBeNull();
    const other = await aPatient(product);
    expect((await call(listHealthDays, { as: other, after: position })).body.days).toEqual([]);
  });

  test('are needed for health data, and health data for insights', async () => {
    const { call } = product;
    const patient = await aPatient(product);
    expect((await call(fetchHealthData, { as: patient })).code).toBe('WEARABLE_NOT_SELECTED');
    expect((await call(explainHealthData, { as: patient })).body).toMatchObject({
      message: 'Please fetch health data first.',
    });
  });

  test('are explained by the built-in engine, which says that the values are made up', async () => {
    const { call, patient } = await aDevice('Pulse Band 2');
    const { position } = await call(fetchHealthData, { as: patient });
    const { insights, insight } = (await call(explainHealthData, { as: patient, after: position })).body;
    expect(insights).toContain('The values are made up');
    expect(insight).toMatchObject({ engine: { kind: 'built-in' }, failure: null });
  });
});

describe('an import of health data', () => {
  const HEAD = '<?xml version="1.0"?>\n<!DOCTYPE HealthData [\n<!ATTLIST Record\n]>\n<HealthData>\n';
  const record = (day: string, source: string, steps: number) =>
    `<Record type="HKQuantityTypeIdentifierStepCount" sourceName="${source}" unit="count" ` +
    `startDate="${day} 08:00:00 +0530" endDate="${day} 08:10:00 +0530" value="${steps}"/>\n`;
  const exportOf = (...records: readonly string[]) => Buffer.from(`${HEAD}${records.join('')}</HealthData>`);
  const [first, second] = [dayFromNow(-2), dayFromNow(-1)];
  const SMALL = exportOf(record(first, 'Watch', 900), record(first, 'iPhone', 1_200), record(second, 'Watch', 700));
  const upload = (as: Person, content: Buffer, name = 'export.xml') =>
    aFinishedUpload(product, as, content, { name, kind: 'healthExport' });
  const start = async (as: Person, content: Buffer, name?: string) =>
    product.call(startHealthImport, { as, body: { uploadId: await upload(as, content, name) } });
  const ended = (as: Person, { position: after }: { position: string | null }) =>
    until(async () => {
      const { body } = await product.call(listHealthImports, { as, after });
      if (body.imports[0]?.status === 'running') throw new Error('The import still runs');
      return body.imports[0];
    });
  const stepsOf = async (as: Person) => {
    const { days } = (await product.call(listHealthDays, { as })).body;
    return days.map(({ day, values: { steps } }) => [day, steps?.value, steps?.deviceName, steps?.kind]);
  };

  test('has its days in the health data, of the source with more steps, and its result in the list', async () => {
    const patient = await aPatient(product);
    const started = await start(patient, SMALL);
    expect(await ended(patient, started)).toMatchObject({
      ...{ fileName: 'export.xml', status: 'finished', reason: null },
      result: { days: 3, samples: 3, from: first, to: second, skipped: { other: 0, unreadable: 0, implausible: 0 } },
    });
    await until(async () =>
      expect(await stepsOf(patient)).toEqual([
        [first, 1_200, 'iPhone', 'imported'],
        [second, 700, 'Watch', 'imported'],
      ]),
    );
    const { devices } = (await product.call(loadWearables, { as: patient })).body;
    expect(devices.map(({ model, kind, isSelected }) => [model, kind, isSelected])).toEqual([
      ['Watch', 'imported', false],
      ['iPhone', 'imported', false],
    ]);
    expect((await product.call(fetchHealthData, { as: patient })).code).toBe('WEARABLE_NOT_SELECTED');
  });

  test('of the same file is refused, whatever its name; one of another file with the same days adds none', async () => {
    const patient = await aPatient(product);
    await ended(patient, await start(patient, SMALL));
    const again = await start(patient, SMALL, 'renamed.xml');
    expect([again.code, again.body.message]).toEqual([
      'HEALTH_EXPORT_IMPORTED',
      'You have imported this file before, so nothing was changed. Its days are in your health data.',
    ]);
    const recorded = () => product.database.query('select 1 from read.health_days where patient_id = $1', [patient.id]);
    const before = (await recorded()).rowCount;
    const other = await start(patient, exportOf(record(second, 'watch', 700)));
    expect(await ended(patient, other)).toMatchObject({ status: 'finished', result: { days: 1 } });
    expect([(await recorded()).rowCount, before]).toEqual([3, 3]);
    // Of another person it is another import.
    expect((await start(await aPatient(product), SMALL)).status).toBe(200);
  });

  test('of a file that is no export fails with its reason, and may be tried again', async () => {
    const patient = await aPatient(product);
    const cut = SMALL.subarray(0, SMALL.length - 10);
    for (let time = 0; time < 2; time += 1) {
      expect(await ended(patient, await start(patient, cut))).toMatchObject({
        status: 'failed',
        reason: 'damaged',
        result: null,
      });
    }
    expect(await stepsOf(patient)).toEqual([]);
    await expect(upload(patient, Buffer.from('%PDF-1.7\n%%EOF\n'))).rejects.toThrow('FILE_TYPE_REFUSED');
    const document = await aFinishedUpload(product, patient, Buffer.from('%PDF-1.7\n%%EOF\n'));
    expect((await product.call(startHealthImport, { as: patient, body: { uploadId: document } })).code).toBe(
      'UPLOAD_NOT_FOUND',
    );
  });

  test('is cancelled: nothing more is recorded, its file is removed, and it can be started again', async () => {
    const patient = await aPatient(product);
    const large = exportOf(...Array.from({ length: 40_000 }, (_, n) => record(first, 'Watch', n % 3)));
    const stranger = await aPatient(product);
    const { body } = await start(patient, large);
    const params = { importId: body.importId };
    const cancelled = await product.call(cancelHealthImport, { as: patient, params });
    expect(cancelled.status).toBe(200);
    expect((await product.call(cancelHealthImport, { as: stranger, params })).code).toBe('HEALTH_IMPORT_NOT_FOUND');
    const { imports } = (await product.call(listHealthImports, { as: patient, after: cancelled.position })).body;
    expect(imports).toMatchObject([{ status: 'cancelled' }]);
    const days = [{ day: first, measures: { heartRate: null, steps: 1, calories: null, sleep: null } }];
    const late = await product.callInside(recordHealthDays, {
      params: { ...params, patientId: patient.id },
      body: { file: 'f'.repeat(64), sourceName: 'Watch', days },
    });
    expect(late.code).toBe('HEALTH_IMPORT_CANCELLED');
    expect(await stepsOf(patient)).toEqual([]);
    expect(await ended(patient, await start(patient, large))).toMatchObject({ status: 'finished' });
    await until(async () => expect(await stepsOf(patient)).toHaveLength(1));
  });
});
