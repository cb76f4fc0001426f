import { randomBytes } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { type TestFiles, testFiles } from '../files/testing/test-files.js';
import { answer } from './answer.js';
import { testActions } from './testing/actions.js';
import { type Served, serveForTest } from './testing/serve.js';

const openThing = defineRoute({
  ...({ name: 'openThing', summary: '', feature: 'things', owner: 'command-service', method: 'GET' } as const),
  ...{ path: '/api/thing', action: testActions.byAnyone, untagged: 'test', errors: [] },
});
const content = randomBytes(300_000);
let files: TestFiles;
let served: Served;
let id: string;
beforeAll(async () => {
  files = await testFiles();
  id = await files.store.put('meera', { bytes: content, mediaType: 'application/pdf' });
  const handler = answer(openThing, async () => {
    const stored = (await files.store.open({ subject: 'meera', id }))!;
    return { file: { content: stored, mediaType: stored.mediaType, etag: id } };
  });
  served = await serveForTest([handler]);
});
afterAll(async () => {
  await served.close();
  await files.close();
});

const ask = async (headers: Record<string, string>, method = 'GET') => {
  const response = await served.fetch('/api/thing', { method, headers });
  const { status, headers: given } = response;
  return { status, range: given.get('content-range'), length: given.get('content-length'), response };
};

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=65535-65536', 65_535, 65_536],
  ['bytes=65536-131071', 65_536, 131_071],
  ['bytes=299999-', 299_999, 299_999],
  ['bytes=-1', 299_999, 299_999],
  ['bytes=-999999', 0, 299_999],
  ['bytes=262143-999999999999999999999', 262_143, 299_999],
])('%s is a part of the stored file', async (range, start, end) => {
  const part = await ask({ range });
  expect([part.status, part.range]).toEqual([206, `bytes ${start}-${end}/300000`]);
  expect(Buffer.from(await part.response.arrayBuffer()).equals(content.subarray(start, end + 1))).toBe(true);
});

test.each(['bytes=300000-', 'bytes=-0', 'bytes=999999999999999999999-'])('%s is not satisfiable', async (range) => {
  const { status, range: given } = await ask({ range });
  expect([status, given]).toEqual([416, 'bytes */300000']);
});

test.each(['bytes=5-2', 'bytes=0-1,4-5', 'lines=0-1', 'bytes=-', 'bytes=a-b'])(
  '%s gives the whole file',
  async (range) => {
    const { status, range: given, length } = await ask({ range });
    expect([status, given, length]).toEqual([200, null, '300000']);
  },
);

test('a range continues only the version that the client has', async () => {
  const range = 'bytes=10-19';
  expect((await ask({ range, 'if-range': `"${id}"` })).status).toBe(206);
  for (const other of ['"another"', `W/"${id}"`, new Date().toUTCString()])
    expect([other, (await ask({ range, 'if-range': other })).status]).toEqual([other, 200]);
});

test('HEAD describes the whole file, whatever the range', async () => {
  const { status, range, length, response } = await ask({ range: 'bytes=0-9' }, 'HEAD');
  expect([status, range, length, response.headers.get('accept-ranges')]).toEqual([200, null, '300000', 'bytes']);
  expect(response.headers.get('etag')).toBe(`"${id}"`);
});

test('a modified chunk aborts the ranges that need it, and no others', async () => {
  const path = join(files.folder, 'meera', id);
  const bytes = await readFile(path);
  bytes.writeUInt8(bytes.readUInt8(200_000) ^ 1, 200_000);
  await writeFile(path, bytes);
  const intact = await ask({ range: 'bytes=0-99999' });
  expect(Buffer.from(await intact.response.arrayBuffer()).equals(content.subarray(0, 100_000))).toBe(true);
  const reading = async () => (await ask({ range: 'bytes=199000-201000' })).response.arrayBuffer();
  await expect(reading()).rejects.toThrow();
});
