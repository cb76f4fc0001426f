import { afterEach, describe, expect, test } from '@jest/globals';
import { z } from 'zod';
import type { AccountRole } from '@anamnesis/contracts/language/account-role';
import { INPUT_INVALID } from '@anamnesis/contracts/language/errors';
import { defineProblem } from '@anamnesis/contracts/language/field-problem';
import { defineError, refuse } from '@anamnesis/contracts/language/refusal';
import { defineRoute } from '@anamnesis/contracts/language/route';
import { DiedApart } from '../apart/apart-ended.js';
import { createMetrics } from '../metrics/metrics.js';
import type { AccountActor } from '../tokens/access-tokens.js';
import { workerAuthorization } from './access.js';
import { answer, type RouteHandler } from './answer.js';
import type { AppOptions } from './app.js';
import { createLimits } from './limits.js';
import { serveForTest, serveInternal, testTokens, type Served } from './testing/serve.js';
import { testActions } from './testing/actions.js';

const NAME_TOO_SHORT = defineProblem('NAME_TOO_SHORT', 'Please use {least} to {most} characters.', {
  least: 2,
  most: 5,
});
const THING_TAKEN = defineError('THING_TAKEN', 409, 'This thing was taken a moment ago, in {city}.', {
  city: z.string(),
  nextFree: z.array(z.string()),
});
const common = { summary: '', feature: 'things', owner: 'query-service', errors: [] } as const;
const reply = z.object({ said: z.string() });
const id = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf6';
const patient = { id, role: 'patient' } as const;
const json = { 'content-type': 'application/json' };

const readThing = defineRoute({
  ...common,
  name: 'readThing',
  method: 'GET',
  path: '/api/things/:id',
  action: testActions.byPatients,
  params: z.object({ id: z.guid() }),
  reply,
});
const listThings = defineRoute({
  ...common,
  name: 'listThings',
  method: 'GET',
  path: '/api/things/',
  aliases: ['/things'],
  action: testActions.byAnyone,
  query: z.object({ page: z.coerce.number().default(1) }),
  reply,
});
const newest = defineRoute({
  ...common,
  name: 'newest',
  method: 'GET',
  path: '/api/things/newest',
  action: testActions.byAnyone,
  reply,
});
const thingOwner = defineRoute({
  ...common,
  name: 'thingOwner',
  method: 'GET',
  path: '/api/:kind/owner',
  action: testActions.byAnyone,
  params: z.object({ kind: z.string() }),
  reply,
});
const makeThing = defineRoute({
  ...{ ...common, owner: 'command-service' },
  name: 'makeThing',
  method: 'POST',
  path: '/api/things/',
  action: testActions.byAnyone,
  status: 201,
  reply,
  body: z.object({ name: z.string().min(2, NAME_TOO_SHORT.code).max(5), size: z.number().max(9) }),
});

const handlers = [
  answer(readThing, ({ params, actor }) => Promise.resolve({ body: { said: `${params.id} ${actor.role}` } })),
  answer(thingOwner, ({ params }) => Promise.resolve({ body: { said: `owner of ${params.kind}` } })),
  answer(listThings, ({ query }) =>
    Promise.resolve({ body: { said: `page ${query.page}` }, total: { unit: 'things', from: 0, to: 9, of: 30 } }),
  ),
  answer(newest, () => Promise.resolve({ body: { said: 'newest' } })),
  answer(makeThing, ({ body }) => Promise.resolve({ body: { said: JSON.stringify(body) }, position: 42n })),
];

let served: Served;
const serve = async (these: readonly RouteHandler[] = handlers, options: Partial<AppOptions> = {}) =>
  (served = await serveForTest(these, options));
afterEach(() => served.close());

const make = (body: string, headers: Record<string, string> = json) =>
  served.fetch('/api/things', { method: 'POST', body, headers });
const bearer = async (actor: Parameters<typeof testTokens.issue>[0]) => ({
  authorization: `Bearer ${await testTokens.issue(actor)}`,
});

describe('finding the route', () => {
  test('a path matches with and without a trailing slash, and by its alias', async () => {
    await serve();
    for (const path of ['/api/things', '/api/things/', '/things', '/things/']) {
      expect(await (await served.fetch(`${path}?page=3`)).json()).toEqual({ said: 'page 3' });
    }
  });

  test('a literal segment wins over a parameter in the same position, in any order of declaration', async () => {
    await serve();
    expect(await (await served.fetch('/api/things/newest')).json()).toEqual({ said: 'newest' });
    expect(await (await served.fetch('/api/doctors/owner')).json()).toEqual({ said: 'owner of doctors' });
  });

  test('an unknown path and a wrong method give different errors, in JSON', async () => {
    await serve();
    const unknown = await served.fetch('/api/nothing/at/all');
    expect([unknown.status, await unknown.json()]).toEqual([
      404,
      expect.objectContaining({ success: false, code: 'ROUTE_NOT_FOUND' }),
    ]);
    const wrong = await served.fetch('/api/things/', { method: 'DELETE' });
    expect([wrong.status, wrong.headers.get('allow')]).toEqual([405, 'GET, POST, HEAD']);
    expect(await wrong.json()).toMatchObject({ code: 'METHOD_REFUSED' });
  });

  test('HEAD replies like GET, without a body', async () => {
    await serve();
    const head = await served.fetch('/api/things', { method: 'HEAD' });
    expect([head.status, await head.text(), head.headers.get('content-length')]).toEqual([200, '', '17']);
  });

  test('two handlers for one method and path prevent the start', async () => {
    await serve();
    const twin = defineRoute({
      ...common,
      name: 'twin',
      method: 'GET',
      path: '/api/things/:other',
      action: testActions.byAnyone,
      reply,
    });
    const other = answer(twin, () => Promise.resolve({ body: { said: '' } }));
    await expect(serveForTest([...handlers, other])).rejects.toThrow('Two handlers are for GET /api/things/:');
    await expect(serveForTest([...handlers, handlers[0]!])).rejects.toThrow('Two handlers are for readThing');
  });
});

describe('access', () => {
  test('requires a token with an allowed role', async () => {
    await serve();
    const codeFor = async (headers: Record<string, string>) => {
      const response = await served.fetch(`/api/things/${id}`, { headers });
      return [response.status, ((await response.json()) as { code?: string }).code];
    };
    expect(await codeFor({})).toEqual([401, 'NOT_SIGNED_IN']);
    expect(await codeFor({ authorization: 'Bearer a.b.c' })).toEqual([401, 'NOT_SIGNED_IN']);
    expect(await codeFor({ authorization: 'Basic dXNlcjpwYXNz' })).toEqual([401, 'NOT_SIGNED_IN']);
    expect(await codeFor(await bearer({ id, role: 'auditor' }))).toEqual([403, 'NOT_ALLOWED']);
    expect(await codeFor(await bearer(patient))).toEqual([200, undefined]);
  });

  test('a role that may never call the route is refused before the body is read', async () => {
    const guarded = { ...makeThing, action: testActions.byPatients } as const;
    await serve([answer(guarded, () => Promise.resolve({ body: { said: '' } }))]);
    const codeFor = async (headers: Record<string, string>) =>
      ((await (await make('{not JSON', { ...json, ...headers })).json()) as { code?: string }).code;
    expect(await codeFor({})).toBe('NOT_SIGNED_IN');
    expect(await codeFor(await bearer({ id, role: 'auditor' }))).toBe('NOT_ALLOWED');
    expect(await codeFor(await bearer(patient))).toBe('BODY_MALFORMED');
  });

  test('a public route ignores an invalid token', async () => {
    await serve();
    expect((await served.fetch('/api/things', { headers: { authorization: 'Bearer a.b.c' } })).status).toBe(200);
  });

  test('a page of another site cannot post; pages of the host and of allowed origins can', async () => {
    await serve(handlers, { origins: ['https://friend.example'] });
    const from = async (origin: string) => (await make('{"name":"ab","size":1}', { ...json, origin })).status;
    expect(await from('https://evil.example')).toBe(403);
    expect(await from('null')).toBe(403);
    expect(await from('https://friend.example')).toBe(201);
    expect(await from(served.origin)).toBe(201);
  });

  test('a route with a second factor requires it, unless the installation only offers it', async () => {
    const strong = { ...readThing, action: testActions.byDoctors, secondFactor: true } as const;
    const said = answer(strong, ({ methods }) => Promise.resolve({ body: { said: methods.join() } }));
    const codeFor = async (methods: readonly string[]) => {
      const authorization = `Bearer ${await testTokens.issue({ id, role: 'doctor' }, methods)}`;
      const response = await served.fetch(`/api/things/${id}`, { headers: { authorization } });
      return ((await response.json()) as { code?: string }).code ?? response.status;
    };
    await serve([said]);
    expect([await codeFor(['pwd']), await codeFor([]), await codeFor(['pwd', 'otp'])]).toEqual([
      'SECOND_FACTOR_REQUIRED',
      'SECOND_FACTOR_REQUIRED',
      200,
    ]);
    await served.close();
    await serve([said], { secondFactor: 'offered' });
    expect(await codeFor(['pwd'])).toBe(200);
  });
});

describe('input', () => {
  test('unknown keys are dropped, and the reply to a command contains its position', async () => {
    await serve();
    const response = await make('{"name":"ab","size":1,"role":"auditor"}');
    expect([response.status, response.headers.get('x-position')]).toEqual([201, '42']);
    expect(await response.json()).toEqual({ said: '{"name":"ab","size":1}' });
  });

  test('each field reports its first problem; a sentence of the schema becomes the message', async () => {
    await serve();
    const response = await make('{"name":"a"}');
    expect([response.status, await response.json()]).toEqual([
      400,
      {
        success: false,
        code: 'INPUT_INVALID',
        message: 'Please use 2 to 5 characters.',
        requestId: response.headers.get('x-request-id'),
        parameters: {
          fields: {
            name: {
              code: 'NAME_TOO_SHORT',
              message: 'Please use 2 to 5 characters.',
              parameters: { least: 2, most: 5 },
            },
            size: { code: 'MISSING', message: 'This is missing.' },
          },
        },
      },
    ]);
  });

  test('without a sentence of the schema the message is generic', async () => {
    await serve();
    const reply = (await (await make('{"name":"ab","size":10}')).json()) as { message: string; parameters: unknown };
    expect(reply.message).toMatch(/^A field is missing/);
    expect(reply.parameters).toEqual({
      fields: { size: { code: 'TOO_LARGE', message: 'This is too long or too large.' } },
    });
  });

  test.each([
    ['broken JSON', '{"name":', json, 400, 'BODY_MALFORMED'],
    ['a bare word', '"name"', json, 400, 'BODY_MALFORMED'],
    ['a poisoned prototype', '{"__proto__":{"x":1},"name":"ab","size":1}', json, 400, 'BODY_MALFORMED'],
    ['a list', '[]', json, 400, 'INPUT_INVALID'],
    ['a form', 'name=ab&size=1', { 'content-type': 'application/x-www-form-urlencoded' }, 400, 'BODY_MALFORMED'],
    ['nothing', '', {}, 400, 'INPUT_INVALID'],
    ['too much', JSON.stringify({ name: 'a'.repeat(300_000), size: 1 }), json, 413, 'BODY_TOO_LARGE'],
  ])('%s is refused', async (_what, body, headers, status, code) => {
    await serve();
    const response = await make(body, headers as Record<string, string>);
    expect([response.status, await response.json()]).toEqual([status, expect.objectContaining({ code })]);
    expect((await served.fetch('/api/things')).status).toBe(200);
  });

  test('a query may be sent with POST: its input is the body, and it has no command id', async () => {
    const findThing = defineRoute({
      ...common,
      name: 'findThing',
      method: 'POST',
      path: '/api/things/find',
      action: testActions.byAnyone,
      reply,
      body: z.object({ name: z.string().min(2, NAME_TOO_SHORT.code) }),
    });
    await serve([answer(findThing, ({ body, asked }) => Promise.resolve({ body: { said: `${body.name} ${asked}` } }))]);
    const find = (name: string) =>
      served.fetch('/api/things/find', {
        ...{ method: 'POST', body: JSON.stringify({ name }) },
        headers: { 'content-type': 'application/json', 'x-command-id': 'not a UUID' },
      });
    expect(await (await find('pen')).json()).toEqual({ said: 'pen ' });
    expect((await find('p')).status).toBe(400);
  });

  test('the digest of a command is the same for a repetition only, not for the same words of another person or command', async () => {
    const guarded = { ...makeThing, action: testActions.byPatients } as const;
    await serve([answer(guarded, ({ asked }) => Promise.resolve({ body: { said: asked } }))]);
    const other = 'f81d4fae-7dec-11d0-a765-00a0c91e6bf7';
    const askedBy = async (person: string, commandId: string) => {
      const headers = { ...json, ...(await bearer({ ...patient, id: person })), 'x-command-id': commandId };
      return (await (await make('{"name":"ab","size":1}', headers)).json()) as unknown;
    };
    const first = await askedBy(id, id);
    expect(first).toEqual({ said: expect.stringMatching(/^[\w-]{43}$/) });
    expect(await askedBy(id, id)).toEqual(first);
    expect(await askedBy(other, id)).not.toEqual(first);
    expect(await askedBy(id, other)).not.toEqual(first);
  });

  test('a command id must be a UUID', async () => {
    await serve();
    expect((await make('{"name":"ab","size":1}', { ...json, 'x-command-id': 'again' })).status).toBe(400);
    expect((await make('{"name":"ab","size":1}', { ...json, 'x-command-id': id })).status).toBe(201);
  });
});

describe('replies', () => {
  test('have the range, the request id of the caller if it is valid, and strict headers', async () => {
    await serve();
    const response = await served.fetch('/api/things', { headers: { 'x-request-id': 'from-the-gateway-1' } });
    expect(response.headers.get('content-range')).toBe('things 0-9/30');
    expect(response.headers.get('x-request-id')).toBe('from-the-gateway-1');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
    const odd = await served.fetch('/api/things', { headers: { 'x-request-id': 'a"b{c}' } });
    expect(odd.headers.get('x-request-id')).toMatch(/^[0-9a-f-]{36}$/);
  });

  test('a cookie is hidden from scripts and other sites, and can be deleted', async () => {
    const enter = defineRoute({
      ...{ ...common, owner: 'command-service' },
      name: 'enter',
      method: 'POST',
      path: '/api/auth/enter',
      action: testActions.byAnyone,
      reply,
    });
    const leave = defineRoute({
      ...{ ...common, owner: 'command-service' },
      name: 'leave',
      method: 'POST',
      path: '/api/auth/leave',
      action: testActions.byAnyone,
      reply,
    });
    const kept = { name: 'kept', value: 'abc', path: '/api/auth', maxAgeSeconds: 60, sameSite: 'Strict' } as const;
    await serve(
      [
        answer(enter, () => Promise.resolve({ body: { said: '' }, cookies: [kept] })),
        answer(leave, ({ cookie }) =>
          Promise.resolve({
            body: { said: cookie('kept') ?? '' },
            cookies: [{ ...kept, value: '', maxAgeSeconds: 0 }],
          }),
        ),
      ],
      { origins: ['https://anamnesis.example'] },
    );
    const entered = await served.fetch('/api/auth/enter', { method: 'POST' });
    expect(entered.headers.get('set-cookie')).toBe(
      'kept=abc; HttpOnly; SameSite=Strict; Path=/api/auth; Max-Age=60; Secure',
    );
    const left = await served.fetch('/api/auth/leave', {
      method: 'POST',
      headers: { cookie: 'kept=abc' },
    });
    expect(await left.json()).toEqual({ said: 'abc' });
    expect(left.headers.get('set-cookie')).toContain('kept=; HttpOnly; SameSite=Strict; Path=/api/auth; Max-Age=0');
  });

  test('a file has its type, and 304 while it is unchanged', async () => {
    const picture = defineRoute({
      ...common,
      name: 'picture',
      method: 'GET',
      path: '/api/picture',
      action: testActions.byAnyone,
    });
    await serve([
      answer(picture, () =>
        Promise.resolve({ file: { content: Buffer.from('x'), mediaType: 'image/png', etag: 'abc', reusable: true } }),
      ),
    ]);
    const first = await served.fetch('/api/picture');
    expect([first.status, first.headers.get('content-type'), await first.text()]).toEqual([200, 'image/png', 'x']);
    expect(first.headers.get('cache-control')).toBe('private, no-cache');
    const again = await served.fetch('/api/picture', {
      headers: { 'if-none-match': '"abc"', 'cache-control': 'max-age=0' },
    });
    expect(again.status).toBe(304);
  });

  test('a reply with fields outside its schema fails in tests', async () => {
    const more = answer(newest, () => Promise.resolve({ body: { said: '', passwordHash: 'x' } as { said: string } }));
    await serve([more]);
    expect((await served.fetch('/api/things/newest')).status).toBe(500);
    expect(JSON.stringify(served.lines)).toContain('newest answered more');
  });
});

describe('errors', () => {
  const failing = (error: unknown) => [answer(newest, () => Promise.reject(error))];

  test('a refusal contains its code, status and parameters, and the sentence with their values', async () => {
    const parameters = { city: 'Pune', nextFree: ['09:00'] };
    await serve([answer(newest, () => refuse(THING_TAKEN, parameters))]);
    const response = await served.fetch('/api/things/newest');
    expect([response.status, await response.json()]).toMatchObject([
      409,
      { code: 'THING_TAKEN', message: 'This thing was taken a moment ago, in Pune.', parameters },
    ]);
  });

  test('a field sentence from a handler becomes the message', async () => {
    await serve([
      answer(newest, () =>
        refuse(INPUT_INVALID, { fields: { password: { code: 'TOO_SIMPLE', message: 'Too simple.' } } }),
      ),
    ]);
    expect(await (await served.fetch('/api/things/newest')).json()).toMatchObject({ message: 'Too simple.' });
  });

  test('an unexpected error is logged with its stack, and its details are not shown', async () => {
    await serve(failing(new Error('select * from secrets')));
    const response = await served.fetch('/api/things/newest');
    const text = await response.text();
    expect([response.status, JSON.parse(text)]).toMatchObject([500, { code: 'INTERNAL' }]);
    expect(text).not.toContain('secrets');
    expect(JSON.stringify(served.lines)).toContain('app.unit.test');
  });

  test('an unavailable database gives 503 with Retry-After', async () => {
    await serve(failing(Object.assign(new Error('connect'), { code: 'ECONNREFUSED' })));
    const response = await served.fetch('/api/things/newest');
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toMatchObject([
      503,
      '1',
      { code: 'UNAVAILABLE' },
    ]);
  });

  test('work in a process of its own that was killed may be asked for again, and one that failed is our mistake', async () => {
    const statusAfter = async (by: 'kill' | 'failure') => {
      await serve(failing(new DiedApart('SIGKILL', by)));
      return (await served.fetch('/api/things/newest')).status;
    };
    expect([await statusAfter('kill'), await statusAfter('failure')]).toEqual([503, 500]);
  });

  test.each([
    ['ENOSPC', 'full', 'DISK_FULL', 'A request failed because a disk is full'],
    ['EIO', 'failing', 'DISK_FAILING', 'A request failed because a disk fails'],
  ])('a disk that ends with %s is %s: so say the reply, the log and the metric', async (ending, kind, code, said) => {
    const metrics = createMetrics('test');
    await serve(failing(Object.assign(new Error(ending), { code: ending })), { metrics });
    const response = await served.fetch('/api/things/newest');
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toMatchObject([
      503,
      '1',
      { code },
    ]);
    expect(JSON.stringify(served.lines)).toContain(said);
    expect(await metrics.text()).toMatch(new RegExp(`disk_failures_total\\{[^}]*kind="${kind}"[^}]*\\} 1`));
  });

  test('a query on a stalled database gives 503 with Retry-After', async () => {
    const never = () => new Promise<never>(() => undefined);
    await serve([answer(newest, never)], { readsWithin: 20 });
    const response = await served.fetch('/api/things/newest');
    expect([response.status, response.headers.get('retry-after'), await response.json()]).toMatchObject([
      503,
      '1',
      { code: 'UNAVAILABLE' },
    ]);
  });

  test('a reply that cannot be serialised as JSON is handled like any other error', async () => {
    await serve([answer(newest, () => Promise.resolve({ body: { said: 1n } as unknown as { said: string } }))]);
    expect((await served.fetch('/api/things/newest')).status).toBe(500);
  });
});

describe('reading your own writes', () => {
  const built = () => Promise.resolve(null);

  test('a query of a read model that is not built yet says so, and how far it is; the others are answered', async () => {
    const things = { name: 'things', version: 1 };
    const said = () => Promise.resolve({ body: { said: 'new' } });
    const progress = {
      reached: () => Promise.resolve(true),
      doubtsAbout: () => ({ incomplete: [], outdated: [] }),
      percentBuilt: () => Promise.resolve(43),
    };
    await serve([answer(newest, said, { reads: [things] })], { progress });
    const refused = await served.fetch('/api/things/newest', { headers: { 'x-min-position': '7' } });
    expect([refused.status, refused.headers.get('retry-after'), await refused.json()]).toMatchObject([
      503,
      '3',
      { code: 'STILL_BUILDING', parameters: { percent: 43 } },
    ]);
  });

  test.each([
    ['503 while an earlier version is in use', ['things'], 503],
    ['an error otherwise', [], 500],
  ])('a missing column is %s', async (_, outdated, status) => {
    const things = { name: 'things', version: 2 };
    const noColumn = Object.assign(new Error('no such column'), { code: '42703' });
    const progress = {
      reached: () => Promise.resolve(true),
      doubtsAbout: () => ({ incomplete: [], outdated }),
      percentBuilt: built,
    };
    await serve([answer(newest, () => Promise.reject(noColumn), { reads: [things] })], { progress });
    expect((await served.fetch('/api/things/newest')).status).toBe(status);
  });

  test('a query ignores the command id of the caller and uses a new one', async () => {
    const ids: string[] = [];
    await serve([answer(newest, ({ commandId }) => (ids.push(commandId), Promise.resolve({ body: { said: 'new' } })))]);
    const headers = { 'x-command-id': '0a1b0000-0000-4000-8000-000000000001' };
    for (let times = 0; times < 2; times += 1) await served.fetch('/api/things/newest', { headers });
    expect(new Set([...ids, headers['x-command-id']]).size).toBe(3);
  });

  test('waits for the projections behind the reply, or returns 503 with Retry-After', async () => {
    const waits: unknown[] = [];
    const things = { name: 'things', version: 1 };
    const reading = answer(newest, () => Promise.resolve({ body: { said: 'new' } }), { reads: [things] });
    const progress = {
      reached: (models: unknown, position: bigint) => Promise.resolve(waits.push([models, position]) < 2),
      doubtsAbout: () => ({ incomplete: ['things'], outdated: [] }),
      percentBuilt: built,
    };
    await serve([reading], { progress });
    const at = (position: string) => served.fetch('/api/things/newest', { headers: { 'x-min-position': position } });
    const inTime = await at('7');
    expect(inTime.status).toBe(200);
    expect([inTime.headers.get('x-incomplete'), inTime.headers.get('x-outdated')]).toEqual(['things', null]);
    const late = await at('8');
    expect([late.status, late.headers.get('retry-after'), await late.json()]).toMatchObject([
      503,
      '1',
      { code: 'NOT_CAUGHT_UP' },
    ]);
    expect(waits).toEqual([
      [[things], 7n],
      [[things], 8n],
    ]);
    expect((await at('soon')).status).toBe(400);
    expect((await served.fetch('/api/things/newest')).status).toBe(200);
  });
});

describe('a worker', () => {
  const workerKey = Buffer.alloc(32, 3);
  const forWork = defineRoute({
    ...{ ...common, owner: 'command-service' },
    name: 'forWork',
    method: 'POST',
    path: '/api/reminders',
    action: testActions.byTheWorker,
    reply,
  });
  const all = [
    ...handlers,
    answer(forWork, ({ actor, signIn }) => Promise.resolve({ body: { said: `${actor.role} ${signIn}` } })),
  ];
  const ask = async (path: string, authorization?: string) => {
    const headers = { ...json, ...(authorization ? { authorization } : {}) };
    const response = await served.fetch(path, { method: 'POST', headers, body: '{}' });
    return [response.status, await response.json()] as const;
  };

  test('calls its routes on the internal port only', async () => {
    served = await serveInternal({ work: { handlers: all, workerKey } });
    expect(await ask('/api/reminders', workerAuthorization(workerKey))).toEqual([200, { said: 'worker null' }]);
    expect((await served.fetch('/api/things')).status).toBe(404);
  });

  test('is refused without its exact key', async () => {
    served = await serveInternal({ work: { handlers: all, workerKey } });
    const right = workerAuthorization(workerKey);
    for (const wrong of [
      undefined,
      ...(await Promise.all([bearer(patient), bearer({ id, role: 'operator' })])).map((each) => each.authorization),
      await testTokens.issue({ id, role: 'worker' as AccountRole }).then((token) => `Bearer ${token}`),
      workerAuthorization(Buffer.alloc(32, 4)),
      right.toLowerCase(),
      `${right}A`,
      right.slice(0, -1),
      right.replace('Worker', 'Bearer'),
      'Worker ',
    ])
      expect(await ask('/api/reminders', wrong)).toMatchObject([401, { code: 'NOT_SIGNED_IN' }]);
  });

  test('has no routes on the public port, even with its key', async () => {
    await serve(all);
    for (const path of ['/api/reminders', '/API/Reminders/', '/api//reminders'])
      expect(await ask(path, workerAuthorization(workerKey))).toMatchObject([404, { code: 'ROUTE_NOT_FOUND' }]);
  });

  test('cannot call other routes with its key', async () => {
    await serve(all);
    const headers = { authorization: workerAuthorization(workerKey) };
    expect((await served.fetch(`/api/things/${id}`, { headers })).status).toBe(401);
  });
});

describe('limits', () => {
  test('a caller over the limit gets Retry-After; another account is not affected', async () => {
    const often = { ...readThing, attemptsPerMinute: 2 } as const;
    await serve([answer(often, () => Promise.resolve({ body: { said: '' } }))], { limits: createLimits() });
    const tryAs = async (actor: AccountActor) => served.fetch(`/api/things/${id}`, { headers: await bearer(actor) });
    expect([(await tryAs(patient)).status, (await tryAs(patient)).status]).toEqual([200, 200]);
    const third = await tryAs(patient);
    expect([third.status, await third.json()]).toMatchObject([429, { code: 'TOO_MANY_TRIES' }]);
    expect(Number(third.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await tryAs({ ...patient, id: id.replace('f', 'a') })).status).toBe(200);
  });

  test('of public routes count by network, with any account', async () => {
    const enter = { ...makeThing, action: testActions.byAnyone, attemptsPerMinute: 1 } as const;
    await serve([answer(enter, () => Promise.resolve({ body: { said: '' } }))], { limits: createLimits() });
    const enterAs = async (actor: AccountActor) =>
      (await make('{"name":"ab","size":1}', { ...json, ...(await bearer(actor)) })).status;
    expect(await enterAs(patient)).toBe(201);
    expect(await enterAs({ ...patient, id: id.replace('f', 'a') })).toBe(429);
  });

  test('attempts at one account count together, from all addresses', async () => {
    const enter = { ...makeThing, attemptsPerMinute: 1 } as const;
    const handler = answer(enter, () => Promise.resolve({ body: { said: '' } }), {
      rateLimitKey: ({ body }) => body.name,
    });
    await serve([handler], { limits: createLimits(), proxies: 1 });
    const from = async (address: string, name: string) =>
      (await make(JSON.stringify({ name, size: 1 }), { ...json, 'x-forwarded-for': address })).status;
    expect(await from('10.0.0.1', 'ab')).toBe(201);
    expect(await from('10.0.0.2', 'ab')).toBe(429);
    expect(await from('10.0.0.3', 'cd')).toBe(201);
  });

  test('use the address seen by the trusted proxies; forged headers have no effect', async () => {
    const enter = { ...makeThing, attemptsPerMinute: 1 } as const;
    const handler = answer(enter, ({ address }) => Promise.resolve({ body: { said: address } }));
    const from = async (forwarded: string) => {
      const answered = await make('{"name":"ab","size":1}', { ...json, 'x-forwarded-for': forwarded });
      return answered.status === 201 ? ((await answered.json()) as { said: string }).said : answered.status;
    };
    await serve([handler], { limits: createLimits(), proxies: 0 });
    expect([await from('10.0.0.1'), await from('10.0.0.2')]).toEqual(['127.0.0.1', 429]);
    await served.close();
    await serve([handler], { limits: createLimits(), proxies: 1 });
    expect([await from('1.1.1.1, 10.0.0.1'), await from('2.2.2.2, 10.0.0.1')]).toEqual(['10.0.0.1', 429]);
    await served.close();
    await serve([handler], { limits: createLimits(), proxies: 2 });
    expect([await from('1.1.1.1, 10.0.0.1, 10.0.0.9'), await from('10.0.0.2, 10.0.0.9')]).toEqual([
      '10.0.0.1',
      '10.0.0.2',
    ]);
  });

  test('apply to a whole IPv6 network, where addresses are plentiful', async () => {
    const enter = { ...makeThing, attemptsPerMinute: 1 } as const;
    const handler = answer(enter, () => Promise.resolve({ body: { said: '' } }));
    await serve([handler], { limits: createLimits(), proxies: 1 });
    const from = async (address: string) =>
      (await make('{"name":"ab","size":1}', { ...json, 'x-forwarded-for': address })).status;
    expect([await from('2001:db8::1'), await from('2001:db8::2'), await from('2001:db8:0:1::1')]).toEqual([
      201, 429, 201,
    ]);
  });
});

describe('health', () => {
  test('reports each part, and 503 when one is down', async () => {
    let postgres = true;
    const problems: string[] = [];
    served = await serveInternal({ ready: () => Promise.resolve({ postgres, readModels: problems }) });
    expect((await served.fetch('/health/live')).status).toBe(200);
    expect((await served.fetch('/health/ready')).status).toBe(200);
    problems.push('doctor-directory is 35 s behind the log');
    const stuck = await served.fetch('/health/ready');
    expect([stuck.status, await stuck.json()]).toEqual([
      503,
      { ready: false, parts: { postgres: true, readModels: problems, disk: [] } },
    ]);
    problems.pop();
    postgres = false;
    const down = await served.fetch('/health/ready');
    expect([down.status, await down.json()]).toEqual([
      503,
      { ready: false, parts: { postgres: false, readModels: [], disk: [] } },
    ]);
  });

  test('metrics contain the route name, not the path', async () => {
    const metrics = createMetrics('test');
    await serve(handlers, { metrics });
    await served.fetch(`/api/things/${id}`);
    await served.close();
    served = await serveInternal({ metrics });
    const text = await (await served.fetch('/metrics')).text();
    expect(text).toMatch(/http_request_duration_seconds_count\{.*route="readThing",method="GET",status="401".*\} 1/);
    expect(text).toContain('nodejs_eventloop_lag_seconds');
    expect(text).not.toContain(id);
  });

  test('is public only as a liveness check', async () => {
    await serve();
    const answers = ['/health/live', '/health/ready', '/metrics', '/METRICS'].map((path) => served.fetch(path));
    expect((await Promise.all(answers)).map(({ status }) => status)).toEqual([200, 404, 404, 404]);
  });
});
