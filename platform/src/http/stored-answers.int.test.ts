import { readdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { until } from '../testing/until.js';
import { type TestFiles, testFiles } from '../files/testing/test-files.js';
import { answer } from './answer.js';
import { serveForTest, type Served } from './testing/serve.js';
import { testActions } from './testing/actions.js';

const CONTENT = Buffer.from(Array.from({ length: 50_000 }, (_, index) => String(index)).join(' '));
const show = defineRoute({
  ...{
    name: 'show',
    summary: '',
    feature: 'things',
    owner: 'query-service',
    method: 'GET',
    action: testActions.byAnyone,
  },
  path: '/api/report',
  errors: [],
});

let files: TestFiles;
let id: string;
let served: Served;
beforeAll(async () => {
  files = await testFiles();
  id = await files.store.put('meera', { bytes: CONTENT, mediaType: 'application/pdf' });
  const handler = answer(show, async () => {
    const content = (await files.store.open({ subject: 'meera', id }))!;
    return { file: { content, mediaType: content.mediaType, etag: id } };
  });
  served = await serveForTest([handler], { files: files.store });
});
afterAll(async () => {
  await served.close();
  await files.close();
});

async function ask(headers: Record<string, string> = {}, method = 'GET') {
  const response = await served.fetch('/api/report', { method, headers });
  const of = (name: string) => response.headers.get(name);
  return {
    status: response.status,
    body: Buffer.from(await response.arrayBuffer()),
    headers: {
      range: of('content-range'),
      length: of('content-length'),
      accepts: of('accept-ranges'),
      etag: of('etag'),
    },
  };
}
const of = CONTENT.length;

describe('a stored file', () => {
  test('is sent whole, and announces range support', async () => {
    const { status, body, headers } = await ask();
    expect({ status, headers }).toEqual({
      status: 200,
      headers: { range: null, length: String(of), accepts: 'bytes', etag: `"${id}"` },
    });
    expect(body.equals(CONTENT)).toBe(true);
  });

  test.each([
    ['bytes=0-0', 0, 0],
    ['bytes=65530-131080', 65_530, 131_080],
    ['bytes=200000-', 200_000, of - 1],
    ['bytes=-100', of - 100, of - 1],
    [`bytes=-${of + 5}`, 0, of - 1],
    [`bytes=10-${of + 5}`, 10, of - 1],
  ])('sends the range %s', async (range, start, end) => {
    const { status, body, headers } = await ask({ range });
    expect([status, headers.range, headers.length]).toEqual([
      206,
      `bytes ${start}-${end}/${of}`,
      String(end - start + 1),
    ]);
    expect(body.equals(CONTENT.subarray(start, end + 1))).toBe(true);
  });

  test.each(['bytes=5-2', 'bytes=0-1,5-6', 'lines=0-1', 'bytes=-', 'bytes=x'])(
    'is sent whole for an unsupported range: %s',
    async (range) => expect(await ask({ range })).toMatchObject({ status: 200, headers: { length: String(of) } }),
  );

  test.each([`bytes=${of}-`, 'bytes=-0', 'bytes=99999999-100000000'])('cannot satisfy the range %s', async (range) => {
    const { status, body, headers } = await ask({ range });
    expect([status, headers.range, body.length]).toEqual([416, `bytes */${of}`, 0]);
  });

  test('resumes where the download stopped if it is unchanged, else starts over', async () => {
    const range = 'bytes=10-19';
    expect((await ask({ range, 'if-range': `"${id}"` })).status).toBe(206);
    expect((await ask({ range, 'if-range': '"another"' })).status).toBe(200);
    expect((await ask({ 'if-none-match': `"${id}"`, 'cache-control': 'max-age=0' })).status).toBe(304);
  });

  test('replies to HEAD without content', async () => {
    const { status, body, headers } = await ask({}, 'HEAD');
    expect([status, headers.length, body.length]).toEqual([200, String(of), 0]);
    // Only GET has ranges (RFC 9110, section 14.2).
    expect(await ask({ range: 'bytes=0-9' }, 'HEAD')).toMatchObject({ status: 200, headers: { length: String(of) } });
  });

  test('that was modified on disk breaks the connection, and is logged', async () => {
    const [name] = await readdir(join(files.folder, 'meera'));
    const path = join(files.folder, 'meera', name!);
    const bytes = await readFile(path);
    bytes.writeUInt8(bytes.readUInt8(bytes.length - 50_000) ^ 1, bytes.length - 50_000);
    await writeFile(path, bytes);
    await expect(ask()).rejects.toThrow();
    // The client notices the broken connection first.
    await until(async () => expect(JSON.stringify(served.lines)).toContain('was modified and cannot be read'));
    expect((await ask({ range: 'bytes=0-9' })).body.equals(CONTENT.subarray(0, 10))).toBe(true);
  });
});
