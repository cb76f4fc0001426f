import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { isAlive } from '@anamnesis/embedded/backends/backend';
import { until } from '@anamnesis/platform/testing/until';
import { type Product, startProduct } from '../testing/product.js';
import { type Clinic, openClinic } from './testing/clinic.js';
import { type Crowd, startCrowd } from './testing/crowd.js';
import { type Ledger, openLedger } from './testing/ledger.js';
import { readLog } from './testing/log.js';
import { expectAcknowledgedStored, expectOnce, expectConsistent, refusals, troubles } from './testing/oracle.js';

const SOME = 20;
let product: Product;
let clinic: Clinic;
let ledger: Ledger;
let crowd: Crowd;

beforeAll(async () => {
  product = await startProduct();
  clinic = await openClinic(product, { patients: 3, doctors: 4 });
  ledger = openLedger();
  crowd = startCrowd(product.address, clinic, ledger);
});
afterAll(async () => {
  await product.remove();
  ledger.remove();
});

const ready = async () => expect(await product.health()).toBe(200);

async function startAgain(): Promise<void> {
  const { port } = await product.note();
  product = await startProduct({ dataDir: product.dataDir, port });
}

/** One product whose processes are killed while patients book: each test continues from the one before. */
describe('while patients book', () => {
  test.each(['event-store', 'postgres', 'redis'])(
    '%s is restarted after a kill, and bookings continue',
    async (name) => {
      await crowd.books(SOME);
      const { pid, backends } = await product.note();
      const killed = backends[name] as number;
      process.kill(killed, 'SIGKILL');
      await crowd.books(SOME);
      const after = await until(async () => {
        const note = await product.note();
        expect(note.backends[name]).not.toBe(killed);
        return note;
      });
      expect(isAlive(after.backends[name] as number)).toBe(true);
      expect({ ...after, backends: { ...after.backends, [name]: killed } }).toEqual({ ...after, pid, backends });
      await until(ready);
      await crowd.books(10);
    },
  );

  test('after a kill of the launcher the next start stops leftover processes, and bookings continue', async () => {
    await crowd.books(SOME);
    const { backends } = await product.note();
    process.kill(product.process.pid as number, 'SIGKILL');
    await startAgain();
    for (const pid of Object.values(backends)) expect(isAlive(pid)).toBe(false);
    await crowd.books(SOME);
  });

  test('the next start recovers after everything was killed at once, as in a power failure', async () => {
    await crowd.books(SOME);
    const { backends } = await product.note();
    for (const pid of [product.process.pid as number, ...Object.values(backends)]) process.kill(pid, 'SIGKILL');
    await startAgain();
    await crowd.books(SOME);
  });
});

describe('afterwards', () => {
  beforeAll(() => crowd.finish());

  test('every acknowledged booking is in its patient’s list exactly once, and no slot is booked twice', async () => {
    await expectAcknowledgedStored(product.address, clinic, ledger.entries());
  });

  test('each command booked at most once, and the log is consistent', async () => {
    const log = await readLog((await product.note()).EVENTSTORE_URL);
    expectOnce(log, ledger.entries());
    expectConsistent(log);
  });

  test('the only errors were retryable ones and taken slots', () => {
    expect(['SLOT_TAKEN', 'SLOT_BOOKED_BY_YOU']).toEqual(expect.arrayContaining(refusals(ledger.entries())));
    for (const trouble of troubles(ledger.entries())) expect(trouble).toMatch(/^(503 UNAVAILABLE|no answer)/);
  });

  test('the product is ready', () => until(ready));
});
