import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { signInOperator } from '@anamnesis/contracts/accounts/appointed-routes';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

const MAIN = resolve(import.meta.dirname, '../../../command-service/src/appoint-main.ts');
let product: Product;
beforeAll(async () => {
  product = await startProduct({ SECOND_FACTOR: 'offered' });
});
afterAll(() => product.close());

/** Runs the command of the command-service's image, beside the service and with its settings. */
const appoint = (...args: readonly string[]): Promise<{ failed: boolean; stdout: string; stderr: string }> =>
  new Promise((fulfil) => {
    const { EVENTSTORE_URL, DATABASE_URL, MASTER_KEY } = product.env;
    const env = { ...process.env, EVENTSTORE_URL, DATABASE_URL, MASTER_KEY: MASTER_KEY.toString('hex') };
    const node = ['--import', 'tsx', '--conditions=@anamnesis/source', MAIN, ...args];
    execFile(process.execPath, node, { env }, (error, stdout, stderr) =>
      fulfil({ failed: error !== null, stdout, stderr }),
    );
  });
const devika = ['operator', '--email', 'devika@clinic.example', '--name', 'Devika Pillai'];

test('an operator is appointed beside the running services, and signs in with the printed password', async () => {
  const { stdout } = await appoint(...devika);
  const [, password = ''] = /devika@clinic\.example and this password: (\S+)/.exec(stdout) ?? [];
  const { status } = await product.call(signInOperator, { body: { email: 'devika@clinic.example', password } });
  expect(status).toBe(200);
});

test('a second appointment fails with one sentence', async () => {
  const { failed, stdout, stderr } = await appoint(...devika);
  expect({ failed, stdout, lines: stderr.trim().split('\n').length }).toEqual({ failed: true, stdout: '', lines: 1 });
});

test('the query-service serves the API documentation', async () => {
  const page = await fetch(`${product.address}/api/docs`);
  expect([page.status, page.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect((await fetch(`${product.address}/api/openapi.json`)).status).toBe(200);
});
