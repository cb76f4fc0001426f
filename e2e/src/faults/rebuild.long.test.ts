import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { cancelAppointment, declarePayment, rescheduleAppointment } from '@anamnesis/contracts/appointments/routes';
import { patientAppointments, pendingConsultations } from '@anamnesis/contracts/appointments/query-routes';
import { DEFAULT_TIME_ZONE } from '@anamnesis/contracts/doctors/constants';
import { findDoctors } from '@anamnesis/contracts/doctors/routes';
import { slotAt } from '@anamnesis/contracts/time/slots';
import { endSessionAsDoctor, giveFeedback, joinSession } from '@anamnesis/contracts/sessions/routes';
import { startPostgres } from '@anamnesis/embedded/backends/postgres';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { until } from '@anamnesis/platform/testing/until';
import { type Product, startProduct } from '../testing/product.js';
import { book } from './testing/book.js';
import { ask, send } from '../testing/call.js';
import { type Clinic, openClinic, slotsOf } from './testing/clinic.js';
import { type LoggedEvent, readLog } from './testing/log.js';
import { plannedChecks } from './testing/redis-of.js';

let product: Product;
let clinic: Clinic;

beforeAll(async () => {
  product = await startProduct();
  clinic = await openClinic(product, { patients: 1, doctors: 2 });
});
afterAll(() => product.remove());

/** Creates four appointments: one completed and rated, one moved, one cancelled, one pending. */
async function createHistory(): Promise<void> {
  const { address } = product;
  const asPatient = { token: clinic.patients[0]?.token ?? '' };
  const asDoctor = { token: clinic.doctors[0]?.token ?? '' };
  const [over = '', moved = '', cancelled = ''] = [
    await book(address, clinic, 0),
    await book(address, clinic, 1),
    await book(address, clinic, 2),
    await book(address, clinic, 3),
  ];
  await ask(address, declarePayment, { params: { id: over }, body: { transactionId: 'TXN_1' } }, asPatient);
  await ask(address, joinSession, { params: { id: over } }, asDoctor);
  await ask(address, joinSession, { params: { id: over } }, asPatient);
  await ask(address, endSessionAsDoctor, { body: { sessionId: over } }, asDoctor);
  await ask(address, giveFeedback, { body: { sessionId: over, rating: 4, feedback: 'Clear words.' } }, asPatient);
  const slot = slotsOf(clinic.doctors.slice(0, 1))[8];
  if (!slot) throw new Error('There is no later slot');
  const newDateTime = slotAt(slot.date, slot.time, DEFAULT_TIME_ZONE).startsAt;
  await ask(address, rescheduleAppointment, { params: { id: moved }, body: { newDateTime } }, asPatient);
  await ask(address, cancelAppointment, { params: { id: cancelled }, body: { reason: 'Feeling well.' } }, asPatient);
}

/** The replies to the screens' queries, byte for byte, except for the next free slot, which depends on the time. */
async function replies(): Promise<string[]> {
  const [patient, doctor] = [clinic.patients[0]?.token ?? '', clinic.doctors[0]?.token ?? ''];
  const position = (await readLog((await product.note()).EVENTSTORE_URL)).at(-1)?.position;
  const asked = [
    [patientAppointments, patient],
    [findDoctors, patient],
    [pendingConsultations, doctor],
  ] as const;
  return until(() =>
    Promise.all(
      asked.map(async ([route, token]) => {
        const response = await send(product.address, route, {}, { token, atLeast: String(position) });
        const text = await response.text();
        if (!response.ok) throw new Error(text);
        return text.replaceAll(/"nextFree":("[^"]*"|null)/g, '"nextFree":"?"');
      }),
    ),
  );
}

/** Drops every read model; returns the names of the dropped schemas. */
async function dropReadModels(dataDir: string): Promise<string[]> {
  const { postgresPassword } = JSON.parse(await readFile(join(dataDir, 'secrets.json'), 'utf8')) as {
    postgresPassword: string;
  };
  const postgres = await startPostgres({ dir: join(dataDir, 'postgres'), password: postgresPassword });
  const failures: Error[] = [];
  const pool = openPool(postgres.url, (error) => failures.push(error));
  const { rows } = await pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname = 'read' or nspname ~ '_v[0-9]+_[0-9]+$' order by 1`,
  );
  for (const { name } of rows) await pool.query(`drop schema if exists ${name} cascade`);
  await pool.end();
  await postgres.stop();
  return rows.map(({ name }) => name);
}

test('after read models and Redis are dropped and rebuilt every reply is the same, and nothing is repeated', async () => {
  await createHistory();
  const before = await replies();
  expect(before[0]).toContain('"status":"Completed"');
  expect(before[0]).toContain('"status":"Cancelled"');
  expect(before[1]).toContain('"rating":4');
  const log = await readLog((await product.note()).EVENTSTORE_URL);
  await until(async () => expect((await plannedChecks(product.dataDir)).sort()).toEqual(plannedFor(log)));

  await product.stop();
  const dropped = await dropReadModels(product.dataDir);
  expect(dropped).toContain('read');
  expect(dropped.length).toBeGreaterThan(3);
  await rm(join(product.dataDir, 'redis'), { recursive: true });
  product = await startProduct({ dataDir: product.dataDir });

  expect(await replies()).toEqual(before);
  await until(async () => expect((await plannedChecks(product.dataDir)).sort()).toEqual(plannedFor(log)));
  expect(await readLog((await product.note()).EVENTSTORE_URL)).toEqual(log);
});

/** One check for each booking and rescheduling, with the id of that event. */
const plannedFor = (log: readonly LoggedEvent[]) =>
  log
    .filter(({ type }) => type === 'AppointmentBooked' || type === 'AppointmentRescheduled')
    .map(({ id }) => id)
    .sort();
