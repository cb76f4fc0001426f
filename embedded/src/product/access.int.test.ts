import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import {
  activeSessions,
  listConsultations,
  patientAppointments,
  pendingConsultations,
} from '@anamnesis/contracts/appointments/query-routes';
import { errors } from '@anamnesis/contracts/errors';
import { isInternal } from '@anamnesis/contracts/language/route';
import { showPicture } from '@anamnesis/contracts/profiles/routes';
import { routes } from '@anamnesis/contracts/routes';
import { accessMatrix, people, type Person as Name, recordReaders } from '@anamnesis/contracts/testing/access-matrix';
import { once } from 'node:events';
import { io, type Socket } from 'socket.io-client';
import { addTestReport, noteAllergy } from '@anamnesis/contracts/records/routes';
import { showHealthRecord } from '@anamnesis/contracts/records/query-routes';
import { until } from '@anamnesis/platform/testing/until';
import { createCaller, type Sent } from './testing/caller.js';
import { exampleCalls } from './testing/example-calls.js';
import { createScene, type Scene } from './testing/scene.js';

let scene: Scene;
beforeAll(async () => {
  scene = await createScene();
});
afterAll(() => scene.product.close());

const namesIn = (expected: object) => Object.keys(expected) as Name[];

test('every route of the table has an example call, and no other has', () => {
  expect(Object.keys(exampleCalls).toSorted()).toEqual(routes.map(({ name }) => name).toSorted());
});

describe.each(accessMatrix(routes))('$route.method $route.path', ({ route, expected }) => {
  test.each(namesIn(expected))('%s', async (name) => {
    const example = exampleCalls[route.name];
    if (!example) throw new Error(`${route.name} has no example call`);
    const outcome = expected[name];
    const appointment = outcome === 'allowed' ? scene.fresh : scene.shared;
    const code = outcome === 'allowed' ? example.refused : outcome;
    const status = code ? errors[code].status : (route.status ?? 200);
    const authorization = scene.authorizationOf(name);
    const { call, insideAddress } = scene.product;
    const ask = isInternal(route) ? createCaller(insideAddress) : call;
    for (const path of [route.path, ...(route.aliases ?? [])]) {
      const sent = await example.sent({ scene, name, appointment });
      const headers = { ...sent.headers, ...(authorization === null ? {} : { authorization }) };
      const answer = await ask(route, { ...sent, path, headers });
      expect({ status: answer.status, code: answer.code }).toEqual({ status, code });
    }
  });
});

const rows = accessMatrix(routes).filter(({ route }) => route.action.about !== null);
const A_UUID = /[0-9a-f]{8}-(?:[0-9a-f]{4}-){3}[0-9a-f]{12}/g;

/** Of a room, in Crockford's base32. */
const A_ROOM_ID = /(?<![\w-])[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}(?![\w-])/g;
const AN_EMAIL = /[\w.-]+@example\.org/g;

/** The same call with ids and addresses that do not exist. */
function aboutNothing({ params = {}, headers = {}, query = {}, body, ...sent }: Sent): Sent {
  const other = (text: string) =>
    text
      .replace(A_UUID, () => randomUUID())
      .replace(A_ROOM_ID, () => 'ZZZZ-ZZZZ')
      .replace(AN_EMAIL, () => `nobody-${randomUUID()}@example.org`);
  const others = (named: Readonly<Record<string, string>>) =>
    Object.fromEntries(Object.entries(named).map(([name, value]) => [name, other(value)]));
  if (body instanceof FormData) body.set('sessionId', randomUUID());
  const said = body === undefined || body instanceof FormData ? body : JSON.parse(other(JSON.stringify(body)));
  return { ...sent, params: others(params), headers: others(headers), query: others(query), body: said };
}

describe('for ids that do not exist', () => {
  test.each(rows)('$route.name returns the same error as to a stranger', async ({ route, expected }) => {
    const name = namesIn(expected).find((each) => expected[each] === 'allowed') as Name;
    const sent = aboutNothing(await exampleCalls[route.name]!.sent({ scene, name, appointment: scene.shared }));
    const headers = { ...sent.headers, authorization: scene.authorizationOf(name) ?? '' };
    const { call, callInside } = scene.product;
    const ask = isInternal(route) ? callInside : call;
    expect((await ask(route, { ...sent, headers })).code).toBe(route.action.otherwise.code);
  });
});

describe('internal paths', () => {
  const internal = routes.filter(isInternal);
  const gateway = (path: string, method = 'GET', headers = {}) =>
    fetch(`${scene.product.address}${path}`, { method, headers });

  test.each(internal)('$method $path is not reachable on the public port, even with the key', async (route) => {
    const authorization = scene.product.services.workerAuthorization;
    const plain = route.path.replace(/:\w+/g, randomUUID());
    for (const path of [
      plain,
      `${plain}/`,
      plain
        .replace(/^\/api/, '')
        .toUpperCase()
        .replace(/^/, '/api'),
    ])
      expect([path, (await gateway(path, route.method, { authorization })).status]).toEqual([path, 404]);
  });

  test('metrics and readiness are served on the internal port only', async () => {
    const { insideAddress } = scene.product;
    for (const path of ['/metrics', '/health/ready', '/health/ready?x=1']) {
      expect([path, (await gateway(path)).status]).toEqual([path, 404]);
      expect([path, (await fetch(`${insideAddress}${path}`)).status]).toEqual([path, 200]);
    }
    expect((await gateway('/health/live')).status).toBe(200);
  });

  test('the API page contains no internal call', async () => {
    const { paths } = (await (await gateway('/api/openapi.json')).json()) as { paths: object };
    expect(Object.keys(paths).length).toBeGreaterThan(20);
    for (const { path } of internal) expect(paths).not.toHaveProperty([path.replace(/:(\w+)/g, '{$1}')]);
  });
});

describe("routes of the caller's own data", () => {
  test("lists contain the caller's appointments only", async () => {
    const { id, position: after } = await scene.fresh('booked');
    const { product, people: who } = scene;
    const idsFor = async (as: { token: string }) => {
      const running = (await product.call(activeSessions, { as, after })).body;
      return [...running.sessions, ...running.consultations].map((each) => each.id);
    };
    for (const party of [who['patient-owner'], who['treating-doctor']]) expect(await idsFor(party)).toContain(id);
    for (const other of [who['other-patient'], who['other-doctor']]) expect(await idsFor(other)).not.toContain(id);

    const theirs = await product.call(patientAppointments, { as: who['other-patient'], after });
    expect(theirs.body.sessions.map((each) => each.id)).not.toContain(id);
    const filter = JSON.stringify({ id: [id] });
    for (const [as, found] of [
      [who['treating-doctor'], [id]],
      [who['other-doctor'], []],
    ] as const) {
      const pending = await product.call(pendingConsultations, { as, after });
      expect(pending.body.consultations.map((each) => each.id).filter((each) => each === id)).toEqual(found);
      const listed = await product.call(listConsultations, { as, after, query: { filter } });
      expect(listed.body.map((each) => each.id)).toEqual(found);
    }
  });

  test("a patient's picture is visible to them and to their doctors only", async () => {
    const { position: after } = await scene.shared('booked');
    const { 'patient-owner': owner, ...others } = scene.people;
    const look = async (as: { token: string }) =>
      (await scene.product.call(showPicture, { as, after, params: { accountId: owner.id } })).code ?? 'shown';
    expect(await look(owner)).toBe('shown');
    expect(await look(others['treating-doctor'])).toBe('shown');
    for (const stranger of [others['other-patient'], others['other-doctor'], others.auditor])
      expect(await look(stranger)).toBe('PICTURE_NOT_FOUND');
  });
});

describe('pushes of a changed record', () => {
  const sockets: Socket[] = [];
  afterAll(() => sockets.forEach((socket) => socket.disconnect()));

  const open = (token: string | undefined) => {
    const auth = token === undefined ? {} : { token };
    const socket = io(scene.product.address, { transports: ['websocket'], auth, forceNew: true, reconnection: false });
    sockets.push(socket);
    return socket;
  };
  const withAccounts = Object.keys({ ...people, ...recordReaders }).filter(
    (name) => name !== 'anonymous' && name !== 'worker',
  ) as Name[];
  const doctors: Name[] = [
    ...(['treating-doctor', 'treating-doctor-by-password'] as const),
    ...(['emergency-doctor', 'emergency-doctor-by-password'] as const),
  ];

  test('reach those who may read it now, and contain nothing of it', async () => {
    const { product, people: who } = scene;
    const owner = who['patient-owner'];
    const { position: after } = await scene.shared('booked');
    const seen = { as: who['treating-doctor'], after, params: { patientId: owner.id } };
    expect((await product.call(showHealthRecord, seen)).status).toBe(200);
    const received: Partial<Record<Name, unknown[]>> = {};
    for (const name of withAccounts) {
      const socket = open(scene.authorizationOf(name)?.replace('Bearer ', ''));
      socket.on('recordUpdate', (push: unknown) => (received[name] = [...(received[name] ?? []), push]));
      await once(socket as never, 'connect');
    }
    const report = { doctorName: 'Dr. Shah', testName: 'HbA1c', result: '6.1 %' };
    const { position: first } = await product.call(addTestReport, { as: owner, body: report });
    const allergy = { as: owner, params: { patientId: owner.id }, body: { substance: 'Penicillin' } };
    const { position: second } = await product.call(noteAllergy, allergy);
    const both = [{ position: first }, { position: second }];
    const expected = Object.fromEntries([...doctors, 'patient-owner' as const].map((name) => [name, both]));
    await until(async () => expect(received).toEqual({ ...expected, 'family-accepted': [{ position: first }] }));
  });

  test('reach nobody without an account: a visitor of a share link cannot connect', async () => {
    const [error] = (await once(open(undefined) as never, 'connect_error')) as [{ data?: unknown }];
    expect(error.data).toEqual({ code: 'NOT_SIGNED_IN' });
  });
});
