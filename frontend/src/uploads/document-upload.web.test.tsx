import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import { renderPage } from '../testing/render-page';
import { type Answer, refusal, type RequestSeen } from '../testing/network';
import { userEvents } from '../testing/user-events';
import { DocumentUpload } from './document-upload';

afterEach(cleanup);

const changes: (string | null)[] = [];
let asked: RequestSeen[];
/** Replies to come, in order; after them the server accepts everything. */
let next: Answer[];
let received: number;
const SIZE = 600 * 1024;

beforeEach(() => {
  changes.length = 0;
  asked = [];
  next = [];
  received = 0;
  globalThis.fetch = async (url, init = {}) => {
    const method = init.method ?? 'GET';
    asked.push({ method, path: String(url), headers: new Headers(init.headers), body: init.body });
    const forced = next.shift();
    if (forced === 'refused') throw new TypeError('Failed to fetch');
    if (forced) return reply(forced.status ?? 200, forced.json);
    if (method === 'POST') return reply(201, { uploadId: 'u1' });
    if (method === 'GET') return reply(200, { offset: received, length: SIZE });
    if (method === 'PATCH') received += (init.body as Blob).size;
    return reply(204, null, { 'upload-offset': String(received) });
  };
});
function reply(status: number, json: unknown, headers: Record<string, string> = {}): Response {
  const response = {
    ok: status < 400,
    status,
    headers: new Headers(headers),
    json: async () => json,
    clone: () => response,
  };
  return response as unknown as Response;
}
const sent = () => asked.map(({ method }) => method);
const aFile = (size = SIZE) => new File([new Uint8Array(size)], 'lipids.pdf', { type: 'application/pdf' });
async function choose(file: File) {
  renderPage(<DocumentUpload onChange={(id) => changes.push(id)} />);
  await userEvents.upload(await screen.findByLabelText('Choose a document or drop it here'), file);
}

test('a chosen document is sent in pieces, and its id is given', async () => {
  await choose(aFile());
  expect(await screen.findByText('lipids.pdf is uploaded.')).toBeTruthy();
  expect(sent()).toEqual(['POST', 'PATCH', 'PATCH', 'PATCH']);
  expect(asked.map(({ headers }) => headers.get('upload-offset'))).toEqual([null, '0', '262144', '524288']);
  expect(asked[0]?.headers.get('upload-metadata')).toBe(`filename ${btoa('lipids.pdf')}`);
  expect(changes).toEqual(['u1']);
});

test('after a lost connection it says so, and continues from what the server has', async () => {
  next = [{ status: 201, json: { uploadId: 'u1' } }, 'refused'];
  await choose(aFile());
  expect(await screen.findByText('The connection was lost. The upload continues by itself.')).toBeTruthy();
  fireEvent(window, new Event('online'));
  expect(await screen.findByText('lipids.pdf is uploaded.')).toBeTruthy();
  expect(sent()).toEqual(['POST', 'PATCH', 'GET', 'PATCH', 'PATCH', 'PATCH']);
});

test('a refusal is shown in its words, and can be tried again', async () => {
  next = [refusal(409, 'TOO_MANY_UPLOADS', 'Too many uploads of yours are unfinished.')];
  await choose(aFile());
  expect((await screen.findByRole('alert')).textContent).toContain('Too many uploads of yours are unfinished.');
  await userEvents.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('lipids.pdf is uploaded.')).toBeTruthy();
});

test('a refused document is gone on the server, so closing the page removes nothing', async () => {
  next = [{ status: 201, json: { uploadId: 'u1' } }, refusal(415, 'FILE_TYPE_REFUSED', 'That file is not of a kind.')];
  await choose(aFile());
  expect((await screen.findByRole('alert')).textContent).toContain('That file is not of a kind.');
  cleanup();
  expect(sent()).toEqual(['POST', 'PATCH']);
});

test('after any other refusal the upload is removed, once', async () => {
  next = [{ status: 201, json: { uploadId: 'u1' } }, refusal(403, 'NOT_ALLOWED', 'Your account may not do this.')];
  await choose(aFile());
  expect((await screen.findByRole('alert')).textContent).toContain('Your account may not do this.');
  cleanup();
  expect(sent()).toEqual(['POST', 'PATCH', 'DELETE']);
});

test('too large and empty documents are refused before anything is sent', async () => {
  const large = aFile(1);
  Object.defineProperty(large, 'size', { value: 26 * 1024 * 1024 });
  await choose(large);
  expect((await screen.findByRole('alert')).textContent).toContain('That file is too large.');
  expect(asked).toEqual([]);
});

test('while the connection is lost, the upload can be cancelled', async () => {
  next = [{ status: 201, json: { uploadId: 'u1' } }, 'refused'];
  await choose(aFile());
  await screen.findByText('The connection was lost. The upload continues by itself.');
  expect(screen.getByRole('progressbar', { name: 'Uploading lipids.pdf' })).toBeTruthy();
  await userEvents.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(await screen.findByText('The upload was cancelled. Nothing was saved.')).toBeTruthy();
  fireEvent(window, new Event('online'));
  expect(sent()).toEqual(['POST', 'PATCH', 'DELETE']);
  expect(changes).toEqual([]);
});

test('a finished document can be removed', async () => {
  await choose(aFile());
  await userEvents.click(await screen.findByRole('button', { name: 'Remove' }));
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/uploads/u1' }));
  expect(changes).toEqual(['u1', null]);
});
