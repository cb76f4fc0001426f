import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { Readable } from 'node:stream';
import { json } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { type TestFiles, testFiles } from '../files/testing/test-files.js';
import { answer } from './answer.js';
import { serveForTest, type Served } from './testing/serve.js';
import { testActions } from './testing/actions.js';

const MEGABYTE = 1024 * 1024;
const MEGABYTES = 200;
const AT_ONCE = 5;
/** Allowed growth of the process memory: a quarter of what is uploaded at once. */
const MAX_GROWTH = (AT_ONCE * MEGABYTES * MEGABYTE) / 4;

const upload = defineRoute({
  ...{
    name: 'upload',
    summary: '',
    feature: 'things',
    owner: 'command-service',
    method: 'POST',
    action: testActions.byAnyone,
  },
  path: '/api/upload',
  files: { report: { types: ['pdf'], most: 1, maxBytes: 2 * MEGABYTES * MEGABYTE } },
  reply: z.object({ id: z.string(), size: z.number() }),
  errors: [],
});
const handler = answer(upload, async ({ files: { report } }) => {
  const file = report![0]!;
  return { body: { id: await file.keep('meera'), size: file.size } };
});

let files: TestFiles;
let served: Served;
beforeAll(async () => {
  files = await testFiles();
  served = await serveForTest([handler], { files: files.store });
});
afterAll(async () => {
  await served.close();
  await files.close();
});

/** A form with one large file, generated while it is sent; `number` makes its content unique. */
function* form(number: number): Generator<Buffer> {
  yield Buffer.from(
    '--x\r\ncontent-disposition: form-data; name="report"; filename="a.pdf"\r\ncontent-type: x/y\r\n\r\n',
  );
  yield Buffer.from(`%PDF-1.7\n${number}`);
  const some = Buffer.alloc(MEGABYTE / 4, '%');
  for (let sent = 0; sent < MEGABYTES * 4; sent += 1) yield some;
  yield Buffer.from('\n%%EOF\r\n--x--\r\n');
}

async function uploadOne(number: number): Promise<{ id: string; size: number }> {
  const headers = { 'content-type': 'multipart/form-data; boundary=x' };
  const sending = request(`${served.origin}/api/upload`, { method: 'POST', headers });
  const [[response]] = (await Promise.all([
    once(sending, 'response'),
    pipeline(Readable.from(form(number), { objectMode: false }), sending),
  ])) as [[IncomingMessage], void];
  expect(response.statusCode).toBe(200);
  return (await json(response)) as { id: string; size: number };
}

test('large concurrent uploads and downloads need little memory', async () => {
  let most = 0;
  const before = process.memoryUsage().rss;
  const watch = setInterval(() => (most = Math.max(most, process.memoryUsage().rss)), 20);
  const uploaded = await Promise.all(Array.from({ length: AT_ONCE }, (_, number) => uploadOne(number)));
  const file = await files.store.open({ subject: 'meera', id: uploaded[0]!.id });
  let read = 0;
  for await (const chunk of file!.read()) read += (chunk as Buffer).length;
  clearInterval(watch);
  expect(read).toBe(uploaded[0]!.size);
  expect(read).toBeGreaterThan(MEGABYTES * MEGABYTE);
  expect(most - before).toBeLessThan(MAX_GROWTH);
});
