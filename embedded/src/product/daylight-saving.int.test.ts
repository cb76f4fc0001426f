import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { bookAppointment } from '@anamnesis/contracts/appointments/routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { setWeeklyHours } from '@anamnesis/contracts/availability/routes';
import { doctorSlots, showClinic } from '@anamnesis/contracts/doctors/routes';
import { commandServiceAt } from './testing/command-service-at.js';
import { aDoctor, aPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

/** Sundays on which Berlin's clocks go forward from 2 to 3, and back from 3 to 2. */
const [LEAP, TWICE] = ['2035-03-25', '2035-10-28'] as const;

let product: Product;
let doctor: Person;
let patient: Person;
let after: string | null;
beforeAll(async () => {
  product = await startProduct({ CLINIC_TIME_ZONE: 'Europe/Berlin', CLINIC_COUNTRY: 'DE' });
  [doctor, patient] = await Promise.all([aDoctor(product), aPatient(product)]);
  const body = { slotMinutes: 30, hours: [{ weekday: 7, from: '01:30', to: '03:30' }] };
  after = (await product.call(setWeeklyHours, { as: doctor, body })).position;
});
afterAll(() => product.close());

async function offered(date: string, since = after) {
  const sent = { as: patient, after: since, params: { doctorId: doctor.id }, query: { date } };
  const { body } = await product.call(doctorSlots, sent);
  return body.slots.map(({ time, startsAt, state }) => `${time} ${startsAt.slice(11, 16)} ${state}`);
}
/** Books with the clock set to the day before. */
async function bookOn(date: string, time: string) {
  const service = await commandServiceAt(product, new Date(Date.parse(date) - 86_400_000));
  const answer = await service.call(bookAppointment, { as: patient, body: { doctorId: doctor.id, date, time } });
  await service.close();
  return answer;
}

test('the time zone and the country are public', async () => {
  expect((await product.call(showClinic, {})).body).toEqual({ timeZone: 'Europe/Berlin', country: 'DE' });
});

test('a skipped hour can be neither offered nor booked', async () => {
  expect(await offered(LEAP)).toEqual(['01:30 00:30 free', '03:00 01:00 free']);
  const skipped = await bookOn(LEAP, '02:30');
  expect([skipped.code, skipped.body.parameters?.['nextFree']]).toEqual([
    'SLOT_UNKNOWN',
    [`${LEAP}T00:30:00.000Z`, `${LEAP}T01:00:00.000Z`, '2035-03-31T23:30:00.000Z'],
  ]);
  const booked = await bookOn(LEAP, '03:00');
  expect(booked.body.data.startsAt).toBe(`${LEAP}T01:00:00.000Z`);
  expect(await offered(LEAP, booked.position)).toEqual(['01:30 00:30 free', '03:00 01:00 taken']);
});

test('a repeated hour is offered and booked once', async () => {
  expect(await offered(TWICE)).toEqual([
    ...['01:30 23:30 free', '02:00 00:00 free', '02:30 00:30 free', '03:00 02:00 free'],
  ]);
  const booked = await bookOn(TWICE, '02:30');
  expect(booked.body.data.startsAt).toBe(`${TWICE}T00:30:00.000Z`);
  expect((await bookOn(TWICE, '02:30')).code).toBe('SLOT_BOOKED_BY_YOU');
  expect(await offered(TWICE, booked.position)).toContain('02:30 00:30 taken');
  const { body } = await product.call(patientAppointments, { as: patient, after: booked.position });
  expect(body.sessions.map(({ date, time, timeZone }) => `${date} ${time} ${timeZone}`)).toContain(
    `${TWICE} 02:30 Europe/Berlin`,
  );
});
