import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { afterAll, beforeAll, expect, test } from '@jest/globals';
import sharp from 'sharp';
import { z } from 'zod';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { type TestFiles, testFiles } from '../files/testing/test-files.js';
import { until } from '../testing/until.js';
import { answer } from './answer.js';
import { serveForTest, type Served } from './testing/serve.js';
import { testActions } from './testing/actions.js';

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
  files: { picture: { types: ['image'], most: 1, maxBytes: 20_000_000 } },
  reply: z.object({}),
  errors: [],
});

const MANY = 5;

let files: TestFiles;
let served: Served;
beforeAll(async () => {
  files = await testFiles();
  served = await serveForTest([answer(upload, () => Promise.resolve({ body: {} }))], { files: files.store });
});
afterAll(async () => {
  await served.close();
  await files.close();
});

const pictureOf = (edge: number) => {
  const noise = { type: 'gaussian', mean: 128, sigma: 30 } as const;
  return sharp({ create: { width: edge, height: edge, channels: 3, background: 'teal', noise } })
    .jpeg()
    .toBuffer();
};

/** Uploads a picture from this address, and returns the status. */
async function send(localAddress: string, picture: Buffer): Promise<number | undefined> {
  const form = new FormData();
  form.append('picture', new Blob([new Uint8Array(picture)]), 'a.jpg');
  const encoded = new Response(form);
  const headers = { 'content-type': encoded.headers.get('content-type')! };
  const sending = request(`${served.origin}/api/upload`, { method: 'POST', headers, localAddress });
  sending.end(Buffer.from(await encoded.arrayBuffer()));
  const [response] = (await once(sending, 'response')) as [IncomingMessage];
  response.resume();
  return response.statusCode;
}

test('many large pictures from one address do not delay a small one from another', async () => {
  const [large, small] = [await pictureOf(1000), await pictureOf(50)];
  const ended: string[] = [];
  const sendAs = async (name: string, localAddress: string, picture: Buffer) => {
    const status = await send(localAddress, picture);
    ended.push(name);
    return status;
  };
  const manyLarge = Array.from({ length: MANY }, () => sendAs('large', '127.0.0.2', large));
  await until(() => Promise.resolve(expect(ended).toContain('large')));
  expect(await sendAs('small', '127.0.0.3', small)).toBe(200);
  expect(ended.indexOf('small')).toBeLessThan(MANY / 2);
  // A busy machine answers 503 to those that waited too long for their turn; sent again, they are accepted too.
  const statuses = await Promise.all(manyLarge);
  for (const status of statuses.filter((each) => each !== 200)) {
    expect(status).toBe(503);
    await until(async () => expect(await send('127.0.0.2', large)).toBe(200));
  }
});
