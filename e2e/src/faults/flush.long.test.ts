import { once } from 'node:events';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { io, type Socket } from 'socket.io-client';
import { until } from '@anamnesis/platform/testing/until';
import { type Product, startProduct } from '../testing/product.js';
import { book } from './testing/book.js';
import { type Clinic, openClinic } from './testing/clinic.js';
import { plannedChecks, withRedisOf } from './testing/redis-of.js';

let product: Product;
let clinic: Clinic;
let socket: Socket;
let earlier: string;
let checks: string[];
const pushed: string[] = [];

beforeAll(async () => {
  product = await startProduct();
  clinic = await openClinic(product, { patients: 1, doctors: 1 });
  socket = io(product.address, { transports: ['websocket'], auth: { token: clinic.doctors[0]?.token } });
  socket.on('sessionUpdate', ({ sessionId }: { sessionId: string }) => pushed.push(sessionId));
  await once(socket as never, 'connect');
  earlier = await book(product.address, clinic, 0);
  await until(async () => expect(pushed).toContain(earlier));
  await until(async () => expect(await plannedChecks(product.dataDir)).toHaveLength(1));
  checks = await plannedChecks(product.dataDir);
});
afterAll(async () => {
  socket.disconnect();
  await product.remove();
});

/** One product, whose Redis is emptied once: each test continues from the one before. */
test('after Redis is emptied commands continue, and the next booking is pushed to the doctor', async () => {
  await withRedisOf(product.dataDir, (redis) => redis.flushAll());
  const later = await book(product.address, clinic, 1);
  await until(async () => expect(pushed).toContain(later));
});

test('the parties of an earlier session are known again', async () => {
  const joins = () => socket.emitWithAck('doctorJoined', { sessionId: earlier }) as Promise<{ success: boolean }>;
  await until(async () => expect(await joins()).toMatchObject({ success: true }));
});

test('earlier checks are planned again, each once', async () => {
  await until(async () => expect(await plannedChecks(product.dataDir)).toHaveLength(2));
  expect(await plannedChecks(product.dataDir)).toEqual(expect.arrayContaining(checks));
});

test('the product is ready and was never restarted', async () => {
  expect(await product.health()).toBe(200);
  expect((await product.note()).pid).toBe(product.process.pid);
});
