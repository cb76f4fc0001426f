import { randomUUID } from 'node:crypto';
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isAlive } from '@anamnesis/embedded/backends/backend';
import { signInDoctor, signInPatient } from '@anamnesis/contracts/accounts/routes';
import { patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { until } from '@anamnesis/platform/testing/until';
import { type Product, startProduct } from '../testing/product.js';
import { book } from './testing/book.js';
import { MOBILE_NUMBER, PASSWORD } from '../testing/accounts.js';
import { ask } from '../testing/call.js';
import { type Clinic, openClinic } from './testing/clinic.js';
import { backendsOn, launch, onFreshFolder } from './testing/launch.js';
import { appendEvents } from './testing/log.js';

let product: Product;
let clinic: Clinic;
let booked: string;

beforeAll(async () => {
  product = await startProduct();
  clinic = await openClinic(product, { patients: 1, doctors: 1 });
  booked = await book(product.address, clinic, 0);
});
afterAll(() => product.remove());

/** One product, stopped and started: each test continues from the one before. */
describe('a product that is stopped by SIGTERM', () => {
  test('exits with 0 and stops everything it started', async () => {
    const { pid, backends } = await product.note();
    await product.stop();
    expect(product.process.exitCode).toBe(0);
    for (const each of [pid, ...Object.values(backends)]) expect(isAlive(each)).toBe(false);
    expect(await backendsOn(product.dataDir)).toEqual([]);
    await expect(product.note()).rejects.toMatchObject({ code: 'ENOENT' });
  });

  test('has all accounts and appointments after a restart', async () => {
    product = await startProduct({ dataDir: product.dataDir });
    const [patient, doctor] = [clinic.patients[0]?.email ?? '', clinic.doctors[0]?.email ?? ''];
    const { data } = await ask(product.address, signInPatient, { body: { email: patient, password: PASSWORD } });
    const { sessions } = await ask(product.address, patientAppointments, {}, { token: data.accessToken });
    expect(sessions.map(({ id }) => id)).toEqual([booked]);
    const asDoctor = { email: doctor, mobileNumber: MOBILE_NUMBER, password: PASSWORD };
    expect((await ask(product.address, signInDoctor, { body: asDoctor })).data.doctor.email).toBe(doctor);
  });
});

test('Ctrl-C in a terminal, which reaches the whole process group, stops everything in order', () =>
  onFreshFolder(async (dataDir) => {
    const started = launch(dataDir, { PORT: '0' });
    await started.says('Anamnesis is ready');
    process.kill(-(started.process.pid as number), 'SIGINT');
    expect(await started.ended).toBe(0);
    expect(started.said()).toContain('Stopped. Everything is kept.');
    expect(started.said()).not.toContain('being restarted');
    expect(await backendsOn(dataDir)).toEqual([]);
  }));

test.each(['Starting PostgreSQL', 'Starting the services'])(
  'a stop during "%s" leaves nothing running, and the next start succeeds',
  (moment) =>
    onFreshFolder(async (dataDir) => {
      const broken = launch(dataDir, { PORT: '0' });
      await broken.says(moment);
      broken.process.kill('SIGTERM');
      expect(await broken.ended).toBe(0);
      expect(await backendsOn(dataDir)).toEqual([]);
      const product = await startProduct({ dataDir });
      await product.stop();
      await rm(dataDir, { recursive: true });
    }),
);

test('the product starts despite a stopped read model', () =>
  onFreshFolder(async (dataDir) => {
    const first = await startProduct({ dataDir });
    const { EVENTSTORE_URL } = await first.note();
    const unfoldable = Array.from({ length: 60 }, () => ({
      ...{ streamId: `doctor-${randomUUID()}`, type: 'DoctorRegistered' },
      data: { doctorId: 'not a UUID' },
    }));
    await appendEvents(EVENTSTORE_URL, unfoldable);
    // A start that finds only a short lag does not wait for the read model.
    await until(async () => expect(await first.health()).toBe(503));
    await first.stop();

    const again = await startProduct({ dataDir });
    expect(again.said()).toMatch(/The read model doctor-directory has stopped/);
    expect((await again.note()).pid).toBe(again.process.pid);
    expect((await fetch(again.address)).status).toBe(200);
    await again.stop();
  }));
