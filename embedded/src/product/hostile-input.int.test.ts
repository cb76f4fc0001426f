import { createHmac, randomBytes, randomUUID, sign } from 'node:crypto';
import { connect } from 'node:net';
import { afterAll, afterEach, beforeAll, describe, expect, test } from '@jest/globals';
import { MAX_CERTIFICATES, PICTURE_MAX_BYTES, REFRESH_COOKIE } from '@anamnesis/contracts/accounts/constants';
import {
  refreshSignIn,
  registerDoctor,
  registerPatient,
  signInPatient,
  signOut,
} from '@anamnesis/contracts/accounts/routes';
import { bookAppointment, cancelAppointment } from '@anamnesis/contracts/appointments/routes';
import { listConsultations, patientAppointments } from '@anamnesis/contracts/appointments/query-routes';
import { doctorSlots, findDoctors } from '@anamnesis/contracts/doctors/routes';
import { type ErrorCode, errors } from '@anamnesis/contracts/errors';
import { COMMAND_ID, MIN_POSITION, REQUEST_ID } from '@anamnesis/contracts/language/headers';
import { refusalReply } from '@anamnesis/contracts/language/reply';
import { currentPatient } from '@anamnesis/contracts/profiles/routes';
import { giveFeedback, joinSession } from '@anamnesis/contracts/sessions/routes';
import { openPool } from '@anamnesis/platform/postgres/pool';
import { type SigningKey, signingKeyFrom } from '@anamnesis/platform/tokens/token-keys';
import { anAppointment, type Booked, dayFromNow, freshSlots } from './testing/appointments.js';
import type { Reply } from './testing/caller.js';
import { certificate, fileOf, formOf, pdfAs, picture, pictureOf } from './testing/files.js';
import { aDoctor, aPatient, cookieOf, newDoctor, newPatient, type Person, signInAsPatient } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let patient: Person;
let stranger: Person;
let doctor: Person;
let appointment: Booked;
beforeAll(async () => {
  product = await sharedProduct();
  [patient, stranger, doctor] = await Promise.all([aPatient(product), aPatient(product), aDoctor(product)]);
  appointment = await anAppointment(product, { patient, doctor, slot: freshSlots()() });
});
afterAll(() => product.close());
afterEach(async () => {
  const alive = await fetch(`${product.insideAddress}/health/ready`);
  expect({ status: alive.status, ...((await alive.json()) as object) }).toMatchObject({ status: 200, ready: true });
});

/** Internal details: names of drivers and tables, stack traces, paths, messages of the schema library. */
const INSIDE =
  /postgres|redis|select |insert |zod|json\.parse|unexpected token|\.ts\b|\.js\b|node_modules|\bat \w+ \(|ECONN|undefined|expected \w+, received/i;

/** Checks an error reply: code and status agree, a sentence, the request's id, no internal details. */
function expectRefused(answer: Reply<unknown>, code: ErrorCode, ...fields: string[]): void {
  const reply = refusalReply.parse(answer.body);
  expect({ code: reply.code, status: answer.status }).toEqual({ code, status: errors[code].status });
  expect(reply.message).toMatch(/^[A-Z].*[.\w]$/);
  expect(JSON.stringify(reply)).not.toMatch(INSIDE);
  expect(answer.headers.get(REQUEST_ID)).toBe(reply.requestId);
  expect(Object.keys((reply.parameters?.['fields'] ?? {}) as object).toSorted()).toEqual(fields.toSorted());
}

const json = { 'content-type': 'application/json' };
const post = (path: string) => ({ method: 'POST', path }) as const;
const get = (path: string) => ({ method: 'GET', path }) as const;

describe('an invalid body', () => {
  test.each([
    ['a truncated object', '{"email":"a@b.example"'],
    ['no JSON', 'email=a'],
    ['a bare word', 'true'],
    ['a list', '[]'],
  ])('%s', async (_, body) => {
    const answer = await product.call(signInPatient, { body, headers: json });
    if (body === '[]') expectRefused(answer, 'INPUT_INVALID', 'body');
    else expectRefused(answer, 'BODY_MALFORMED');
  });

  test('with an unsupported content type', async () => {
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/xml']) {
      const answer = await product.call(signInPatient, { body: 'email=a', headers: { 'content-type': type } });
      expectRefused(answer, 'BODY_MALFORMED');
    }
  });

  test('larger than any form', async () => {
    const body = { email: 'a@b.example', password: 'x'.repeat(300 * 1024) };
    expectRefused(await product.call(signInPatient, { body }), 'BODY_TOO_LARGE');
  });

  test('a truncated multipart body', async () => {
    const body = '--limit\r\nContent-Disposition: form-data; name="fullName"\r\n\r\nMee';
    const headers = { 'content-type': 'multipart/form-data; boundary=limit' };
    expectRefused(await product.call(registerPatient, { body, headers }), 'BODY_MALFORMED');
    const nameless = { 'content-type': 'multipart/form-data' };
    expectRefused(await product.call(registerPatient, { body, headers: nameless }), 'BODY_MALFORMED');
  });
});

describe('fields', () => {
  test('that are missing are all named', async () => {
    const required = ['fullName', 'email', 'username', 'password', 'gender', 'age'];
    expectRefused(await product.call(registerPatient, { body: formOf({}) }), 'INPUT_INVALID', ...required);
    expectRefused(await product.call(registerPatient), 'INPUT_INVALID', ...required);
    const booking = await product.call(bookAppointment, { as: patient, body: {} });
    expectRefused(booking, 'INPUT_INVALID', 'doctorId', 'date', 'time');
  });

  test('of the wrong type are all named', async () => {
    const body = { doctorId: 7, date: '2026-02-31', time: '9 o clock', issueDetails: ['a'] };
    const booking = await product.call(bookAppointment, { as: patient, body });
    expectRefused(booking, 'INPUT_INVALID', 'doctorId', 'date', 'time', 'issueDetails');
    const form = { ...newPatient(), age: 'old', gender: 'robot', email: 'nobody', password: 'short' };
    const signUp = await product.call(registerPatient, { body: formOf(form) });
    expectRefused(signUp, 'INPUT_INVALID', 'age', 'gender', 'email', 'password');
    const rating = { sessionId: appointment.id, feedback: 'x', rating: 6 };
    expectRefused(await product.call(giveFeedback, { as: patient, body: rating }), 'INPUT_INVALID', 'rating');
  });

  test('of a query or a header are named too', async () => {
    const query = { page: '0', perPage: 'all' };
    expectRefused(await product.call(findDoctors, { as: patient, query }), 'INPUT_INVALID', 'page', 'perPage');
    const [headers, body] = [{ [COMMAND_ID]: 'mine' }, { email: patient.email, password: 'x' }];
    expectRefused(await product.call(signInPatient, { headers, body }), 'INPUT_INVALID', COMMAND_ID);
    const after = { [MIN_POSITION]: '-1' };
    expectRefused(
      await product.call(patientAppointments, { as: patient, headers: after }),
      'INPUT_INVALID',
      MIN_POSITION,
    );
  });

  test("of a list's filter, range and sort are validated too", async () => {
    const asked: [string, string][] = [
      ['filter', '{"status":"\\u0000"}'],
      ['filter', '{"id":["1"]}'],
      ['filter', 'all'],
      ['range', '[0]'],
      ['range', '[-1,9]'],
      ['sort', '["cancel_reason; drop table","ASC"]'],
      ['sort', '["id","UPWARDS"]'],
    ];
    for (const [name, text] of asked) {
      const answer = await product.call(listConsultations, { as: doctor, query: { [name]: text } });
      expectRefused(answer, 'INPUT_INVALID', name);
    }
    const far = { as: doctor, query: { range: '[900000000,900000009]' } };
    expect((await product.call(listConsultations, far)).body).toEqual([]);
  });

  test('that are unknown are dropped, so that nobody can set their role or id', async () => {
    const form = newPatient();
    const more = {
      role: 'auditor',
      id: doctor.id,
      patientId: doctor.id,
      streak: '99',
      picture: 'x',
      passwordHash: 'x',
    };
    const { body, position } = await product.call(registerPatient, { body: formOf({ ...form, ...more }) });
    const { user, accessToken } = body.data;
    expect(user).toMatchObject({ role: 'patient', email: form.email, profileImage: null });
    expect(user.id).not.toBe(doctor.id);
    const { body: profile } = await product.call(currentPatient, { as: accessToken, after: position });
    expect(profile.data).toMatchObject({ id: user.id, streak: 1, profileImage: null });
  });

  test('named like prototype properties are rejected', async () => {
    const body = `{"__proto__":{"doctorId":"${doctor.id}"},"constructor":{"prototype":{"date":"x"}},"time":"09:00"}`;
    const answer = await product.call(bookAppointment, { as: patient, body, headers: json });
    expectRefused(answer, 'BODY_MALFORMED');
  });

  test('with script and markup are returned unchanged', async () => {
    const fullName = `<script>alert('1')</script> "Meera"`;
    const { body, position } = await product.call(registerPatient, { body: formOf({ ...newPatient(), fullName }) });
    const shown = await product.call(currentPatient, { as: body.data.accessToken, after: position });
    expect(shown.body.data.fullName).toBe(fullName);
    expect(shown.headers.get('content-type')).toContain('application/json');
    expect(shown.headers.get('x-content-type-options')).toBe('nosniff');
  });

  test('with NUL are rejected, and the read models continue', async () => {
    const nul = 'Mee\0ra';
    const signUp = await product.call(registerPatient, { body: { ...newPatient(), fullName: nul } });
    expectRefused(signUp, 'INPUT_INVALID', 'fullName');
    const specifications = JSON.stringify(['Cardiology', nul]);
    const asDoctor = await product.call(registerDoctor, { body: formOf({ ...newDoctor(), specifications }) });
    expectRefused(asDoctor, 'INPUT_INVALID', 'specifications.1');
    const { date, time } = appointment.slot;
    const booking = { doctorId: doctor.id, date, time, issueDetails: nul };
    expectRefused(await product.call(bookAppointment, { as: patient, body: booking }), 'INPUT_INVALID', 'issueDetails');
    expectRefused(await product.call(findDoctors, { as: patient, query: { search: nul } }), 'INPUT_INVALID', 'search');
    const next = await aPatient(product);
    const shown = await product.call(currentPatient, { as: next, after: next.position });
    expect(shown.body.data.email).toBe(next.email);
  });
});

describe('files', () => {
  const asPatient = (...files: File[]) =>
    product.call(registerPatient, { body: formOf(newPatient(), { profilePic: files }) });
  const asDoctor = (...files: File[]) =>
    product.call(registerDoctor, { body: formOf(newDoctor(), { certificateImage: files }) });

  test.each([
    ['text', () => fileOf('I am a picture, believe me.', 'me.png', 'image/png')],
    ['a page', () => fileOf('<!doctype html><script>alert(1)</script>', 'me.png', 'image/png')],
    [
      'an SVG with script',
      () => fileOf('<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'me.svg', 'image/svg+xml'),
    ],
    ['a PDF with the name of a picture', () => pdfAs('me.png', 'image/png')],
    ['only the signature of a picture', () => fileOf(Buffer.from('89504e470d0a1a0a', 'hex'), 'me.png', 'image/png')],
  ])('%s is rejected as a picture', async (_, file) => {
    expectRefused(await asPatient(file()), 'FILE_TYPE_REFUSED');
  });

  test('a picture that is too large, and a second picture, are rejected', async () => {
    expectRefused(await asPatient(pictureOf(PICTURE_MAX_BYTES + 1)), 'FILE_TOO_LARGE');
    expectRefused(await asPatient(picture(), picture()), 'TOO_MANY_FILES');
    expect((await asPatient(pictureOf(PICTURE_MAX_BYTES))).status).toBe(201);
  });

  test('too many certificates are rejected', async () => {
    const many = Array.from({ length: MAX_CERTIFICATES + 1 }, (_, n) => certificate(`${n}.pdf`));
    expectRefused(await asDoctor(...many), 'TOO_MANY_FILES');
  });

  test('a path in a file name has no effect', async () => {
    const answer = await asDoctor(certificate('../../../etc/passwd'), certificate('C:\\licences\\mine.pdf'));
    expect(answer.status).toBe(201);
  });
});

describe('a token', () => {
  const whoAmI = (as: string) => product.call(currentPatient, { as });
  const own = () => signingKeyFrom(product.env.TOKEN_SIGNING_KEY);
  const header = (more: object = {}) => ({ alg: 'EdDSA', typ: 'at+jwt', kid: own().id, ...more });
  const claims = (more: object = {}) => {
    const now = Math.floor(Date.now() / 1_000);
    return {
      ...{ role: 'patient', sub: patient.id, sid: randomUUID(), iss: 'anamnesis', aud: 'clinic.example' },
      ...{ iat: now, exp: now + 600 },
      ...more,
    };
  };
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  const signed = (head: object, payload: object, by: SigningKey = own()) => {
    const text = `${part(head)}.${part(payload)}`;
    return `${text}.${sign(null, Buffer.from(text), by.privateKey).toString('base64url')}`;
  };
  const hmac = (head: object) => {
    const text = `${part(head)}.${part(claims())}`;
    return `${text}.${createHmac('sha256', Buffer.from(own().publicKey, 'base64url')).update(text).digest('base64url')}`;
  };

  test('built by this test with valid parts is accepted, so that the others fail for their defect', async () => {
    expect((await whoAmI(signed(header(), claims()))).status).toBe(200);
  });

  test('that has expired has its own code', async () => {
    expectRefused(await whoAmI(await product.tokenFor({ id: patient.id, role: 'patient' }, [], -1)), 'TOKEN_EXPIRED');
  });

  test.each([
    ['of another key', () => signed(header(), claims(), signingKeyFrom(randomBytes(32)))],
    ['with alg HS256 and the public key as its secret', () => hmac(header({ alg: 'HS256' }))],
    ['without a signature, with alg none', () => `${part(header({ alg: 'none' }))}.${part(claims())}.`],
    ['with alg none and a signature', () => signed(header({ alg: 'none' }), claims())],
    ['of another type', () => signed(header({ typ: 'JWT' }), claims())],
    ['for another audience', () => signed(header(), claims({ aud: 'other.example' }))],
    ['of another issuer', () => signed(header(), claims({ iss: 'somebody' }))],
    ['without an expiry', () => signed(header(), claims({ exp: undefined }))],
    ['without a sign-in', () => signed(header(), claims({ sid: undefined }))],
    ['with an unknown role', () => signed(header(), claims({ role: 'superuser' }))],
    ['with the role of background work', () => signed(header(), claims({ role: 'worker' }))],
    ['modified after it was signed', () => patient.token.replace(/\.[^.]+\./, `.${part(claims({ sub: doctor.id }))}.`)],
    ['that is malformed', () => 'a.b.c'],
  ])('%s', async (_, token) => {
    expectRefused(await whoAmI(token()), 'NOT_SIGNED_IN');
  });
});

describe('a path', () => {
  const cancel = (as: Person, id: string) =>
    product.call(cancelAppointment, { as, params: { id }, body: { reason: 'Mine?' } });

  test("with another person's appointment gets the same error as with one that does not exist", async () => {
    const theirs = await cancel(stranger, appointment.id);
    const none = await cancel(stranger, randomUUID());
    for (const answer of [theirs, none]) expectRefused(answer, 'APPOINTMENT_NOT_FOUND');
    expect({ ...theirs.body, requestId: '' }).toEqual({ ...none.body, requestId: '' });
  });

  test('with an invalid id is rejected', async () => {
    for (const id of ['1', '../../patients', "' or 1=1 --", '%00', 'a'.repeat(2_000)]) {
      expectRefused(await cancel(patient, id), 'INPUT_INVALID', 'id');
      expectRefused(await product.call(joinSession, { as: patient, params: { id } }), 'INPUT_INVALID', 'id');
      const slots = await product.call(doctorSlots, {
        as: patient,
        params: { doctorId: id },
        query: { date: dayFromNow(2) },
      });
      expectRefused(slots, 'INPUT_INVALID', 'doctorId');
    }
  });

  test('names the allowed methods', async () => {
    const deleted = await product.call({ method: 'DELETE' as 'GET', path: '/api/doctor/book' }, { as: patient });
    expectRefused(deleted, 'METHOD_REFUSED');
    expect(deleted.headers.get('allow')).toBe('POST');
    const posted = await product.call(post('/api/users/current'), { as: patient, body: {} });
    expectRefused(posted, 'METHOD_REFUSED');
    expect(posted.headers.get('allow')).toBe('GET, HEAD');
  });

  test('that does not exist is not found', async () => {
    expectRefused(await product.call(get('/api/nothing/here')), 'ROUTE_NOT_FOUND');
  });

  test.each([
    'GET // HTTP/1.1',
    'GET /%E0%A4%A HTTP/1.1',
    'GET /api/pictures/%E0%A4%A HTTP/1.1',
    'GET /api/doctor/%ED%A0%80/slots HTTP/1.1',
    'GET http://[ HTTP/1.1',
  ])('that is malformed is rejected without internal details: %s', async (line) => {
    const answer = await raw(`${line}\r\nHost: clinic.example\r\nConnection: close\r\n\r\n`);
    expect(answer).toMatch(/^HTTP\/1\.1 [24]\d\d /);
    expect(answer).not.toMatch(INSIDE_ANSWER);
    if (answer.includes(' 400 ')) expect(answer).toContain('"code":"BODY_MALFORMED"');
  });
});

/** Internal details in a page: only those of an error. */
const INSIDE_ANSWER = /\bat \w+ \(|node_modules|URIError|TypeError/;

/** Sends raw text; returns the reply. */
function raw(text: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let answer = '';
    const socket = connect(product.services.port, '127.0.0.1', () => socket.write(text));
    socket.on('data', (chunk) => (answer += chunk.toString()));
    socket.on('end', () => resolve(answer));
    socket.on('error', reject);
  });
}

describe('a refresh token', () => {
  const refresh = (cookie: string, origin?: string) =>
    product.call(refreshSignIn, { headers: { ...(cookie ? { cookie } : {}), ...(origin ? { origin } : {}) } });
  const signIn = async () => cookieOf((await signInAsPatient(product, patient)).headers);

  test('is in a cookie that is inaccessible to scripts and not sent by other sites', async () => {
    const { headers } = await signInAsPatient(product, patient);
    expect(headers.getSetCookie()[0]).toMatch(/; HttpOnly; SameSite=Strict; Path=\/api\/auth; Max-Age=2592000$/);
  });

  test('that is missing or unknown is rejected', async () => {
    expectRefused(await refresh(''), 'REFRESH_REFUSED');
    expectRefused(await refresh(`${REFRESH_COOKIE}=${randomBytes(32).toString('base64url')}`), 'REFRESH_REFUSED');
  });

  test('is exchanged for an access token and a new refresh token', async () => {
    const first = await signIn();
    const next = await refresh(first);
    expect((await product.call(currentPatient, { as: next.body.data.accessToken })).body.data.id).toBe(patient.id);
    const successor = cookieOf(next.headers);
    expect(successor).not.toBe(first);
    expect((await refresh(successor)).status).toBe(200);
  });

  test('used twice ends the sign-in of this device, for the newer cookie too; other devices stay signed in', async () => {
    const [stolen, elsewhere] = [await signIn(), await signIn()];
    const successor = cookieOf((await refresh(stolen)).headers);
    await agedBySeconds(60);
    expectRefused(await refresh(stolen), 'REFRESH_REUSED');
    expectRefused(await refresh(successor), 'REFRESH_REFUSED');
    expect((await refresh(elsewhere)).status).toBe(200);
  });

  test('sent by a page of another site is rejected, and stays valid', async () => {
    const cookie = await signIn();
    for (const origin of ['https://evil.example', 'null', 'http://clinic.example.evil.example'])
      expectRefused(await refresh(cookie, origin), 'ORIGIN_REFUSED');
    expect((await refresh(cookie, 'http://clinic.example')).status).toBe(200);
  });

  test('is void after signing out, and its cookie is deleted', async () => {
    const cookie = await signIn();
    const out = await product.call(signOut, { headers: { cookie } });
    expect(out.headers.getSetCookie()[0]).toMatch(new RegExp(`^${REFRESH_COOKIE}=; .*Max-Age=0`));
    expectRefused(await refresh(cookie), 'REFRESH_REFUSED');
  });

  /** Ages every exchange made so far. */
  async function agedBySeconds(seconds: number): Promise<void> {
    const pool = openPool(product.env.DATABASE_URL, () => undefined, 1);
    const past = 'update accounts.refresh_tokens set rotated_at = rotated_at - make_interval(secs => $1)';
    await pool.query(past, [seconds]);
    await pool.end();
  }
});
