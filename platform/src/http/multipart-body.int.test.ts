import { defineProblem } from '@anamnesis/contracts/language/field-problem';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import { Writable } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import { NOT_ALLOWED } from '@anamnesis/contracts/language/errors';
import { refuse } from '@anamnesis/contracts/language/refusal';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { createDiskBlobs } from '../files/disk-blobs.js';
import { type Arrival, createFileStore } from '../files/file-store.js';
import { createSpool } from '../files/spool.js';
import { type TestFiles, testFiles } from '../files/testing/test-files.js';
import { until } from '../testing/until.js';
import { answer } from './answer.js';
import { serveForTest, type Served } from './testing/serve.js';
import { testActions } from './testing/actions.js';

const TITLE_MISSING = defineProblem('TITLE_MISSING', 'Please give a title.');
const upload = defineRoute({
  name: 'upload',
  summary: '',
  feature: 'things',
  owner: 'command-service',
  method: 'POST',
  path: '/api/upload',
  action: testActions.byAnyone,
  body: z.object({ title: z.string().min(1, TITLE_MISSING.code) }),
  files: {
    picture: { types: ['image'], most: 1, maxBytes: 100_000, edges: [16, 64] },
    documents: { types: ['image', 'pdf'], most: 2, maxBytes: 50_000 },
  },
  reply: z.object({ title: z.string(), files: z.array(z.string()) }),
  errors: [],
});

const OWNER = 'meera';
const handler = answer(upload, async ({ body, files: received }) => {
  const all: string[] = [];
  for (const [part, each] of Object.entries(received))
    for (const file of each) {
      const { name, mediaType, hash } = file;
      // A refused request leaves no files behind.
      if (body.title === 'No') refuse(NOT_ALLOWED);
      if ((await file.keep(OWNER)) !== (await file.idFor(OWNER))) throw new Error('It is stored under another id');
      all.push(`${part} ${name} ${mediaType} ${hash}`);
    }
  return { body: { title: body.title, files: all } };
});
const hashOf = (bytes: Buffer) => createHash('sha256').update(bytes).digest('hex');
const stored = async (bytes: Buffer, edge?: number) => {
  const id = await files.store.idFor(OWNER, hashOf(bytes));
  const file = await files.store.open({ subject: OWNER, id, ...(edge && { edge }) });
  return file && { mediaType: file.mediaType, bytes: await buffer(file.read()) };
};

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
let png: Buffer;
let files: TestFiles;
let served: Served;
beforeAll(async () => {
  files = await testFiles();
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  served = await serveForTest([handler], { files: files.store });
});
afterAll(async () => {
  await served.close();
  await files.close();
});
/** After any request no incoming file remains on disk. */
afterEach(() => until(async () => expect(await readdir(files.arriving)).toEqual([])));

async function send(files: readonly [part: string, bytes: Buffer, name: string, type?: string][], title = 'Scan') {
  const form = new FormData();
  form.set('title', title);
  for (const [part, bytes, name, type] of files)
    form.append(part, new Blob([new Uint8Array(bytes)], { type: type ?? 'image/png' }), name);
  const response = await served.fetch('/api/upload', { method: 'POST', body: form });
  return { status: response.status, reply: (await response.json()) as Record<string, unknown> };
}

/** A PNG of a few bytes that names a picture of 40,000 by 40,000. */
function pixelBomb(): Buffer {
  const chunk = (type: string, data: Buffer) => {
    const body = Buffer.concat([Buffer.from(type), data]);
    const frame = Buffer.alloc(8);
    frame.writeUInt32BE(data.length, 0);
    frame.writeUInt32BE(crc32(body), 4);
    return Buffer.concat([frame.subarray(0, 4), body, frame.subarray(4)]);
  };
  const header = Buffer.alloc(13);
  header.writeUInt32BE(40_000, 0);
  header.writeUInt32BE(40_000, 4);
  header.set([8, 2, 0, 0, 0], 8);
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', deflateSync(Buffer.alloc(64))),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

describe('a multipart body', () => {
  test('gives fields and files, with types detected from content and names without folders', async () => {
    const { status, reply } = await send([
      ['picture', png, 'me.png'],
      ['documents', pdf, '../../etc/licence\u0007.pdf', 'text/html'],
      ['documents', png, 'diploma.gif'],
    ]);
    expect(status).toBe(200);
    expect(reply).toEqual({
      title: 'Scan',
      files: [
        `picture me.webp image/webp ${hashOf(png)}`,
        `documents licence.pdf application/pdf ${hashOf(pdf)}`,
        `documents diploma.png image/png ${hashOf(png)}`,
      ],
    });
    expect((await stored(pdf))?.bytes.equals(pdf)).toBe(true);
  });

  test('may have no files, an empty file field, or be JSON', async () => {
    expect((await send([])).reply).toEqual({ title: 'Scan', files: [] });
    expect((await send([['picture', Buffer.alloc(0), '']])).reply).toEqual({ title: 'Scan', files: [] });
    const json = await served.fetch('/api/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"title":"Scan"}',
    });
    expect(await json.json()).toEqual({ title: 'Scan', files: [] });
  });

  test('ignores a file that the route does not declare', async () => {
    expect(
      (
        await send([
          ['backdoor', png, 'x.png'],
          ['picture', png, 'me.png'],
        ])
      ).reply,
    ).toMatchObject({ files: [`picture me.webp image/webp ${hashOf(png)}`] });
  });

  test('is validated like any other input', async () => {
    expect(await send([], '')).toMatchObject({ status: 400, reply: { message: 'Please give a title.' } });
  });

  test.each([
    [
      'HTML that claims to be a PDF',
      'documents',
      () => Buffer.from('<html><script>alert(1)</script>'),
      'FILE_TYPE_REFUSED',
      415,
    ],
    [
      'a picture with a script in it',
      'picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'FILE_TYPE_REFUSED',
      415,
    ],
    ['a PDF where a picture is wanted', 'picture', () => pdf, 'FILE_TYPE_REFUSED', 415],
    ['a zip', 'documents', () => Buffer.from('PK\u0003\u0004'.padEnd(64, '\0')), 'FILE_TYPE_REFUSED', 415],
    ['a truncated picture', 'picture', () => png.subarray(0, 20), 'FILE_TYPE_REFUSED', 415],
    ['an empty file with a name', 'picture', () => Buffer.alloc(0), 'FILE_TYPE_REFUSED', 415],
    ['a picture of too many pixels', 'picture', pixelBomb, 'FILE_TOO_LARGE', 413],
    ['a file over its size limit', 'documents', () => Buffer.alloc(50_001), 'FILE_TOO_LARGE', 413],
    ['a body over the total limit', 'documents', () => Buffer.alloc(9_000_000), 'FILE_TOO_LARGE', 413],
  ])('refuses %s, and continues to serve', async (_what, part, bytes, code, status) => {
    expect(await send([[part, bytes(), 'file.pdf']])).toMatchObject({ status, reply: { code } });
    expect((await send([])).status).toBe(200);
  });

  test('refuses more files than a part accepts, and more than all parts accept', async () => {
    const two = await send([
      ['picture', png, '1.png'],
      ['picture', png, '2.png'],
    ]);
    expect(two).toMatchObject({ status: 413, reply: { code: 'TOO_MANY_FILES' } });
    const many = await send(
      Array.from({ length: 8 }, (_, index) => ['documents', png, `${index}.png`] as const).map((each) => [...each]),
    );
    expect(many).toMatchObject({ status: 413, reply: { code: 'TOO_MANY_FILES' } });
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'hello'],
    [
      'a premature end',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nSc',
    ],
    ['no multipart content', 'multipart/form-data; boundary=x', 'hello'],
  ])('with %s is malformed', async (_what, type, body) => {
    const response = await served.fetch('/api/upload', { method: 'POST', headers: { 'content-type': type }, body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'BODY_MALFORMED' }]);
  });

  test('that is aborted does not affect the server', async () => {
    const socket = connect(Number(new URL(served.origin).port), '127.0.0.1');
    await once(socket, 'connect');
    const head =
      'POST /api/upload HTTP/1.1\r\nhost: x\r\ncontent-type: multipart/form-data; boundary=x\r\ncontent-length: 9000\r\n\r\n--x\r\n';
    await new Promise((resolve) => socket.write(head, resolve));
    socket.destroy();
    await once(socket, 'close');
    expect((await send([])).status).toBe(200);
  });
});

describe('a picture', () => {
  const landscape = (options: { orientation?: number } = {}) =>
    sharp({ create: { width: 40, height: 20, channels: 3, background: 'teal' } })
      .withExif({
        IFD0: { Make: 'A camera', Artist: 'Meera' },
        IFD3: {
          GPSLatitudeRef: 'N',
          GPSLatitude: '18/1 31/1 0/1',
          GPSLongitudeRef: 'E',
          GPSLongitude: '73/1 51/1 0/1',
        },
      })
      .withMetadata({ ...options })
      .jpeg()
      .toBuffer();

  test('among documents is stored upright, in its size and format, without location and camera metadata', async () => {
    const taken = await landscape({ orientation: 6 });
    expect((await sharp(taken).metadata()).exif?.includes('A camera')).toBe(true);
    expect((await send([['documents', Buffer.concat([taken, Buffer.from('and a secret')]), 'knee.jpg']])).status).toBe(
      200,
    );
    const { mediaType, bytes } = (await stored(Buffer.concat([taken, Buffer.from('and a secret')])))!;
    const { width, height, exif, xmp, iptc, orientation } = await sharp(bytes).metadata();
    expect({ mediaType, width, height }).toEqual({ mediaType: 'image/jpeg', width: 20, height: 40 });
    expect([exif, xmp, iptc, orientation]).toEqual([undefined, undefined, undefined, undefined]);
    for (const told of ['A camera', 'GPS', 'Exif', 'a secret']) expect(bytes.includes(told)).toBe(false);
  });

  test('among documents is stored losslessly as PNG', async () => {
    const noise = sharp({
      create: {
        width: 30,
        height: 30,
        channels: 3,
        background: 'teal',
        noise: { type: 'gaussian', mean: 128, sigma: 30 },
      },
    });
    const scan = await noise.png().toBuffer();
    await send([['documents', scan, 'scan.png']]);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect((await pixels((await stored(scan))!.bytes)).equals(await pixels(scan))).toBe(true);
  });

  test('of a person is stored only as squares of the display sizes, and never enlarged', async () => {
    const portrait = await sharp(await landscape())
      .resize(400, 200)
      .keepMetadata()
      .jpeg()
      .toBuffer();
    await send([['picture', portrait, 'me.jpg']]);
    for (const edge of [16, 64]) {
      const { bytes, mediaType } = (await stored(portrait, edge))!;
      const { width, height, exif } = await sharp(bytes).metadata();
      expect({ mediaType, width, height, exif }).toEqual({ mediaType: 'image/webp', width: edge, height: edge });
      expect(bytes.includes('A camera')).toBe(false);
    }
    expect(await stored(portrait)).toBeNull();
    await send([['picture', png, 'small.png']]);
    expect(await sharp((await stored(png, 64))!.bytes).metadata()).toMatchObject({ width: 8, height: 8 });
  });

  test('with animation is stored as its first frame', async () => {
    const frame = (background: string) => sharp({ create: { width: 8, height: 8, channels: 3, background } }).png();
    const frames = await Promise.all(['red', 'blue'].map((each) => frame(each).toBuffer()));
    const film = await sharp(frames, { join: { animated: true } })
      .gif()
      .toBuffer();
    expect((await sharp(film).metadata()).pages).toBe(2);
    await send([['documents', film, 'film.gif']]);
    const still = (await stored(film))!;
    expect([still.mediaType, (await sharp(still.bytes).metadata()).pages ?? 1]).toEqual(['image/gif', 1]);
  });
});

test('files of a refused request are not kept', async () => {
  const own = Buffer.from('%PDF-1.7\nnot for here\n%%EOF\n');
  expect((await send([['documents', own, 'x.pdf']], 'No')).status).toBe(403);
  expect(await stored(own)).toBeNull();
});

test.each(['%PDF-1.7\n<html><script>alert(1)</script></html>', '%PDF-<html>\n%%EOF\n'])(
  'a file that is a PDF by its first bytes alone is refused, and is not kept: %j',
  async (text) => {
    const bytes = Buffer.from(text);
    expect(await send([['documents', bytes, 'x.pdf']])).toMatchObject({
      status: 415,
      reply: { code: 'FILE_TYPE_REFUSED' },
    });
    expect(await stored(bytes)).toBeNull();
  },
);

test('too many incoming bytes at once give UNAVAILABLE, and nothing remains on disk', async () => {
  const full = createFileStore(createDiskBlobs(files.folder), createSpool(files.arriving, 1000), await files.vault());
  const other = await serveForTest([handler], { files: full });
  const form = new FormData();
  form.set('title', 'Scan');
  form.append('documents', new Blob([new Uint8Array(Buffer.concat([pdf, Buffer.alloc(2000)]))]), 'x.pdf');
  const response = await other.fetch('/api/upload', { method: 'POST', body: form });
  expect([response.status, await response.json()]).toMatchObject([503, { code: 'UNAVAILABLE' }]);
  expect(response.headers.get('retry-after')).not.toBeNull();
  await other.close();
});

test.each([
  ['ENOSPC', 'DISK_FULL'],
  ['EDQUOT', 'DISK_FULL'],
  ['EIO', 'DISK_FAILING'],
  ['EROFS', 'DISK_FAILING'],
])('a disk that ends with %s gives %s, at any point of the upload', async (ending, code) => {
  const error = Object.assign(new Error(ending), { code: ending });
  const failing = [
    new Writable({ write: (_chunk, _encoding, done) => done(error) }),
    new Writable({ write: (_chunk, _encoding, done) => done(), final: (done) => done(error) }),
  ];
  for (const writable of failing) {
    const receive = () => Object.create(files.store.receive(), { writable: { value: writable } }) as Arrival;
    const other = await serveForTest([handler], { files: { ...files.store, receive } });
    const form = new FormData();
    form.set('title', 'Scan');
    form.append('documents', new Blob([new Uint8Array(pdf)]), 'x.pdf');
    const response = await other.fetch('/api/upload', { method: 'POST', body: form });
    expect([response.status, await response.json()]).toMatchObject([503, { code }]);
    await other.close();
  }
});
