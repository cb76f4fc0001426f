import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { type TestFiles, testFiles } from '../files/testing/test-files.js';
import { until } from '../testing/until.js';
import { answer } from './answer.js';
import { noLimits } from './limits.js';
import { serveForTest, type Served } from './testing/serve.js';
import { testActions } from './testing/actions.js';

const common = {
  summary: '',
  feature: 'things',
  owner: 'command-service',
  method: 'POST',
  action: testActions.byAnyone,
} as const;
const reply = z.object({ bytes: z.number() });
const body = z.object({ title: z.string() });
const upload = defineRoute({
  ...{ ...common, body, reply, errors: [] },
  ...{ name: 'upload', path: '/api/upload' },
  files: { report: { types: ['pdf'], most: 1, maxBytes: 100_000_000 } },
});
const tell = defineRoute({ ...{ ...common, body, reply, errors: [] }, name: 'tell', path: '/api/tell' });
const handlers = [
  answer(upload, ({ files }) => Promise.resolve({ body: { bytes: files['report']?.[0]?.size ?? 0 } })),
  answer(tell, ({ body: { title } }) => Promise.resolve({ body: { bytes: title.length } })),
];

const SLOWEST = { milliseconds: 400, bytes: 2000 };
let files: TestFiles;
let served: Served;
const sockets: Socket[] = [];
const serve = async (uploadsAtOnce = noLimits.uploadsAtOnce) =>
  (served = await serveForTest(handlers, {
    files: files.store,
    slowestBody: SLOWEST,
    limits: { ...noLimits, uploadsAtOnce },
  }));
beforeEach(async () => void (files = await testFiles()));
afterEach(async () => {
  for (const socket of sockets.splice(0)) socket.destroy();
  await served.close();
  await files.close();
});

const FORM = '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nScan\r\n';
const FILE =
  '--x\r\ncontent-disposition: form-data; name="report"; filename="a.pdf"\r\ncontent-type: x/y\r\n\r\n%PDF-1.7\n';
const END = '\n%%EOF\r\n--x--\r\n';

/** Starts a request with the given content length. */
async function begin(path: string, type: string, length: number, first: string): Promise<Socket> {
  const socket = connect(Number(new URL(served.origin).port), '127.0.0.1');
  sockets.push(socket);
  await once(socket, 'connect');
  socket.write(
    `POST ${path} HTTP/1.1\r\nhost: x\r\ncontent-type: ${type}\r\ncontent-length: ${length}\r\n\r\n${first}`,
  );
  return socket;
}
const beginUpload = (length = 99_000_000) =>
  begin('/api/upload', 'multipart/form-data; boundary=x', length, FORM + FILE);
const send = async (path: string) => {
  const multipart = new FormData();
  multipart.set('title', 'Scan');
  multipart.append('report', new Blob(['%PDF-1.7\n%%EOF\n']), 'a.pdf');
  const headers = { 'content-type': 'application/json' };
  const request = path === '/api/tell' ? { headers, body: '{"title":"Scan"}' } : { body: multipart };
  const response = await served.fetch(path, { method: 'POST', ...request });
  return { status: response.status, ...((await response.json()) as object) };
};

test('stalled uploads do not block others, time out soon, and leave no files behind', async () => {
  await serve();
  const stalled = await Promise.all(Array.from({ length: 12 }, () => beginUpload()));
  expect(await send('/api/tell')).toEqual({ status: 200, bytes: 4 });
  expect(await send('/api/upload')).toEqual({ status: 200, bytes: 15 });
  const replies = await Promise.all(stalled.map((socket) => text(socket)));
  for (const each of replies) {
    expect(each).toMatch(/^HTTP\/1\.1 408 /);
    expect(each).toContain('"code":"BODY_TOO_SLOW"');
  }
  await until(async () => expect(await readdir(files.arriving)).toEqual([]));
});

test('a stalled JSON body times out as well', async () => {
  await serve();
  const socket = await begin('/api/tell', 'application/json', 5000, '{"title":');
  expect(await text(socket)).toMatch(/^HTTP\/1\.1 408 .*"code":"BODY_TOO_SLOW"/s);
});

test('an upload that makes progress has no such limit', async () => {
  await serve();
  const piece = Buffer.alloc(400, '%');
  const pieces = 30;
  const socket = await beginUpload(FORM.length + FILE.length + piece.length * pieces + END.length);
  const began = Date.now();
  // About three times the period in which a body has to make progress.
  for (let sent = 0; sent < pieces; sent += 1) {
    socket.write(piece);
    await new Promise((resolve) => setTimeout(resolve, 40));
  }
  socket.write(END);
  const [answered] = (await once(socket, 'data')) as [Buffer];
  expect(String(answered)).toMatch(/^HTTP\/1\.1 200 /);
  expect(Date.now() - began).toBeGreaterThan(2 * SLOWEST.milliseconds);
});

test('one caller has a limit of concurrent uploads, which affects neither other callers nor JSON', async () => {
  await serve({ each: 2, network: 10, all: 10 });
  await Promise.all([beginUpload(), beginUpload()]);
  await until(async () => expect(await readdir(files.arriving)).toHaveLength(2));
  expect(await send('/api/upload')).toMatchObject({ status: 429, code: 'TOO_MANY_TRIES' });
  expect(await send('/api/tell')).toMatchObject({ status: 200 });
  // The uploads time out, and release their slots.
  await until(async () => expect(await send('/api/upload')).toMatchObject({ status: 200 }));
});

test('the process has a limit of concurrent uploads', async () => {
  await serve({ each: 10, network: 10, all: 1 });
  await beginUpload();
  await until(async () => expect(await readdir(files.arriving)).toHaveLength(1));
  expect(await send('/api/upload')).toMatchObject({ status: 503, code: 'UNAVAILABLE' });
});
