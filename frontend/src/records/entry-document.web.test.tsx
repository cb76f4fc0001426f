import { afterEach, beforeEach, expect, test } from '@jest/globals';
import { cleanup, screen, waitFor } from '@testing-library/react';
import { endSession, startSession } from '../signed-in/session';
import { type Answer, refusal, stubNetwork } from '../testing/network';
import { renderPage } from '../testing/render-page';
import { press } from '../testing/user-events';
import { EntryDocument } from './entry-document';
import type { ShownEntry } from './shown-entry';

const saved: string[] = [];
let made = 0;
beforeEach(() => {
  saved.length = 0;
  made = 0;
  URL.createObjectURL = () => `blob:${(made += 1)}`;
  URL.revokeObjectURL = () => undefined;
  HTMLAnchorElement.prototype.click = function (this: HTMLAnchorElement) {
    saved.push(this.download);
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

const documentUrl = '/api/records/p/documents/d';
const entry: ShownEntry = {
  ...{ id: 'e', kind: 'testReport', title: 'HbA1c', text: '5.9 %', facts: [] },
  ...{ date: '2026-11-18', knownDate: '2026-11-18' },
  ...{
    doctorName: 'Dr. Kulkarni',
    author: { id: 'p', role: 'patient' },
    retracted: null,
    isTaken: false,
    override: null,
    isUnchecked: false,
    followUp: null,
    origin: null,
    labValues: null,
    urgency: null,
    createdAt: '2026-11-05T06:00:00.000Z',
    documentUrl,
  },
  document: { name: 'HbA1c.pdf', mediaType: 'application/pdf', size: 422_000, thumbnailUrl: null },
};
const picture = {
  ...{ ...entry, title: 'X-ray' },
  document: { name: 'knee.png', mediaType: 'image/png', size: 900, thumbnailUrl: `${documentUrl}/thumbnail` },
};

function open(shown: ShownEntry, ...replies: Answer[]) {
  const asked = stubNetwork(({ path }) =>
    path.endsWith('/thumbnail') ? { json: {} } : (replies.shift() ?? { json: {} }),
  );
  renderPage(<EntryDocument entry={shown} />);
  return { asked: () => asked.map(({ path }) => path) };
}

test('an entry without a document shows nothing', () => {
  open({ ...entry, documentUrl: null, document: null });
  expect(screen.queryAllByRole('button')).toEqual([]);
});

test('name and size are shown; nothing is fetched before it is opened', () => {
  const { asked } = open(entry);
  expect(screen.getByText('HbA1c.pdf').textContent).toBe('HbA1c.pdf 412 KB');
  expect(asked()).toEqual([]);
});

test('a PDF opens in a new tab, with the sign-in of this page', async () => {
  const tab = { location: { replace: (to: string) => saved.push(to) }, close: () => undefined };
  window.open = () => tab as unknown as Window;
  const { asked } = open(entry);
  await press('View File, HbA1c');
  await waitFor(() => expect(saved).toEqual(['blob:1']));
  expect(asked()).toEqual([documentUrl]);
});

test('a picture opens in a dialog, and can be closed', async () => {
  open(picture);
  await press('View File, X-ray');
  const dialog = await screen.findByRole('dialog', { name: 'The document of X-ray' });
  expect(screen.getByRole('img', { name: 'knee.png' }).getAttribute('src')).toMatch(/^blob:/);
  await press('Close');
  await waitFor(() => expect(dialog.isConnected).toBe(false));
});

test('a thumbnail is shown once there is one', async () => {
  const { asked } = open(picture);
  await waitFor(() => expect(document.querySelector('img')?.getAttribute('src')).toMatch(/^blob:/));
  expect(asked()).toEqual([`${documentUrl}/thumbnail`]);
});

test('the download has the name of the document', async () => {
  open(entry);
  await press('Download HbA1c');
  await waitFor(() => expect(saved).toEqual(['HbA1c.pdf']));
});

test('while it is fetched, the card says so', async () => {
  let reply: (answer: Answer) => void = () => undefined;
  stubNetwork(() => new Promise<Answer>((resolve) => (reply = resolve)));
  renderPage(<EntryDocument entry={entry} />);
  await press('Download HbA1c');
  expect((await screen.findByRole('status')).textContent).toBe('Opening…');
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'View File, HbA1c' }).disabled).toBe(true);
  reply({ json: {} });
  await waitFor(() => expect(screen.getByRole('status').textContent).toBe(''));
});

test('a document that cannot be opened says why, until the next attempt', async () => {
  open(picture, refusal(404, 'DOCUMENT_NOT_FOUND', 'There is no such document, or you may no longer open it.'));
  await press('View File, X-ray');
  const alert = await screen.findByRole('alert');
  expect(alert.textContent).toBe(
    'The document could not be opened.There is no such document, or you may no longer open it.',
  );
  await press('View File, X-ray');
  expect(await screen.findByRole('dialog', { name: 'The document of X-ray' })).toBeTruthy();
  expect(screen.queryByRole('alert')).toBeNull();
});
