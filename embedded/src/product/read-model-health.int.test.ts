import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import { inTransaction } from '@anamnesis/platform/postgres/pool';
import { until } from '@anamnesis/platform/testing/until';
import { aPatient } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  // Not the shared product: the test blocks a read model until the product reports that it is not ready.
  product = await startProduct();
});
afterAll(() => product.close());

async function ready(): Promise<{ status: number; readModels: string[] }> {
  const response = await fetch(`${product.insideAddress}/health/ready`);
  const { parts } = (await response.json()) as { parts: { readModels: string[] } };
  return { status: response.status, readModels: parts.readModels };
}
async function lagOf(readModel: string): Promise<number> {
  const text = await (await fetch(`${product.insideAddress}/metrics`)).text();
  const figure = new RegExp(`projection_lag_milliseconds\\{.*projection="${readModel}".*\\} (\\S+)`).exec(text);
  return Number(figure?.[1]);
}

test('a blocked read model is reported: its lag grows, and the product is not ready', async () => {
  await aPatient(product);
  await until(async () => expect(await ready()).toEqual({ status: 200, readModels: [] }));
  await until(async () => expect(await lagOf('patient-profile')).toBe(0));

  const waiting = await inTransaction(product.database, async (tx) => {
    // Locking the checkpoint's row blocks all read models of the same batch; readers still see it.
    await tx.query(`select * from read.builds where name = 'patient-profile' and state = 'shown' for update`);
    const patient = await aPatient(product);
    await until(async () => expect(await lagOf('patient-profile')).toBeGreaterThan(100));
    expect((await product.call(currentPatient, { as: patient, after: patient.position, once: true })).code).toBe(
      'NOT_CAUGHT_UP',
    );
    await until(async () => expect((await ready()).status).toBe(503));
    expect((await ready()).readModels).toContainEqual(
      expect.stringMatching(/^patient-profile is 1\d s behind the log$/),
    );
    expect(await lagOf('patient-profile')).toBeGreaterThan(10_000);
    return patient;
  });

  await until(async () => expect(await ready()).toEqual({ status: 200, readModels: [] }));
  expect((await product.call(currentPatient, { as: waiting, after: waiting.position })).status).toBe(200);
});
