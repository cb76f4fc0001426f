import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import { until } from '@anamnesis/platform/testing/until';
import { aPatient } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

let product: Product;
beforeAll(async () => {
  // Not the shared product: the test ends the database session that holds its locks.
  product = await startProduct();
});
afterAll(() => product.close());

/** The sessions with locks in the product's database, and their locks. */
async function sessions(): Promise<{ pid: number; locks: string[] }[]> {
  const { rows } = await product.database.query<{ pid: number; locks: string[] }>(
    `select pid, array_agg(objid::text order by objid) as locks from pg_locks
     where locktype = 'advisory' and granted
       and database = (select oid from pg_database where datname = current_database())
     group by pid`,
  );
  return rows;
}

test('one session holds all locks of the process; when it is lost, one new session takes all of them again', async () => {
  const [before, ...others] = await sessions();
  expect(others).toEqual([]);
  expect(before?.locks.length).toBeGreaterThan(10);
  await product.database.query('select pg_terminate_backend($1)', [before?.pid]);
  await until(async () => {
    const after = await sessions();
    expect(after.map(({ locks }) => locks)).toEqual([before?.locks]);
    expect(after[0]?.pid).not.toBe(before?.pid);
  });
  const patient = await aPatient(product);
  expect((await product.call(currentPatient, { as: patient, after: patient.position })).status).toBe(200);
});
