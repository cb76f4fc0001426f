import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { pagePolicy, permissionsPolicy } from '@anamnesis/contracts/language/page-policy';
import { isInternal } from '@anamnesis/contracts/language/route';
import { routes } from '@anamnesis/contracts/routes';
import { ensureProgram } from '../testing/debian-program.js';
import { writeMeetingPlace } from '../testing/nginx-process.js';
import { startGateway, type Echo, type RunningGateway } from '../testing/running-gateway.js';
import { samplePaths } from '../testing/sample-paths.js';
import { frontendHeaders } from './frontend-headers.js';
import { composeNetwork } from './nginx.js';

const MEBIBYTE = 1024 * 1024;
let gateway: RunningGateway;

beforeAll(async () => {
  await ensureProgram('nginx', 'nginx-light');
  await ensureProgram('envsubst', 'gettext-base');
  gateway = await startGateway();
}, 180_000);
afterAll(() => gateway?.close());

const call = (path: string, init?: RequestInit) => fetch(`${gateway.url}${path}`, init);
const echo = async (path: string, init?: RequestInit) => (await (await call(path, init)).json()) as Echo;

test('nginx accepts the committed configuration', async () => {
  const committed = await readFile(resolve(import.meta.dirname, '../../gateway/nginx.conf'), 'utf8');
  const folder = await mkdtemp(join(tmpdir(), 'committed-'));
  await writeMeetingPlace(folder, '/meet');
  const started = committed.replace(`include ${composeNetwork.scratch}/meeting`, `include ${folder}/meeting`);
  await writeFile(join(folder, 'nginx.conf'), started);
  const check = spawn('nginx', ['-t', '-q', '-c', join(folder, 'nginx.conf')], { stdio: ['ignore', 'ignore', 'pipe'] });
  let complaints = '';
  check.stderr.on('data', (text: Buffer) => (complaints += text.toString()));
  const [code] = (await once(check, 'close')) as [number];
  await rm(folder, { recursive: true });
  expect({ code, complaints }).toEqual({ code: 0, complaints: '' });
});

describe('calls', () => {
  test('reach the service that owns their route, path and query unchanged', async () => {
    const reached: unknown[] = [];
    const meant: unknown[] = [];
    for (const { method, owner, ...route } of routes.filter((route) => !isInternal(route))) {
      for (const path of samplePaths({ method, owner, ...route })) {
        const { service, url, ...seen } = await echo(`${path}?page=1%2C2`, { method });
        reached.push([service, seen.method, url]);
        meant.push([owner, method, `${path}?page=1%2C2`]);
      }
    }
    expect(reached).toEqual(meant);
  });

  test('of the sockets and the documentation reach theirs', async () => {
    expect((await echo('/socket.io/?EIO=4&transport=polling')).service).toBe('notification-service');
    expect((await echo('/api/docs')).service).toBe('query-service');
    expect((await echo('/api/openapi.json')).service).toBe('query-service');
  });

  test('of background work reach nobody, and nobody outside is told of health and figures', async () => {
    const internal = routes.filter(isInternal).flatMap(samplePaths);
    expect(internal.length).toBeGreaterThan(4);
    const spellings = internal.flatMap((path) => [path, `${path}/`, path.toUpperCase(), path.replace('/api', '//api')]);
    for (const path of [...spellings, '/metrics', '/health/ready', '/health/', '/%6detrics']) {
      for (const method of ['GET', 'POST']) {
        const reply = await call(path, { method });
        const text = await reply.text();
        // A path in capitals is none of the product's: the app, which says so, is no service's answer either.
        expect([path, text.includes('"service"')]).toEqual([path, false]);
        if (path.toLowerCase() === path) expect([path, reply.status]).toEqual([path, 404]);
      }
    }
  });

  test('nobody knows are answered 404 with a code', async () => {
    const reply = await call('/api/no-such-call', { headers: { 'x-request-id': 'request-0001' } });
    expect(reply.status).toBe(404);
    expect(await reply.json()).toMatchObject({ success: false, code: 'ROUTE_NOT_FOUND', requestId: 'request-0001' });
  });

  test('carry the host, the true address of the caller after whatever it claims, and a request id', async () => {
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

  test('may be as large as their files, and no larger', async () => {
    const post = async (path: string, bytes: number) => {
      const reply = await call(path, { method: 'POST', body: Buffer.alloc(bytes) });
      return [reply.status, ((await reply.json()) as { code?: string }).code];
    };
    expect(await post('/api/users/register', 5 * MEBIBYTE)).toEqual([200, undefined]);
    expect(await post('/api/users/register', 7 * MEBIBYTE)).toEqual([413, 'FILE_TOO_LARGE']);
    expect(await post('/api/users/login', 2 * MEBIBYTE)).toEqual([413, 'BODY_TOO_LARGE']);
  });

  test('reach their service as they come: no body waits in the memory of the gateway', async () => {
    const path = '/api/doctor/register-doctor';
    const reached = gateway.reached(path);
    const upload = request(`${gateway.url}${path}`, { method: 'POST', headers: { 'content-length': 90 * MEBIBYTE } });
    const brokenOff = once(upload, 'error');
    upload.write(Buffer.alloc(4 * MEBIBYTE));
    await reached;
    upload.destroy(new Error('broken off'));
    await brokenOff;
    expect(gateway.complaints()).not.toContain('request body is buffered');
  });

  test('may be refused before their body has come', async () => {
    const form = { method: 'POST', body: Buffer.alloc(90 * MEBIBYTE) };
    const reply = await call('/api/doctor/register-doctor?refuse', form);
    expect([reply.status, await reply.text()]).toEqual([401, 'refused']);
  });

  test('are answered as fast as they are read: no answer waits there either', async () => {
    const reply = await call(`/api/users/current?answer=${40 * MEBIBYTE}`);
    expect((await reply.arrayBuffer()).byteLength).toBe(40 * MEBIBYTE);
    expect(gateway.complaints()).not.toContain('upstream response is buffered');
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
      const asked = request(`${gateway.url}${path}`, { headers: { connection: 'upgrade', upgrade: protocol } });
      asked.on('error', reject);
      asked.on('upgrade', ({ statusCode, headers }, socket) => {
        socket.destroy();
        resolve([statusCode, headers['x-service']?.toString()]);
      });
      asked.on('response', ({ statusCode }) => resolve([statusCode, undefined]));
      asked.end();
    });

  test('are upgraded to a web socket at their own address', async () => {
    expect(await upgrade('/socket.io/?EIO=4&transport=websocket', 'websocket')).toEqual([101, 'notification-service']);
  });

  test('are upgraded nowhere else and to nothing else', async () => {
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
  ])('answers %s with %s, to be asked for again each time', async (path, page) => {
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
  ])('keeps its hashed assets for ever, and for "%s" their coding is %s', async (accepted, coding) => {
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

  test('answers 404 for an asset that is gone, and nobody keeps that', async () => {
    const reply = await call('/assets/app-older.js');
    expect(reply.status).toBe(404);
    expect(reply.headers.get('cache-control')).toBeNull();
  });

  test.each(['/', '/assets/app-1a2b3c.js', '/assets/gone.js'])('sends its security headers with %s', async (path) => {
    const { headers } = await call(path);
    for (const [name, value] of Object.entries(frontendHeaders))
      expect([name, headers.get(name)]).toEqual([name, value.replace(/\$\w+_elsewhere/g, '')]);
    expect(headers.get('strict-transport-security')).toBeNull();
  });

  test.each([
    ['', '/meet'],
    ['https://meet.example:8443/clinic', 'https://meet.example:8443/clinic'],
    ['http://localhost', 'http://localhost'],
  ])('frames the place of MEETING_BASE_URL=%s, and no other', async (setting, place) => {
    const told = await startGateway(setting);
    const { headers } = await fetch(told.url);
    await told.close();
    const directives = headers.get('content-security-policy')?.split('; ') ?? [];
    const policy = Object.entries(pagePolicy(place)).map((directive) => directive.flat().join(' '));
    expect(directives.sort()).toEqual(policy.sort());
    expect(headers.get('permissions-policy')).toBe(permissionsPolicy(place));
  });

  test('is bound to TLS where TLS ends in front of the gateway', async () => {
    const { headers } = await call('/', { headers: { 'x-forwarded-proto': 'https' } });
    expect(headers.get('strict-transport-security')).toBe('max-age=31536000');
  });
});

// Last: the stub does not come back.
test('a service that is away is answered for: 503, a code, and when to try again', async () => {
  await gateway.silence('query-service');
  const reply = await call('/api/users/current');
  expect(reply.status).toBe(503);
  expect(reply.headers.get('retry-after')).toBe('1');
  expect(await reply.json()).toMatchObject({ success: false, code: 'UNAVAILABLE' });
});
