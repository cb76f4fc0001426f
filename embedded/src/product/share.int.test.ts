import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { OPENING } from '@anamnesis/contracts/audit/constants';
import { listRecordReadings } from '@anamnesis/contracts/audit/routes';
import { openEntryDocument } from '@anamnesis/contracts/records/document-routes';
import { listTestReports } from '@anamnesis/contracts/records/query-routes';
import { addDiagnosis, addPrescription, addTestReport, noteAllergy } from '@anamnesis/contracts/records/routes';
import { MAX_LIVE_LINKS } from '@anamnesis/contracts/share/constants';
import { createShareLink, listShareLinks, openShareLink, revokeShareLink } from '@anamnesis/contracts/share/routes';
import {
  listSharedDiagnoses,
  listSharedPrescriptions,
  listSharedTestReports,
  openSharedDocument,
  showSharedRecord,
} from '@anamnesis/contracts/share/shared-routes';
import { until } from '@anamnesis/platform/testing/until';
import { commandServiceAt } from './testing/command-service-at.js';
import { pdfAbout } from './testing/documents.js';
import { aPatient, newPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';
import { aShareLink, expireShareLink, opened, type SharedLink, visitor } from './testing/share.js';

let product: Product;
let meera: Person;
let reached: string | null;
beforeAll(async () => {
  product = await sharedProduct();
  meera = await aPatient(product, newPatient('Meera Joshi'));
  const add = async (route: Parameters<Product['call']>[0], body: object, params = {}) => {
    const added = await product.call(route, { as: meera, body, params });
    if (added.status !== 200) throw new Error(`Not added: ${JSON.stringify(added.body)}`);
    return added;
  };
  await add(noteAllergy, { substance: 'Penicillin', reaction: 'Rash' }, { patientId: meera.id });
  await add(addPrescription, { medication: 'Atorvastatin 10 mg', dosage: 'Once a day', doctorName: 'Dr. Rao' });
  await add(addTestReport, { testName: 'HbA1c', result: '5.9 %', doctorName: 'Dr. Rao' });
  reached = (
    await add(addDiagnosis, {
      condition: 'Prediabetes',
      notes: 'Diet first.',
      doctorName: 'Dr. Rao',
      date: '2026-05-02',
    })
  ).position;
});
afterAll(() => product.close());

const parts = [listSharedPrescriptions, listSharedTestReports, listSharedDiagnoses] as const;
const open = ({ token, passCode }: Pick<SharedLink, 'token' | 'passCode'>, commandId?: string) =>
  product.call(openShareLink, { body: { token, passCode }, ...(commandId !== undefined && { commandId }) });
const revoke = (as: Person, id: string) => product.call(revokeShareLink, { as, params: { id } });
const opening = { [OPENING]: randomUUID() };
const read = (route: Parameters<Product['call']>[0], session: string, after: string | null = null) =>
  product.call(route, { headers: { ...visitor(session), ...opening }, after });
const linksOf = async (as: Person, after: string | null) =>
  (await product.call(listShareLinks, { as, after })).body.shareLinks;
const wrong = (passCode: string) => passCode.replace(/^./, (first) => (first === 'a' ? 'b' : 'a'));
describe('a share link', () => {
  test('with its pass code shows the record to a visitor without an account, and each opening of a part is recorded once', async () => {
    const owner = await aPatient(product, newPatient('Asha Joshi'));
    const made = await aShareLink(product, owner, { recipient: 'Dr. Menon in Kochi' });
    expect(made.link).toMatch(/^http:\/\/clinic\.example\/shared#[\w-]{43}$/);
    const { session, position } = await opened(product, made);
    const { body: shown } = await product.call(showSharedRecord, { headers: visitor(session), after: position });
    expect(shown.data).toEqual({
      patient: { fullName: 'Asha Joshi', gender: 'Female', age: 41 },
      ...{ recipient: 'Dr. Menon in Kochi', scope: ['prescriptions', 'testReports', 'diagnoses'] },
      ...{ expiresAt: made.expiresAt, until: expect.any(String), secondsLeft: expect.any(Number) },
    });
    expect(shown.data.secondsLeft).toBeGreaterThan(14 * 60);
    expect(shown.data.secondsLeft).toBeLessThanOrEqual(15 * 60);
    for (const route of [...parts, ...parts]) expect((await read(route, session, position)).status).toBe(200);
    await until(async () => {
      const { body } = await product.call(listRecordReadings, { as: owner });
      const readings = body.readings.map(({ kind, readerName, readerRole }) => ({ kind, readerName, readerRole }));
      const visit = { readerName: 'Dr. Menon in Kochi', readerRole: 'visitor' };
      expect(readings).toEqual(['diagnoses', 'testReports', 'prescriptions'].map((kind) => ({ kind, ...visit })));
    });
    const again = await opened(product, made);
    expect(again.session).not.toBe(session);
    await read(listSharedDiagnoses, again.session, again.position);
    await until(async () => {
      const { body } = await product.call(listRecordReadings, { as: owner });
      expect(body.readings).toHaveLength(4);
    });
    expect(await linksOf(owner, again.position)).toMatchObject([{ id: made.id, lastOpened: expect.any(String) }]);
  });

  test('shows allergies, prescriptions, tests and diagnoses, in the spelling of the code that was typed', async () => {
    const { token, passCode } = await aShareLink(product, meera);
    const spelled = passCode.toUpperCase().replace('-', ' ');
    const { session, position } = await opened(product, { token, passCode: ` ${spelled} ` });
    expect((await read(listSharedPrescriptions, session, position)).body).toMatchObject({
      allergies: [{ substance: 'Penicillin' }],
      prescriptions: [{ medication: 'Atorvastatin 10 mg', doctorName: 'Dr. Rao' }],
    });
    expect((await read(listSharedTestReports, session, reached)).body).toMatchObject({
      testReports: [{ testName: 'HbA1c', result: '5.9 %' }],
    });
    expect((await read(listSharedDiagnoses, session, reached)).body).toMatchObject({
      diagnoses: [{ diagnosis: 'Prediabetes' }],
    });
  });

  test('shows only the parts that it names', async () => {
    const { session, position } = await opened(product, await aShareLink(product, meera, { scope: ['testReports'] }));
    expect((await read(listSharedTestReports, session, position)).status).toBe(200);
    for (const route of [listSharedPrescriptions, listSharedDiagnoses])
      expect((await read(route, session, position)).code).toBe('SHARE_PART_HIDDEN');
  });

  test('opens for a signed-in person too, who reads as a visitor', async () => {
    const [owner, reader] = await Promise.all([aPatient(product), aPatient(product, newPatient('Nikhil Shah'))]);
    const { session, position } = await opened(product, await aShareLink(product, owner));
    const sent = { as: reader, headers: visitor(session), after: position };
    expect((await product.call(listSharedDiagnoses, sent)).status).toBe(200);
    await until(async () => {
      const { body } = await product.call(listRecordReadings, { as: owner });
      expect(body.readings).toMatchObject([{ readerRole: 'visitor', readerName: 'Dr. Menon' }]);
    });
  });

  test('repeated under one command id is the same, with the same code; other content under it is refused', async () => {
    const owner = await aPatient(product);
    const commandId = randomUUID();
    const [first, second] = await Promise.all([
      aShareLink(product, owner, { commandId }),
      aShareLink(product, owner, { commandId }),
    ]);
    const third = await aShareLink(product, owner, { commandId });
    for (const each of [second, third]) expect({ ...each, position: null }).toEqual({ ...first, position: null });
    expect(await linksOf(owner, third.position)).toHaveLength(1);
    const body = { scope: ['diagnoses'], lasts: 'month', recipient: 'Dr. Menon' };
    expect((await product.call(createShareLink, { as: owner, body, commandId })).code).toBe('COMMAND_ID_REUSED');
  });

  test('opened twice under one command id is one session', async () => {
    const owner = await aPatient(product);
    const made = await aShareLink(product, owner);
    const commandId = randomUUID();
    const [first, second] = [await open(made, commandId), await open(made, commandId)];
    expect(second.body).toEqual(first.body);
  });

  test('opened by a hundred people at once with the right code is opened for each of them', async () => {
    const made = await aShareLink(product, await aPatient(product));
    const openings = await Promise.all(Array.from({ length: 100 }, () => open(made)));
    expect(openings.map(({ status }) => status)).toEqual(Array<number>(100).fill(200));
    expect(new Set(openings.map(({ body }) => body.data.session)).size).toBe(100);
  });

  test('is stored as hashes only', async () => {
    const owner = await aPatient(product);
    const made = await aShareLink(product, owner);
    const { session, position } = await opened(product, made);
    await linksOf(owner, position);
    for (const table of ['share_links', 'share_sessions']) {
      const { rows } = await product.database.query<{ row: string }>(`select t::text as row from read.${table} t`);
      for (const { row } of rows)
        for (const secret of [made.token, made.passCode, session]) expect(row).not.toContain(secret);
    }
  });

  test('is one of at most ten that are in use', async () => {
    const owner = await aPatient(product);
    const body = { scope: ['diagnoses'], lasts: 'hour', recipient: 'Dr. Menon' };
    const create = () => product.call(createShareLink, { as: owner, body });
    const made = [];
    for (let count = 1; count < MAX_LIVE_LINKS; count += 1) made.push(await create());
    made.push(...(await Promise.all([create(), create(), create()])));
    expect(made.filter(({ status }) => status === 201)).toHaveLength(MAX_LIVE_LINKS);
    expect(made.flatMap(({ code }) => code ?? [])).toEqual(['SHARE_TOO_MANY_LINKS', 'SHARE_TOO_MANY_LINKS']);
    const id = made.find(({ status }) => status === 201)?.body.data.id ?? '';
    await revoke(owner, id);
    expect((await create()).status).toBe(201);
  });

  test.each([
    ['without a part', { scope: [] }, 'Please choose what to share.'],
    ['without a recipient', { recipient: ' ' }, 'Please note for whom the link is.'],
  ])('%s is refused', async (_, changed, message) => {
    const body = { scope: ['diagnoses'], lasts: 'hour', recipient: 'Dr. Menon', ...changed };
    const { code, body: refused } = await product.call(createShareLink, { as: meera, body });
    expect({ code, refused }).toMatchObject({ code: 'INPUT_INVALID', refused: { message } });
  });
});

describe('the documents of a shared record', () => {
  const content = pdfAbout('a shared report');
  /** A link to a record with a test report that has a document, opened. */
  async function aSharedDocument(wishes: Parameters<typeof aShareLink>[2] = {}) {
    const owner = await aPatient(product);
    const report = { doctorName: 'Dr. Rao', testName: 'X-ray', result: 'No fracture', fileName: 'knee.pdf' };
    const added = await product.call(addTestReport, {
      as: owner,
      body: { ...report, documentBase64: content.toString('base64') },
    });
    const made = await aShareLink(product, owner, wishes);
    const { session, position } = await opened(product, made);
    const [entry] = (await product.call(listTestReports, { as: owner, after: added.position })).body;
    return { owner, made, session, position, documentId: entry?.documentUrl?.split('/').at(-1) ?? '' };
  }
  type Shared = Awaited<ReturnType<typeof aSharedDocument>>;
  const view = (
    { session, documentId, position }: Pick<Shared, 'session' | 'documentId' | 'position'>,
    more: { headers?: Record<string, string>; query?: Record<string, string>; after?: string | null } = {},
  ) =>
    product.call(openSharedDocument, {
      ...{ params: { documentId }, after: position, ...more },
      headers: { ...visitor(session), ...more.headers },
    });
  const readDocuments = async ({ owner }: Shared) =>
    (await product.call(listRecordReadings, { as: owner })).body.readings.filter(({ kind }) => kind === 'document');

  test('are viewed and saved, also in ranges; each reading is recorded, and the ranges of a session once', async () => {
    const shared = await aSharedDocument({ recipient: 'Dr. Menon in Kochi' });
    const { body: list } = await product.call(listSharedTestReports, {
      ...{ headers: visitor(shared.session), after: shared.position },
    });
    expect(list.testReports).toMatchObject([
      { documentUrl: `/api/shared/documents/${shared.documentId}`, document: { name: 'knee.pdf', thumbnailUrl: null } },
    ]);
    const whole = await view(shared);
    expect([whole.status, whole.body, whole.headers.get('content-type')]).toEqual([
      ...[200, content.toString(), 'application/pdf'],
    ]);
    const saved = await view(shared, { query: { download: '' } });
    expect(saved.headers.get('content-disposition')).toBe('attachment; filename="knee.pdf"');
    for (const range of ['bytes=0-3', 'bytes=4-7']) {
      const part = await view(shared, { headers: { range } });
      expect([part.status, part.body]).toEqual([206, range === 'bytes=0-3' ? '%PDF' : '-1.7']);
    }
    await until(async () => {
      const readings = await readDocuments(shared);
      expect(readings).toHaveLength(3);
      for (const reading of readings)
        expect(reading).toMatchObject({
          readerRole: 'visitor',
          readerName: 'Dr. Menon in Kochi',
          fileName: 'knee.pdf',
        });
    });
  });

  test('of other parts, of other records and unknown ones are not there', async () => {
    const hidden = await aSharedDocument({ scope: ['prescriptions', 'diagnoses'] });
    const [one, other] = [await aSharedDocument(), await aSharedDocument()];
    for (const asked of [hidden, { ...one, documentId: other.documentId }, { ...one, documentId: randomUUID() }])
      expect((await view(asked)).code).toBe('DOCUMENT_NOT_FOUND');
    expect(await readDocuments(hidden)).toEqual([]);
    expect(await readDocuments(other)).toEqual([]);
  });

  test('are not opened by the path of people with an account, nor without a session', async () => {
    const { owner, documentId, session, position } = await aSharedDocument();
    const params = { patientId: owner.id, documentId };
    const asVisitor = { params, headers: visitor(session), after: position };
    expect((await product.call(openEntryDocument, asVisitor)).code).toBe('NOT_SIGNED_IN');
    expect((await view({ session: randomUUID(), documentId, position })).code).toBe('SHARE_SESSION_ENDED');
  });

  test('close with the link and with the session', async () => {
    const revoked = await aSharedDocument();
    const { position } = await revoke(revoked.owner, revoked.made.id);
    expect((await view(revoked, { after: position })).code).toBe('SHARE_REVOKED');
    const expired = await aSharedDocument();
    await expireShareLink(product, expired.made.id, { headers: visitor(expired.session), after: expired.position });
    expect((await view(expired)).code).toBe('SHARE_EXPIRED');
    const ended = await aSharedDocument();
    await read(showSharedRecord, ended.session, ended.position);
    await product.database.query('update read.share_sessions set until = now() where link_id = $1', [ended.made.id]);
    expect((await view(ended, { headers: { range: 'bytes=0-3' } })).code).toBe('SHARE_SESSION_ENDED');
    for (const each of [revoked, expired, ended]) expect(await readDocuments(each)).toEqual([]);
  });
});

describe('a wrong pass code', () => {
  test('has the reply of a link that does not exist, was revoked or has expired', async () => {
    const owner = await aPatient(product);
    const [live, revoked, expired] = [
      await aShareLink(product, owner),
      await aShareLink(product, owner),
      await aShareLink(product, owner),
    ];
    await revoke(owner, revoked.id);
    const later = await commandServiceAt(product, new Date(Date.now() + 2 * 60 * 60_000));
    try {
      const unknown = live.token.replace(/.{6}$/, 'AAAAAA');
      const ofNobody = Buffer.alloc(32, 9).toString('base64url');
      const replies = [];
      for (const [token, call] of [
        [live.token, product.call],
        [revoked.token, product.call],
        [expired.token, later.call],
        [unknown, product.call],
        [ofNobody, product.call],
      ] as const) {
        const { body, status } = await call(openShareLink, { body: { token, passCode: wrong(live.passCode) } });
        replies.push({ ...body, requestId: '', status });
      }
      expect(new Set(replies.map((reply) => JSON.stringify(reply))).size).toBe(1);
      expect(replies[0]).toMatchObject({ status: 401, code: 'SHARE_CODE_WRONG' });
    } finally {
      await later.close();
    }
  });

  test('is counted: after ten the link is paused, also for the right code, and other links are not', async () => {
    const owner = await aPatient(product);
    const [made, other] = [await aShareLink(product, owner), await aShareLink(product, owner)];
    const tries = await Promise.all(
      Array.from({ length: 30 }, () => open({ token: made.token, passCode: wrong(made.passCode) })),
    );
    expect(tries.filter(({ code }) => code === 'SHARE_CODE_WRONG')).toHaveLength(10);
    expect(tries.filter(({ code }) => code === 'SHARE_PAUSED')).toHaveLength(20);
    const { code, headers } = await open(made);
    expect(code).toBe('SHARE_PAUSED');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await open(other)).status).toBe(200);
    await product.database.query('update lock_out.tries set free_at = now()');
    expect((await open(made)).status).toBe(200);
    expect((await open({ token: made.token, passCode: wrong(made.passCode) })).code).toBe('SHARE_CODE_WRONG');
  });

  test.each(['', 'x', 'A'.repeat(42), 'A'.repeat(44), `${'A'.repeat(42)}=`])(
    'with the incomplete token "%s" is told so',
    async (token) => {
      const { code, body } = await open({ token, passCode: 'abcd-efgh' });
      expect({ code, body }).toMatchObject({
        code: 'INPUT_INVALID',
        body: { message: 'This link is incomplete. Please open the whole link as it was sent.' },
      });
    },
  );
});

describe('the end of a link', () => {
  test('by revoking applies at once, also where it is open', async () => {
    const owner = await aPatient(product);
    const made = await aShareLink(product, owner);
    const { session, position } = await opened(product, made);
    expect((await read(listSharedDiagnoses, session, position)).status).toBe(200);
    const { position: after } = await revoke(owner, made.id);
    for (const route of [showSharedRecord, ...parts])
      expect((await read(route, session, after)).code).toBe('SHARE_REVOKED');
    expect((await open(made)).code).toBe('SHARE_REVOKED');
    expect(await linksOf(owner, after)).toMatchObject([{ id: made.id, state: 'revoked' }]);
    // As long as the read model has not folded the revocation, it shows the link as live.
    await product.database.query('update read.share_links set revoked_at = null where link_id = $1', [made.id]);
    for (const route of [showSharedRecord, ...parts]) expect((await read(route, session)).code).toBe('SHARE_REVOKED');
    const { body } = await product.call(listRecordReadings, { as: owner, after });
    expect(body.readings).toHaveLength(1);
  });

  test('by two revocations at once is one', async () => {
    const owner = await aPatient(product);
    const { id } = await aShareLink(product, owner);
    const both = await Promise.all([revoke(owner, id), revoke(owner, id)]);
    expect(both.map(({ status }) => status)).toEqual([200, 200]);
    const third = await revoke(owner, id);
    expect(third.status).toBe(200);
    expect(await linksOf(owner, third.position)).toMatchObject([{ state: 'revoked' }]);
  });

  test('by a revocation at the moment of an opening leaves nothing open', async () => {
    const owner = await aPatient(product);
    for (let round = 0; round < 5; round += 1) {
      const made = await aShareLink(product, owner);
      const [entered, ended] = await Promise.all([open(made), revoke(owner, made.id)]);
      expect(ended.status).toBe(200);
      const code = entered.code ?? (await read(listSharedDiagnoses, entered.body.data.session, ended.position)).code;
      expect(code).toBe('SHARE_REVOKED');
    }
  });

  test('by its time: it can no longer be opened', async () => {
    const made = await aShareLink(product, await aPatient(product));
    const [before, after] = await Promise.all(
      [-1, 1].map((seconds) => commandServiceAt(product, new Date(Date.parse(made.expiresAt) + seconds * 1_000))),
    );
    const body = { token: made.token, passCode: made.passCode };
    expect((await before?.call(openShareLink, { body }))?.status).toBe(200);
    expect((await after?.call(openShareLink, { body }))?.code).toBe('SHARE_EXPIRED');
    await Promise.all([before?.close(), after?.close()]);
  });

  test('by its time applies where it is open', async () => {
    const owner = await aPatient(product);
    const made = await aShareLink(product, owner);
    const { session, position } = await opened(product, made);
    expect((await read(listSharedDiagnoses, session, position)).status).toBe(200);
    await expireShareLink(product, made.id, { headers: visitor(session), after: position });
    for (const route of [showSharedRecord, ...parts])
      expect((await read(route, session, position)).code).toBe('SHARE_EXPIRED');
    expect(await linksOf(owner, position)).toMatchObject([{ state: 'expired' }]);
  });

  test('of a session asks for the pass code again', async () => {
    const made = await aShareLink(product, await aPatient(product));
    const { session, position } = await opened(product, made);
    await read(showSharedRecord, session, position);
    await product.database.query('update read.share_sessions set until = now() where link_id = $1', [made.id]);
    expect((await read(listSharedDiagnoses, session)).code).toBe('SHARE_SESSION_ENDED');
    const again = await opened(product, made);
    expect((await read(listSharedDiagnoses, again.session, again.position)).status).toBe(200);
  });

  test('is decided by its patient only', async () => {
    const [owner, other] = await Promise.all([aPatient(product), aPatient(product)]);
    const made = await aShareLink(product, owner);
    expect((await revoke(other, made.id)).code).toBe('SHARE_LINK_NOT_FOUND');
    expect(await linksOf(other, made.position)).toEqual([]);
    const { session, position } = await opened(product, made);
    expect((await read(listSharedDiagnoses, session, position)).status).toBe(200);
  });
});
