import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { bookAppointment, declarePayment } from '@anamnesis/contracts/appointments/routes';
import { registerPatient } from '@anamnesis/contracts/accounts/routes';
import { TIME_SLOTS } from '@anamnesis/contracts/doctors/constants';
import { eventDefinitions } from '@anamnesis/contracts/events';
import { sendMedicalSummary } from '@anamnesis/contracts/sessions/summary-routes';
import { uploadReport } from '@anamnesis/contracts/sessions/document-routes';
import { addTestReport } from '@anamnesis/contracts/records/routes';
import { addWearable } from '@anamnesis/contracts/wearables/routes';
import { openLog } from '@anamnesis/platform/process/adapters';
import { dayFromNow, freshSlots } from './testing/appointments.js';
import { commandServiceAt } from './testing/command-service-at.js';
import { certificate, formOf } from './testing/files.js';
import { aDoctor, aPatient, newPatient, type Person } from './testing/people.js';
import { type Product, runProduct } from './testing/product.js';
import { stalledService } from './testing/stalled-service.js';

let product: Product;
let patient: Person;
let other: Person;
beforeAll(async () => {
  // In the modules of this suite, whose command-service it stands in for.
  product = await runProduct();
  [patient, other] = await Promise.all([aPatient(product), aPatient(product)]);
});
afterAll(() => product.close());

const nextSlot = freshSlots();
type Answer = Awaited<ReturnType<typeof book>>;
const book = (doctor: Person, date: string, time: string, as: Person, commandId: string = randomUUID(), more = {}) =>
  product.call(bookAppointment, { as, commandId, body: { doctorId: doctor.id, date, time, ...more } });
const resultOf = ({ status, code }: Pick<Answer, 'status' | 'code'>) => code ?? String(status);

/** The results of booking each of these slots for another patient. */
const bookByOther = async (doctor: Person, slots: readonly { date: string; time: string }[]) => {
  const answers: string[] = [];
  for (const { date, time } of slots) answers.push(resultOf(await book(doctor, date, time, other)));
  return answers;
};

describe('concurrent requests with different content under one command id', () => {
  test('for two hours of one day: one is booked, the other rejected, and each hour is booked once', async () => {
    const doctor = await aDoctor(product);
    for (let round = 0; round < 15; round += 1) {
      const date = dayFromNow(3 + round);
      const times = ['09:00', '10:00'];
      const commandId = randomUUID();
      const answers = await Promise.all(times.map((time) => book(doctor, date, time, patient, commandId)));
      expect(answers.map(resultOf).toSorted()).toEqual(['200', 'COMMAND_ID_REUSED']);
      const expected = answers.map(({ status }) => (status === 200 ? 'SLOT_TAKEN' : '200'));
      expect(
        await bookByOther(
          doctor,
          times.map((time) => ({ date, time })),
        ),
      ).toEqual(expected);
    }
  });

  test('for many days: one is booked, and no slot stays blocked', async () => {
    const doctor = await aDoctor(product);
    const days = Array.from({ length: 12 }, (_, index) => ({ date: dayFromNow(5 + index), time: '11:00' }));
    const commandId = randomUUID();
    const answers = await Promise.all(days.map(({ date, time }) => book(doctor, date, time, patient, commandId)));
    expect(answers.map(resultOf).toSorted()).toEqual(['200', ...Array(11).fill('COMMAND_ID_REUSED')]);
    const expected = answers.map(({ status }) => (status === 200 ? 'SLOT_TAKEN' : '200'));
    expect(await bookByOther(doctor, days)).toEqual(expected);
  });

  test('for one hour, with two reasons: one is booked', async () => {
    const doctor = await aDoctor(product);
    const { date, time } = nextSlot();
    const commandId = randomUUID();
    const answers = await Promise.all(
      ['Tired', 'Dizzy'].map((issueDetails) => book(doctor, date, time, patient, commandId, { issueDetails })),
    );
    expect(answers.map(resultOf).toSorted()).toEqual(['200', 'COMMAND_ID_REUSED']);
    expect(await bookByOther(doctor, [{ date, time }])).toEqual(['SLOT_TAKEN']);
  });
});

describe('an abandoned claim', () => {
  test('does not block its slot, although the appointment was booked on another day under the same id', async () => {
    const doctor = await aDoctor(product);
    const [date, standing] = [dayFromNow(30), dayFromNow(31)];
    const commandId = randomUUID();
    const stalled = await stalledService(product, 'appointment-', 3_600);
    const body = { doctorId: doctor.id, date, time: TIME_SLOTS[0] };
    const late = stalled.call(bookAppointment, { as: patient, commandId, body });
    await stalled.stalled;
    expect(resultOf(await book(doctor, standing, TIME_SLOTS[0], patient, commandId))).toBe('200');
    const slots = [date, standing].map((each) => ({ date: each, time: TIME_SLOTS[0] }));
    expect(await bookByOther(doctor, slots)).toEqual(['200', 'SLOT_TAKEN']);
    expect(resultOf(await stalled.goOn(late))).toBe('COMMAND_ID_REUSED');
    expect(await bookByOther(doctor, slots)).toEqual(['SLOT_BOOKED_BY_YOU', 'SLOT_TAKEN']);
  });
});

describe('a file', () => {
  test('is part of the content: another file under the same id is rejected', async () => {
    const doctor = await aDoctor(product);
    const { date, time } = nextSlot();
    const sessionId = (await book(doctor, date, time, patient)).body.data.appointmentId;
    const commandId = randomUUID();
    const upload = (report: File) =>
      product.call(uploadReport, { as: patient, commandId, body: formOf({ sessionId }, { report: [report] }) });
    const report = certificate();
    const changed = new File([report, ' '], report.name, { type: report.type });
    expect(resultOf(await upload(report))).toBe('200');
    expect(resultOf(await upload(changed))).toBe('COMMAND_ID_REUSED');
    expect(resultOf(await upload(report))).toBe('200');
    const summary = await product.call(sendMedicalSummary, { as: patient, commandId, body: { sessionId } });
    expect(resultOf(summary)).toBe('COMMAND_ID_REUSED');
  });
});

test('one id in two streams is two commands: each is carried out once, and neither is taken for the other', async () => {
  const commandId = randomUUID();
  const own = await aPatient(product);
  const report = (result: string) =>
    product.call(addTestReport, {
      ...{ as: own, commandId },
      body: { testName: 'HbA1c', result, doctorName: 'Dr. Shah' },
    });
  const device = (deviceName: string) => product.call(addWearable, { as: own, commandId, body: { deviceName } });
  const once = await Promise.all([report('5.9 %'), device('Watch')]);
  const again = await Promise.all([report('5.9 %'), device('Watch')]);
  expect([...once, ...again].map(resultOf)).toEqual(['200', '200', '200', '200']);
  expect(again.map(({ position }) => position)).toEqual(once.map(({ position }) => position));
  // Within each stream the id stays bound to its content.
  expect([await report('9.5 %'), await device('Ring')].map(resultOf)).toEqual(Array(2).fill('COMMAND_ID_REUSED'));
});

describe('a sign-up that stalled between its username and its account', () => {
  const signUp = (call: Product['call'], form: object, commandId: string = randomUUID()) =>
    call(registerPatient, { commandId, body: formOf({ ...form }) });

  test('reserves the username for a minute only; after that it is rejected', async () => {
    const [dead, next] = [newPatient(), newPatient()];
    const stalled = await stalledService(product, 'patient-');
    const late = signUp(stalled.call, dead);
    await stalled.stalled;
    const same = { ...next, username: dead.username };
    expect((await signUp(product.call, same)).code).toBe('USERNAME_TAKEN');
    const later = await commandServiceAt(product, new Date(Date.now() + 61_000));
    expect((await signUp(later.call, same)).status).toBe(201);
    await later.close();
    expect((await stalled.goOn(late)).code).toBe('USERNAME_TAKEN');
    expect((await signUp(product.call, { ...dead, username: newPatient().username })).status).toBe(201);
  });

  test('keeps the username if the same person signs up again', async () => {
    const form = newPatient();
    const stalled = await stalledService(product, 'patient-');
    const late = signUp(stalled.call, form);
    await stalled.stalled;
    expect((await signUp(product.call, form)).status).toBe(201);
    expect((await stalled.goOn(late)).code).toBe('EMAIL_TAKEN');
    const later = await commandServiceAt(product, new Date(Date.now() + 3_600_000));
    expect((await signUp(later.call, { ...newPatient(), username: form.username })).code).toBe('USERNAME_TAKEN');
    await later.close();
  });
});

test('the log contains no payment id in plaintext', async () => {
  const doctor = await aDoctor(product);
  const { date, time } = nextSlot();
  const { appointmentId } = (await book(doctor, date, time, patient)).body.data;
  const payment = { transactionId: `TXN_${randomUUID()}`, upiReference: '412345678901' };
  const paid = await product.call(declarePayment, { as: patient, params: { id: appointmentId }, body: payment });
  expect(paid.status).toBe(200);

  const { store } = await openLog(product.vault, product.database, eventDefinitions);
  const stop = new AbortController();
  let log = '';
  for await (const batch of store.follow(null, stop.signal)) {
    log += batch.map(({ type, data, metadata }) => JSON.stringify({ type, data, metadata })).join('\n');
    if (batch.some(({ position }) => String(position) === paid.position)) stop.abort();
  }
  await store.close();
  expect(log).toContain('PaymentDeclared');
  for (const secret of Object.values(payment)) expect(log).not.toContain(secret);
});
