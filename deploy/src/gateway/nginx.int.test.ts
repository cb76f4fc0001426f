import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { type IncomingMessage, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { text } from 'node:stream/consumers';
import { pagePolicy, permissionsPolicy } from '@anamnesis/contracts/language/page-policy';
import { isInternal } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import { ensurePrograms } from '@anamnesis/platform/testing/debian-programs';
import { writeMeetingOrigin } from '../testing/nginx-process.js';
import { startGateway, type Echo, type RunningGateway } from '../testing/running-gateway.js';
import { samplePaths } from '../testing/sample-paths.js';
import { frontendHeaders } from './frontend-headers.js';
import { composeNetwork } from './nginx.js';

const MEBIBYTE = 1024 * 1024;
let gateway: RunningGateway;

beforeAll(async () => {
  await ensurePrograms('nginx', 'envsubst');
  gateway = await startGateway();
});
afterAll(() => gateway?.close());

const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);
const echo = async (path: string, init?: RequestInit) => (await (await call(path, init)).json()) as Echo;

test('nginx accepts the committed configuration', async () => {
  const committed = await readFile(resolve(import.meta.dirname, '../../gateway/nginx.conf'), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'committed-'));
  await writeMeetingOrigin(folder, '/meet');
  const started = committed.replace(`include ${composeNetwork.scratch}/meeting`, `include ${folder}/meeting`);
  await writeFile(join(folder, 'nginx.conf'), started);
  const check = spawn('nginx', ['-t', '-q', '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let errors = '';
  check.stderr.on('data', (text: Buffer) => (errors += text.toString()));
  const [code] = (await once(check, 'close')) as [number];
  await rm(folder, { recursive: true });
  expect({ code, errors }).toEqual({ code: 0, errors: '' });
});

describe('API requests', () => {
  test('reach the service that owns their route, with path and query unchanged', async () => {
    const actual: unknown[] = [];
    const expected: unknown[] = [];
    for (const { method, owner, ...route } of routes.filter((route) => !isInternal(route))) {
      for (const path of samplePaths({ method, owner, ...route })) {
        const { service, url, ...seen } = await echo(`${path}?page=1%2C2`, { method });
        actual.push([service, seen.method, url]);
        expected.push([owner, method, `${path}?page=1%2C2`]);
      }
    }
    expect(actual).toEqual(expected);
  });

  test('to the sockets and the documentation reach their services', async () => {
    expect((await echo('/socket.io/?EIO=4&transport=polling')).service).toBe('notification-service');
    expect((await echo('/api/docs')).service).toBe('query-service');
    expect((await echo('/api/openapi.json')).service).toBe('query-service');
  });

  test('to internal routes reach no service, and health and metrics are not public', async () => {
    const internal = routes.filter(isInternal).flatMap(samplePaths);
    expect(internal.length).toBeGreaterThan(4);
    const spellings = internal.flatMap((path) => [path, `${path}/`, path.toUpperCase(), path.replace('/api', '//api')]);
    for (const path of [...spellings, '/metrics', '/health/ready', '/health/', '/%6detrics']) {
      for (const method of ['GET', 'POST']) {
        const reply = await call(path, { method });
        const text = await reply.text();
        // A path in capitals is not a route: the frontend serves it, and no service.
        expect([path, text.includes('"service"')]).toEqual([path, false]);
        if (path.toLowerCase() === path) expect([path, reply.status]).toEqual([path, 404]);
      }
    }
  });

  test('to unknown routes get 404 with a code', async () => {
    const reply = await call('/api/no-such-call', { headers: { 'x-request-id': 'request-0001' } });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ success: false, code: 'ROUTE_NOT_FOUND', requestId: 'request-0001' });
  });

  test('have the host, the real client address after any forged one, and a request id', async () => {
    const { headers } = await echo('/api/users/current', {
      headers: { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-host': 'evil.example', 'x-request-id': 'not an id' },
    });
    expect(headers).toMatchObject({
      host: `127.0.0.1:${gateway.port}`,
      'x-forwarded-for': '203.0.113.9, 127.0.0.1',
      'x-forwarded-proto': 'http',
    });
    expect(headers).not.toHaveProperty('x-forwarded-host');
    expect(headers['x-request-id']).toMatch(/^[0-9a-f]{32}$/);
  });

  test('may be as large as the files of their route, and no larger', async () => {
    const post = async (path: string, bytes: number) => {
      const reply = await call(path, { method: 'POST', body: Buffer.alloc(bytes) });
      return [reply.status, ((await reply.json()) as { code?: string }).code];
    };
    expect(await post('/api/users/register', 5 * MEBIBYTE)).toEqual([200, undefined]);
    expect(await post('/api/users/register', 7 * MEBIBYTE)).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await post('/api/users/login', 2 * MEBIBYTE)).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('are streamed to their service: no body is buffered in the memory of the gateway', async () => {
    const path = '/api/doctor/register-doctor';
    const reached = gateway.reached(path);
    const upload = request(`${gateway.url}${path}`, { method: 'POST', headers: { 'content-length': 90 * MEBIBYTE } });
    const aborted = once(upload, 'error');
    upload.write(Buffer.alloc(4 * MEBIBYTE));
    await reached;
    upload.destroy(new Error('aborted'));
    await aborted;
    expect(gateway.errorLog()).not.toContain('request body is buffered');
  });

  test('can be refused before their body has arrived', async () => {
    const headers = { 'content-length': 90 * MEBIBYTE };
    const form = request(`${gateway.url}/api/doctor/register-doctor?refuse`, { method: 'POST', headers });
    form.write(Buffer.alloc(MEBIBYTE));
    const [reply] = (await once(form, 'response')) as [IncomingMessage];
    expect([reply.statusCode, await text(reply)]).toEqual([401, 'refused']);
    form.destroy();
  });

  test('have streamed replies: no reply is buffered either', async () => {
    const reply = await call(`/api/users/current?answer=${40 * MEBIBYTE}`);
    expect((await reply.arrayBuffer()).byteLength).toBe(40 * MEBIBYTE);
    expect(gateway.errorLog()).not.toContain('upstream response is buffered');
  });

  test('get the first event of a streamed answer at once, and the service learns when its reader leaves', async () => {
    const path = '/api/chat?stream';
    const left = new AbortController();
    const serviceKnows = gateway.reached(`left ${path}`);
    const reply = await call(path, { method: 'POST', signal: left.signal, headers: { 'accept-encoding': 'gzip' } });
    const first = await reply.body?.getReader().read();
    expect(Buffer.from(first?.value ?? []).toString()).toBe('event: text\ndata: {}\n\n');
    expect(reply.headers.get('content-encoding')).toBeNull();
    left.abort();
    await serviceKnows;
  });

  test('are logged without their query', async () => {
    await call('/api/users/current?name=Asha');
    const log = await gateway.accessLog();
    expect(log).toContain('GET /api/users/current 200');
    expect(log).not.toContain('Asha');
  });
});

describe('sockets', () => {
  const upgrade = (path: string, protocol: string): Promise<[number | undefined, string | undefined]> =>
    new Promise((resolve, reject) => {
      const upgrading = request(`${gateway.url}${path}`, { headers: { connection: 'upgrade', upgrade: protocol } });
      upgrading.on('error', reject);
      upgrading.on('upgrade', ({ statusCode, headers }, socket) => {
        socket.destroy();
        resolve([statusCode, headers['x-service']?.toString()]);
      });
      upgrading.on('response', ({ statusCode }) => resolve([statusCode, undefined]));
      upgrading.end();
    });

  test('are upgraded to a web socket at their path', async () => {
    expect(await upgrade('/socket.io/?EIO=4&transport=websocket', 'websocket')).toEqual([101, 'notification-service']);
  });

  test('are upgraded at no other path and to no other protocol', async () => {
    expect(await upgrade('/api/users/current', 'websocket')).toEqual([200, undefined]);
    expect(await upgrade('/socket.io/', 'h2c')).toEqual([200, undefined]);
  });
});

describe('the frontend', () => {
  test.each([
    ['/', 'the landing page'],
    ['/terms', 'the terms'],
    ['/user-tele', 'the app'],
    ['/meet/room-1', 'the app'],
    ['/br/assets/app-1a2b3c.js', 'the app'],
  ])('serves %s with %s, revalidated each time', async (path, page) => {
    const reply = await call(path);
    expect(await reply.text()).toContain(page);
    expect(reply.headers.get('cache-control')).toBe('no-cache');
  });

  test.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip;q=1, br;q=0.1', 'br'],
    ['gzip, br;q=0', 'gzip'],
    ['gzip', 'gzip'],
    ['identity', null],
  ])('serves hashed assets as immutable, and for "%s" with coding %s', async (accepted, coding) => {
    const reply = await call('/assets/app-1a2b3c.js', { headers: { 'accept-encoding': accepted } });
    expect(await reply.text()).toMatch(/^console\.log/);
    expect(reply.status).toBe(200);
    expect(reply.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(reply.headers.get('content-type')).toMatch(/javascript/);
    expect([reply.headers.get('content-encoding'), reply.headers.get('vary')]).toEqual([coding, 'Accept-Encoding']);
    const held = { 'accept-encoding': accepted, 'if-none-match': reply.headers.get('etag') ?? '' };
    expect((await call('/assets/app-1a2b3c.js', { headers: held })).status).toBe(304);
    const part = await call('/assets/app-1a2b3c.js', { method: 'HEAD', headers: { ...held, range: 'bytes=0-9' } });
    expect((await part.text()).length).toBe(0);
  });

  test('serves 404 for a missing asset, not cached', async () => {
    const reply = await call('/assets/app-older.js');
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control')).toBeNull();
  });

  test.each(['/', '/assets/app-1a2b3c.js', '/assets/gone.js'])('sends its security headers with %s', async (path) => {
    const { headers } = await call(path);
    for (const [name, value] of Object.entries(frontendHeaders))
      expect([name, headers.get(name)]).toEqual([name, value.replace(/\$\w+_origin/g, '')]);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test.each([
    ['', '/meet'],
    ['https://meet.example:8443/clinic', 'https://meet.example:8443/clinic'],
    ['http://localhost', 'http://localhost'],
  ])('allows only the origin of MEETING_BASE_URL=%s in frames', async (setting, meetingBaseUrl) => {
    const configured = await startGateway(setting);
    const { headers } = await fetch(configured.url);
    await configured.close();
    const directives = headers.get('content-security-policy')?.split('; ') ?? [];
    const policy = Object.entries(pagePolicy(meetingBaseUrl)).map((directive) => directive.flat().join(' '));
    expect(directives.sort()).toEqual(policy.sort());
    expect(headers.get('permissions-policy')).toBe(permissionsPolicy(meetingBaseUrl));
  });

  test('sends HSTS where TLS is terminated in front of the gateway', async () => {
    const { headers } = await call('/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

// Last, because the stub is not restarted.
test('requests to an unavailable service get 503, a code and a retry delay', async () => {
  await gateway.stopService('query-service');
  const reply = await call('/api/users/current');
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('1');
  expect(await reply.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
});
