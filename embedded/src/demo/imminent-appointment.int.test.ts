import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { until } from '@anamnesis/platform/testing/until';
import { aDoctor, aPatient, type Person } from '../product/testing/people.js';
import type { Product } from '../product/testing/product.js';
import { startProduct } from '../product/testing/start-product.js';
import { createDemoClient, type DemoClient } from './demo-client.js';
import { arrangeImminent } from './imminent-appointment.js';
import { openAllDay } from './seed-hours.js';

const MINUTE = 60_000;
const TIME_ZONE = 'Asia/Kolkata';

let product: Product;
let patient: Person;
let doctor: Person;
let client: DemoClient;
beforeAll(async () => {
  product = await startProduct({ CLINIC_TIME_ZONE: TIME_ZONE });
  [doctor, patient] = await Promise.all([aDoctor(product), aPatient(product)]);
  client = createDemoClient(product.address);
  await openAllDay(client, doctor);
});
afterAll(() => product.close());

const arrange = (now = Date.now()) => arrangeImminent(client, { patient, doctor }, TIME_ZONE, new Date(now));
/** Waits until `pending` appointments are pending; returns those and all. */
const appointments = (pending: number) =>
  until(async () => {
    const { body } = await product.call(patientAppointments, { as: patient });
    const open = body.sessions.filter(({ status }) => status === 'Pending');
    expect(open.map(({ payment }) => payment)).toEqual(Array<string>(pending).fill('claimed'));
    return { open, all: body.sessions };
  });
const minutesFrom = (now: number, startsAt: string | undefined) => (Date.parse(startsAt ?? '') - now) / MINUTE;

test('one paid appointment is about to begin, and only one', async () => {
  expect(await arrange()).toBe(true);
  const { open } = await appointments(1);
  expect(minutesFrom(Date.now(), open[0]?.startsAt)).toBeGreaterThan(-1);
  expect(minutesFrom(Date.now(), open[0]?.startsAt)).toBeLessThanOrEqual(16);
  expect(await arrange()).toBe(true);
  expect((await appointments(1)).all).toHaveLength(1);
});

test('an appointment that both sides missed is moved to the next minutes', async () => {
  const before = (await appointments(1)).open[0];
  const later = Date.now() + 25 * MINUTE;
  await arrange(later);
  const { open, all } = await until(async () => {
    const found = await appointments(1);
    expect(found.open[0]?.startsAt).not.toBe(before?.startsAt);
    return found;
  });
  expect(all).toHaveLength(1);
  expect(open[0]?.id).toBe(before?.id);
  expect(minutesFrom(later, open[0]?.startsAt)).toBeGreaterThan(0);
  expect(minutesFrom(later, open[0]?.startsAt)).toBeLessThanOrEqual(16);
});

test('another appointment is booked after the first is cancelled', async () => {
  const { open } = await appointments(1);
  const params = { id: open[0]?.id ?? '' };
  await product.call(cancelAppointment, { as: patient, params, body: { reason: 'I feel well again.' } });
  await appointments(0);
  await arrange();
  expect((await appointments(1)).all).toHaveLength(2);
});
