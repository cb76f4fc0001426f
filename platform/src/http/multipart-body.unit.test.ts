import { connect } from 'node:net';
import { once } from 'node:events';
import { deflateSync, crc32 } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { answer } from './answer.js';
import { serveForTest, type Served } from './testing/serve.js';

const upload = defineRoute({
  name: 'upload',
  summary: '',
  feature: 'things',
  owner: 'command-service',
  method: 'POST',
  path: '/api/upload',
  access: 'public',
  body: z.object({ title: z.string().min(1, 'Please give a title.') }),
  files: {
    picture: { types: ['image'], most: 1, maxBytes: 100_000 },
    papers: { types: ['image', 'pdf'], most: 2, maxBytes: 50_000 },
  },
  reply: z.object({ title: z.string(), files: z.array(z.string()) }),
  errors: [],
});

const handler = answer(upload, ({ body, files }) => {
  const all = Object.entries(files).flatMap(([part, each]) =>
    each.map(({ name, mediaType, bytes }) => `${part} ${name} ${mediaType} ${bytes.length}`),
  );
  return Promise.resolve({ body: { title: body.title, files: all } });
});

const pdf = Buffer.from('%PDF-1.7\n%%EOF\n');
let png: Buffer;
let served: Served;
beforeAll(async () => {
  png = await sharp({ create: { width: 8, height: 8, channels: 3, background: 'teal' } })
    .png()
    .toBuffer();
  served = await serveForTest([handler]);
});
afterAll(() => served.close());

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
  test('gives fields and files, with types told by content and names without folders', async () => {
    const { status, reply } = await send([
      ['picture', png, 'me.png'],
      ['papers', pdf, '../../etc/licence\u0007.pdf', 'text/html'],
      ['papers', png, 'diploma.gif'],
    ]);
    expect(status).toBe(200);
    expect(reply).toEqual({
      title: 'Scan',
      files: [
        `picture me.png image/png ${png.length}`,
        `papers licence.pdf application/pdf ${pdf.length}`,
        `papers diploma.png image/png ${png.length}`,
      ],
    });
  });

  test('may come without files, with an empty choice, or as JSON', async () => {
    expect((await send([])).reply).toEqual({ title: 'Scan', files: [] });
    expect((await send([['picture', Buffer.alloc(0), '']])).reply).toEqual({ title: 'Scan', files: [] });
    const json = await served.fetch('/api/upload', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{"title":"Scan"}',
    });
    expect(await json.json()).toEqual({ title: 'Scan', files: [] });
  });

  test('drops a file the route does not name', async () => {
    expect(
      (
        await send([
          ['backdoor', png, 'x.png'],
          ['picture', png, 'me.png'],
        ])
      ).reply,
    ).toMatchObject({ files: [`picture me.png image/png ${png.length}`] });
  });

  test('is checked like any other input', async () => {
    expect(await send([], '')).toMatchObject({ status: 400, reply: { message: 'Please give a title.' } });
  });

  test.each([
    [
      'HTML that calls itself a PDF',
      'papers',
      () => Buffer.from('<html><script>alert(1)</script>'),
      'FILE_TYPE_REFUSED',
      415,
    ],
    [
      'a picture with a program in it',
      'picture',
      () => Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'),
      'FILE_TYPE_REFUSED',
      415,
    ],
    ['a PDF where a picture is wanted', 'picture', () => pdf, 'FILE_TYPE_REFUSED', 415],
    ['a zip', 'papers', () => Buffer.from('PK\u0003\u0004'.padEnd(64, '\0')), 'FILE_TYPE_REFUSED', 415],
    ['a torn picture', 'picture', () => png.subarray(0, 20), 'FILE_TYPE_REFUSED', 415],
    ['an empty file with a name', 'picture', () => Buffer.alloc(0), 'FILE_TYPE_REFUSED', 415],
    ['a picture of too many pixels', 'picture', pixelBomb, 'FILE_TYPE_REFUSED', 415],
    ['a file over its own limit', 'papers', () => Buffer.alloc(50_001), 'FILE_TOO_LARGE', 413],
    ['a body over all limits', 'papers', () => Buffer.alloc(9_000_000), 'FILE_TOO_LARGE', 413],
  ])('refuses %s, and goes on serving', async (_what, part, bytes, code, status) => {
    expect(await send([[part, bytes(), 'file.pdf']])).toMatchObject({ status, reply: { code } });
    expect((await send([])).status).toBe(200);
  });

  test('refuses more files than a part takes, and more than all parts take', async () => {
    const two = await send([
      ['picture', png, '1.png'],
      ['picture', png, '2.png'],
    ]);
    expect(two).toMatchObject({ status: 413, reply: { code: 'TOO_MANY_FILES' } });
    const many = await send(
      Array.from({ length: 8 }, (_, index) => ['papers', png, `${index}.png`] as const).map((each) => [...each]),
    );
    expect(many).toMatchObject({ status: 413, reply: { code: 'TOO_MANY_FILES' } });
  });

  test.each([
    ['no boundary', 'multipart/form-data', 'hello'],
    [
      'an end too early',
      'multipart/form-data; boundary=x',
      '--x\r\ncontent-disposition: form-data; name="title"\r\n\r\nSc',
    ],
    ['something that is no multipart at all', 'multipart/form-data; boundary=x', 'hello'],
  ])('with %s is malformed', async (_what, type, body) => {
    const response = await served.fetch('/api/upload', { method: 'POST', headers: { 'content-type': type }, body });
    expect([response.status, await response.json()]).toMatchObject([400, { code: 'BODY_MALFORMED' }]);
  });

  test('that stops in the middle leaves the server alive', async () => {
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
