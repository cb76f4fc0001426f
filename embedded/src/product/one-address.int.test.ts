import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { io } from 'socket.io-client';
import { freePort } from '@anamnesis/platform/process/free-port';
import { aPatient } from './testing/people.js';
import type { Product } from './testing/product.js';
import { startProduct } from './testing/start-product.js';

let product: Product;
let own: string;
beforeAll(async () => {
  const port = await freePort();
  own = `http://localhost:${port}`;
  product = await startProduct({ PUBLIC_URL: own, PORT: port });
});
afterAll(() => product.close());

const asks = (path: string, accept: string) =>
  fetch(`${product.address}${path}`, { headers: { accept }, redirect: 'manual' });

test('a page requested under another name of this machine redirects to the product’s address', async () => {
  for (const path of ['/', '/main-page?from=email', '//elsewhere.example']) {
    const { status, headers } = await asks(path, 'text/html,*/*;q=0.8');
    expect([status, headers.get('location')]).toEqual([302, `${own}${path}`]);
  }
});

test('calls are not redirected', async () => {
  expect((await asks('/health/live', '*/*')).status).toBe(200);
  expect((await asks('/api/openapi.json', 'application/json')).status).toBe(200);
});

test('a page of the product’s address can open a socket, also through the other name', async () => {
  const { token } = await aPatient(product);
  for (const address of [own, product.address]) {
    const socket = io(address, { transports: ['websocket'], auth: { token }, extraHeaders: { origin: own } });
    await once(socket as never, 'connect');
    socket.disconnect();
  }
});
