import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { z } from 'zod';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { type TestFiles, testFiles } from '../files/testing/test-files.js';
import { answer } from './answer.js';
import { testActions } from './testing/actions.js';
import { serveForTest, type Served } from './testing/serve.js';

const common = {
  ...({
    summary: '',
    feature: 'things',
    owner: 'command-service',
    method: 'POST',
    action: testActions.byAnyone,
  } as const),
  ...{ reply: z.object({}), errors: [] },
};
const upload = defineRoute({
  ...{ ...common, name: 'upload', path: '/api/upload' },
  files: { picture: { types: ['image'], most: 1, maxBytes: 5_000_000 } },
});
const add = defineRoute({
  ...{ ...common, name: 'add', path: '/api/add', bodyBytes: 5_000_000 },
  body: z.object({ document: z.string() }),
});

let files: TestFiles;
let served: Served;
beforeAll(async () => {
  files = await testFiles();
  const done = () => Promise.resolve({ body: {} });
  served = await serveForTest([answer(upload, done), answer(add, done)], { files: files.store });
});
afterAll(async () => {
  await served.close();
  await files.close();
});

const FORM = { 'content-type': 'multipart/form-data; boundary=x' };
const JSON_TYPE = { 'content-type': 'application/json' };
const part = (header: string) => `--x\r\n${header}\r\n\r\n\r\n`;
const listed = (count: number) => `{"document":[${'[],'.repeat(count)}[]]}`;

test.each<[string, string, string, Record<string, string>, string | Buffer]>([
  // The parser of names would take minutes for the first one, in which nobody is answered.
  [
    ...(['a form with one long header', 'BODY_TOO_LARGE', '/api/upload', FORM] as const),
    part(`Content-Disposition: form-data; ${'filename="'.repeat(100_000)}x`),
  ],
  [
    ...(['a form of thousands of files that nobody asked for', 'BODY_TOO_LARGE', '/api/upload', FORM] as const),
    part('Content-Disposition: form-data; name="a"; filename="a"\r\nContent-Type: a/b').repeat(40_000),
  ],
  ['a list of a million lists', 'BODY_TOO_LARGE', '/api/add', JSON_TYPE, listed(1_000_000)],
  ['a small list of many lists', 'BODY_TOO_LARGE', '/api/add', JSON_TYPE, listed(60_000)],
  ['lists inside each other', 'BODY_MALFORMED', '/api/add', JSON_TYPE, `{"document":${'['.repeat(40_000)}`],
  [
    ...(['lists inside each other that end', 'BODY_MALFORMED', '/api/add', JSON_TYPE] as const),
    `{"document":${'['.repeat(40_000)}${']'.repeat(40_000)}}`,
  ],
  [
    ...(['a compressed body', 'BODY_MALFORMED', '/api/add'] as const),
    { ...JSON_TYPE, 'content-encoding': 'gzip' },
    gzipSync(listed(1_000_000)),
  ],
])('%s is refused with %s, and the next call is answered', async (_what, code, path, headers, body) => {
  const response = await served.fetch(path, { method: 'POST', headers, body: new Uint8Array(Buffer.from(body)) });
  expect(await response.json()).toMatchObject({ code, message: expect.stringMatching(/^[A-Z].*\.$/) });
  const next = await served.fetch('/api/add', { method: 'POST', headers: JSON_TYPE, body: '{"document":"YQ=="}' });
  expect(next.status).toBe(200);
});

test('a body is as large as its file, if that is one value', async () => {
  const body = JSON.stringify({ document: Buffer.alloc(3_000_000, 7).toString('base64') });
  expect((await served.fetch('/api/add', { method: 'POST', headers: JSON_TYPE, body })).status).toBe(200);
});
