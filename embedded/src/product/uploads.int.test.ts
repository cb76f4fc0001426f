import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, test } from '@jest/globals';
import { PIECE_BYTES, PIECE_TYPE } from '@anamnesis/contracts/uploads/constants';
import { appendToUpload, cancelUpload, createUpload, showUpload } from '@anamnesis/contracts/uploads/routes';
import { until } from '@anamnesis/platform/testing/until';
import { aDoctor, aPatient, newDoctor, newPatient, type Person } from './testing/people.js';
import type { Product } from './testing/product.js';
import { sharedProduct } from './testing/start-product.js';

let product: Product;
let asha: Person;
let bela: Person;
beforeAll(async () => {
  product = await sharedProduct();
  [asha, bela] = await Promise.all([
    aPatient(product, newPatient('Asha Nair')),
    aPatient(product, newPatient('Bela Shah')),
  ]);
});
afterAll(() => product.close());

const PIECE = PIECE_BYTES.usual;
const content = `%PDF-1.7\n${'x'.repeat(PIECE * 2)}\n%%EOF\n`;
const metadata = `filetype ${btoa('application/pdf')},filename ${btoa('report.pdf')}`;

async function begin(as: Person = asha, length = content.length): Promise<string> {
  const headers = { 'tus-resumable': '1.0.0', 'upload-length': String(length), 'upload-metadata': metadata };
  const { status, headers: given, body } = await product.call(createUpload, { as, headers });
  expect([status, given.get('location')]).toEqual([201, `/api/uploads/${body.uploadId}`]);
  return body.uploadId;
}
const append = (uploadId: string, offset: number, body: string, as: Person | string = asha, more = {}) =>
  product.call(appendToUpload, {
    ...{ as, params: { uploadId }, body },
    headers: { 'content-type': PIECE_TYPE, 'upload-offset': String(offset), 'tus-resumable': '1.0.0', ...more },
  });
const head = (uploadId: string, { token }: Person = asha) =>
  fetch(`${product.address}/api/uploads/${uploadId}`, {
    method: 'HEAD',
    headers: { authorization: `Bearer ${token}` },
  });
const offsetOf = async (uploadId: string) => (await head(uploadId)).headers.get('upload-offset');

describe('the tus protocol through the gateway', () => {
  test('creates, continues and finishes an upload', async () => {
    const id = await begin();
    const first = await append(id, 0, content.slice(0, PIECE));
    expect([first.status, first.headers.get('upload-offset')]).toEqual([204, String(PIECE)]);
    const shown = await head(id);
    expect([shown.status, await shown.text()]).toEqual([200, '']);
    expect(Object.fromEntries(shown.headers)).toMatchObject({
      ...{ 'upload-offset': String(PIECE), 'upload-length': String(content.length) },
      ...{ 'tus-resumable': '1.0.0', 'cache-control': 'no-store' },
    });
    expect(Date.parse(shown.headers.get('upload-expires') ?? '')).toBeGreaterThan(Date.now());
    expect((await append(id, PIECE, content.slice(PIECE))).headers.get('upload-offset')).toBe(String(content.length));
    const { body } = await product.call(showUpload, { as: asha, params: { uploadId: id } });
    expect(body).toEqual({ offset: content.length, length: content.length });
    const taken = await product.services.ports.uploads.take(asha.id, id, randomUUID());
    expect(taken).toMatchObject({ name: 'report.pdf', mediaType: 'application/pdf', size: content.length });
  });

  test('continues after the connection was lost in the middle of a piece', async () => {
    const id = await begin();
    await append(id, 0, content.slice(0, PIECE));
    const sending = request(`${product.address}/api/uploads/${id}`, {
      method: 'PATCH',
      headers: {
        ...{ authorization: `Bearer ${asha.token}`, 'content-type': PIECE_TYPE },
        ...{ 'upload-offset': PIECE, 'content-length': PIECE },
      },
    });
    const lost = once(sending, 'error');
    sending.write(content.slice(PIECE, PIECE * 1.5));
    await once(sending, 'socket');
    sending.destroy(new Error('lost'));
    await lost;
    await until(async () => expect(await offsetOf(id)).toBe(String(PIECE)));
    expect((await append(id, PIECE, content.slice(PIECE))).status).toBe(204);
  });

  test('continues with a new token after the old one has expired', async () => {
    const id = await begin();
    await append(id, 0, content.slice(0, PIECE));
    const refused = await append(id, PIECE, content.slice(PIECE), 'not.a.token');
    expect([refused.status, refused.code]).toEqual([401, 'NOT_SIGNED_IN']);
    const token = await product.tokenFor({ id: asha.id, role: 'patient' }, ['pwd']);
    expect((await append(id, PIECE, content.slice(PIECE), token)).status).toBe(204);
  });

  test("hides another person's upload as if there were none", async () => {
    const id = await begin();
    for (const uploadId of [id, randomUUID()]) {
      const codes = await Promise.all([
        product.call(showUpload, { as: bela, params: { uploadId } }),
        append(uploadId, 0, content.slice(0, PIECE), bela),
        product.call(cancelUpload, { as: bela, params: { uploadId } }),
      ]);
      expect(codes.map(({ code }) => code)).toEqual(Array.from({ length: 3 }, () => 'UPLOAD_NOT_FOUND'));
      expect((await head(uploadId, bela)).status).toBe(404);
    }
    expect(await offsetOf(id)).toBe('0');
  });

  test('cancels an upload', async () => {
    const id = await begin();
    await append(id, 0, content.slice(0, PIECE));
    const { status } = await product.call(cancelUpload, { as: asha, params: { uploadId: id } });
    expect([status, (await head(id)).status]).toEqual([204, 404]);
  });
});

describe('refused are', () => {
  test('an offset that is not the number of received bytes, with the right one', async () => {
    const { status, code, body } = await append(await begin(), 5, content.slice(0, PIECE));
    expect([status, code, body.parameters]).toEqual([409, 'UPLOAD_OFFSET_WRONG', { offset: 0 }]);
  });

  test('content that is not what its name says', async () => {
    const id = await begin();
    const { status, code } = await append(id, 0, 'MZ'.padEnd(PIECE, 'x'));
    expect([status, code]).toEqual([415, 'FILE_TYPE_REFUSED']);
    expect((await head(id)).status).toBe(404);
  });

  test('a document that is too large, before anything is sent', async () => {
    const headers = { 'upload-length': String(26 * 1024 * 1024) };
    expect((await product.call(createUpload, { as: asha, headers })).code).toBe('FILE_TOO_LARGE');
  });

  test.each(['', '-1', '1e3', '9'.repeat(30)])('a length of "%s"', async (length) => {
    expect((await product.call(createUpload, { as: asha, headers: { 'upload-length': length } })).code).toBe(
      'INPUT_INVALID',
    );
  });

  test('a piece that is too large, or of another media type', async () => {
    const id = await begin();
    expect((await append(id, 0, 'x'.repeat(PIECE_BYTES.most + 1))).code).toBe('BODY_TOO_LARGE');
    expect((await append(id, 0, content.slice(0, PIECE), asha, { 'content-type': 'application/pdf' })).code).toBe(
      'BODY_MALFORMED',
    );
  });

  test('another version of the protocol', async () => {
    const { status, code } = await append(await begin(), 0, content.slice(0, PIECE), asha, {
      'tus-resumable': '2.0.0',
    });
    expect([status, code]).toEqual([412, 'UPLOAD_VERSION_REFUSED']);
  });

  test('requests of pages of other sites', async () => {
    const more = { origin: 'https://evil.example', cookie: 'a=b' };
    expect((await append(await begin(), 0, content.slice(0, PIECE), asha, more)).code).toBe('ORIGIN_REFUSED');
  });

  test('a doctor who has signed in without a second factor', async () => {
    const doctor = await aDoctor(product, newDoctor('Kavita Iyer'));
    const as = await product.tokenFor({ id: doctor.id, role: 'doctor' }, ['pwd']);
    expect((await product.call(createUpload, { as, headers: { 'upload-length': '100' } })).code).toBe(
      'SECOND_FACTOR_REQUIRED',
    );
  });
});
