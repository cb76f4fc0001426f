import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { renderPage } from '../testing/render-page';
import { fillIn, press, userEvents } from '../testing/user-events';
import { AddEntry } from './add-entry';

interface Asked {
  method: string;
  path: string;
  body: unknown;
}
let asked: Asked[];
/** Resolves when the server takes the content of the upload. */
let take: () => void;
let closed: number;

beforeEach(() => {
  asked = [];
  closed = 0;
  const taken = new Promise<void>((resolve) => (take = resolve));
  globalThis.fetch = async (url, { method = 'GET', body } = {}) => {
    const path = String(url);
    asked.push({ method, path, body: typeof body === 'string' ? (JSON.parse(body) as unknown) : null });
    if (method === 'PATCH') await taken;
    const json =
      path === '/api/uploads'
        ? { uploadId: 'u1' }
        : { success: true, message: 'Test Report added successfully!', data: { entryId: '3' } };
    const headers = new Headers({ 'upload-offset': '3' });
    const response = { ok: true, status: 200, headers, json: async () => json, clone: () => response };
    return response as unknown as Response;
  };
  startSession({
    accessToken: 't',
    user: { _id: 'p', id: 'p', role: 'patient', fullName: 'Meera Joshi', email: 'm@x.y', profileImage: null },
  });
});
afterEach(() => {
  cleanup();
  endSession();
});

async function choose() {
  renderPage(<AddEntry tab="tests" onClose={() => (closed += 1)} />);
  const file = new File(['%PD'], 'HbA1c.pdf', { type: 'application/pdf' });
  await userEvents.upload(await screen.findByLabelText('Choose a document or drop it here'), file);
}
const save = () => screen.getByRole<HTMLButtonElement>('button', { name: 'Save' });

test('the entry is saved with the uploaded document, and not before it is uploaded', async () => {
  await choose();
  expect(await screen.findByText('Please wait until the document is uploaded, or cancel it.')).toBeTruthy();
  expect(save().disabled).toBe(true);
  take();
  expect(await screen.findByText('HbA1c.pdf is uploaded.')).toBeTruthy();
  await fillIn('Test name', 'HbA1c');
  await fillIn('Result', '5.9 %');
  await fillIn("Doctor's name", 'Dr. Kulkarni');
  await press('Save');
  await waitFor(() => expect(closed).toBe(1));
  expect(asked.at(-1)).toMatchObject({ path: '/api/users/addReport', body: { testName: 'HbA1c', uploadId: 'u1' } });
  expect(asked.some(({ method }) => method === 'DELETE')).toBe(false);
});

test('an upload can be cancelled, and the entry saved without it', async () => {
  await choose();
  await screen.findByText('Please wait until the document is uploaded, or cancel it.');
  const [cancelUpload] = screen.getAllByRole('button', { name: 'Cancel' });
  await userEvents.click(cancelUpload!);
  expect(await screen.findByText('The upload was cancelled. Nothing was saved.')).toBeTruthy();
  expect(save().disabled).toBe(false);
});

test('closing the dialog removes the uploaded document', async () => {
  await choose();
  take();
  await screen.findByText('HbA1c.pdf is uploaded.');
  await press('Cancel');
  expect(closed).toBe(1);
  await waitFor(() => expect(asked.at(-1)).toMatchObject({ method: 'DELETE', path: '/api/uploads/u1' }));
});

test('Escape asks before it drops what was typed, and closes an untouched form at once', async () => {
  renderPage(<AddEntry tab="tests" onClose={() => (closed += 1)} />);
  await screen.findByLabelText('Test name');
  await userEvents.keyboard('{Escape}');
  expect(closed).toBe(1);
  await fillIn('Test name', 'HbA1c');
  await userEvents.keyboard('{Escape}');
  expect(closed).toBe(1);
  expect((await screen.findByRole('alert')).textContent).toBe('Discard what you typed? It has not been saved.');
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Keep editing' }));
  await userEvents.keyboard('{Escape}');
  expect(screen.queryByRole('alert')).toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText('Test name'));
  expect(screen.getByLabelText<HTMLInputElement>('Test name').value).toBe('HbA1c');
  await press('Close');
  await press('Discard');
  expect(closed).toBe(2);
});
