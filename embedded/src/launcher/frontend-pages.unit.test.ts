import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { request, type IncomingHttpHeaders, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { gunzipSync, gzipSync, brotliCompressSync, brotliDecompressSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import Koa from 'koa';
import { frontendPages } from './frontend-pages.js';

const SCRIPT = `console.log("${'x'.repeat(4096)}");`;
let site: string;
let port: number;
let stop: () => Promise<void>;

beforeAll(async () => {
  site = await mkdtemp(join(tmpdir(), 'site-'));
  const pages = { 'index.html': 'the landing page', 'terms.html': 'the terms', 'app.html': 'the app' };
  for (const folder of ['plain', 'br', 'gzip']) await mkdir(join(site, folder, 'assets'), { recursive: true });
  for (const [file, text] of Object.entries(pages)) await writeFile(join(site, 'plain', file), text);
  await writeFile(join(site, 'plain/assets/app-1a2b.js'), SCRIPT);
  await writeFile(join(site, 'br/assets/app-1a2b.js'), brotliCompressSync(SCRIPT));
  await writeFile(join(site, 'gzip/assets/app-1a2b.js'), gzipSync(SCRIPT));
  await writeFile(join(site, 'plain/assets/face-3c4d.woff2'), '0123456789');
  await writeFile(join(site, 'secret.txt'), 'nobody’s');
  const server = new Koa().use(frontendPages(site, 'camera=()')).listen(0, '127.0.0.1');
  await new Promise((listening) => server.once('listening', listening));
  port = (server.address() as AddressInfo).port;
  stop = () => new Promise((closed) => server.close(() => closed()));
});
afterAll(async () => {
  await stop();
  await rm(site, { recursive: true });
});

interface Reply {
  status: number | undefined;
  headers: IncomingHttpHeaders;
  body: Buffer;
}
const replyOf = ({ statusCode: status, headers }: IncomingMessage) => ({ status, headers });
const ask = (path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Reply> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: '127.0.0.1', port, path, headers, method }, (response) => {
      response
        .toArray()
        .then((parts: Buffer[]) => resolve({ ...replyOf(response), body: Buffer.concat(parts) }))
        .catch(reject);
    });
    asked.on('error', reject).end();
  });

const SCRIPT_PATH = '/assets/app-1a2b.js';

test('the file of the landing page redirects to its only address', async () => {
  const { status, headers } = await ask('/index.html');
  expect([status, headers.location]).toEqual([302, '/']);
});

describe('content coding', () => {
  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.1', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', undefined],
    ['', undefined],
  ])('of a script for "%s" is %s', async (accepted, coding) => {
    const { headers, body } = await ask(SCRIPT_PATH, { 'accept-encoding': accepted });
    expect(headers).toMatchObject({ vary: 'Accept-Encoding', 'content-type': 'text/javascript; charset=utf-8' });
    expect(headers['content-encoding']).toBe(coding);
    expect(headers['content-length']).toBe(String(body.length));
    const read = { br: brotliDecompressSync, gzip: gunzipSync }[coding ?? ''] ?? ((each: Buffer) => each);
    expect(read(body).toString()).toBe(SCRIPT);
  });

  test('leaves compressed formats unchanged', async () => {
    const { headers } = await ask('/assets/face-3c4d.woff2', { 'accept-encoding': 'br, gzip' });
    expect(headers['content-encoding']).toBeUndefined();
    expect(headers['content-type']).toBe('font/woff2');
  });
});

describe('paths', () => {
  test.each([
    ['/', 'the landing page', 'no-cache'],
    ['/terms', 'the terms', 'no-cache'],
    ['/main-page', 'the app', 'no-cache'],
    ['/meet/room.1', 'the app', 'no-cache'],
    ['/br/assets/app-1a2b.js', 'the app', 'no-cache'],
    ['/..%2fsecret.txt', 'the app', 'no-cache'],
    [SCRIPT_PATH, SCRIPT, 'public, max-age=31536000, immutable'],
  ])('%s is served', async (path, text, caching) => {
    const { status, headers, body } = await ask(path);
    expect([status, body.toString(), headers['cache-control']]).toEqual([200, text, caching]);
    expect(headers['permissions-policy']).toBe('camera=()');
  });

  test('of a missing asset is not found', async () => {
    expect((await ask('/assets/gone.js')).status).toBe(404);
  });
});

describe('conditional and range requests', () => {
  test('a cached file is not sent again, except in another coding', async () => {
    const { headers } = await ask(SCRIPT_PATH, { 'accept-encoding': 'br' });
    const held = { 'if-none-match': headers.etag ?? '' };
    const again = await ask(SCRIPT_PATH, { ...held, 'accept-encoding': 'br' });
    expect([again.status, again.body.length, again.headers.vary]).toEqual([304, 0, 'Accept-Encoding']);
    expect((await ask(SCRIPT_PATH, { ...held, 'accept-encoding': 'gzip' })).status).toBe(200);
  });

  test('HEAD has the headers of GET and no body', async () => {
    const [got, told] = await Promise.all(
      ['GET', 'HEAD'].map((method) => ask(SCRIPT_PATH, { 'accept-encoding': 'br' }, method)),
    );
    const kept = ({ headers: { date: _, connection, ...headers } }: Reply) => ({ ...headers, connection });
    expect(kept(told!)).toEqual(kept(got!));
    expect([told!.status, told!.body.length]).toEqual([200, 0]);
  });

  test.each([
    ['bytes=2-4', 206, '234', 'bytes 2-4/10'],
    ['bytes=-3', 206, '789', 'bytes 7-9/10'],
    ['bytes=20-', 416, 'Range Not Satisfiable', 'bytes */10'],
    ['lines=1-2', 200, '0123456789', undefined],
  ])('%s is answered with %i', async (range, status, text, part) => {
    const { headers, body, ...reply } = await ask('/assets/face-3c4d.woff2', { range });
    expect([reply.status, body.toString(), headers['content-range']]).toEqual([status, text, part]);
  });
});
